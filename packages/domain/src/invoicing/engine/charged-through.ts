import { windowOf } from "../../orders/charge-window.ts"
import type { Order } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { addDays, type CalendarDate } from "../../shared/calendar-date.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { BillableLine } from "./billed-lines.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"

/**
 * The first day that is not invoiced, for each version of a charge whose day the lines move (contract V16). For most
 * charges that is where the invoiced periods of the version first have a gap. For Usage it is the end of the last
 * invoiced period, because a period without rows is no gap.
 */
export const chargedThroughWith = (
  order: Order,
  invoiced: readonly InvoicedPeriod[],
  lines: readonly BillableLine[],
): ReadonlyMap<OrderChargeId, CalendarDate> => {
  const moved = new Map<OrderChargeId, CalendarDate>()
  for (const { charge } of new Map(lines.map((line) => [line.charge.id, line])).values()) {
    const window = windowOf(order, charge)
    if (window === undefined) continue
    if (charge.chargeType === "OneOff") {
      moved.set(charge.id, addDays(window.from, 1))
      continue
    }
    const start = charge.chargedThrough ?? window.from
    const isOpen = (period: InvoicedPeriod) => period.orderChargeId === charge.id && period.to >= start
    const held = [...invoiced.filter(isOpen), ...lines.map(({ period }) => period).filter(isOpen)]
    const end = chargedTo(charge, start, held)
    const through = window.to !== undefined && window.to < end ? window.to : end
    if (through > start) moved.set(charge.id, through)
  }
  return moved
}

const chargedTo = ({ chargeType }: OrderCharge, start: CalendarDate, held: readonly InvoicedPeriod[]): CalendarDate => {
  if (chargeType === "Usage") return held.reduce((last, { to }) => (last < to ? to : last), start)
  return held
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .reduce((day, { from, to }) => (from <= day && day < to ? to : day), start)
}
