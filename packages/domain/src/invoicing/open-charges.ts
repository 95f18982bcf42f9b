import { Option, Result } from "effect"
import { windowOf } from "../orders/charge-window.ts"
import type { Order, OrderProduct } from "../orders/order.ts"
import type { OrderCharge } from "../orders/order-charge.ts"
import { periodAt } from "../orders/periods.ts"
import { inBase } from "../orders/currency-amount.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf } from "../shared/decimal.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { billableLines, type BillingFacts } from "./engine/billable-lines.ts"
import type { BillableLine } from "./engine/billed-lines.ts"
import { byCharge, coveringOf } from "./engine/coverage.ts"
import { dueDay, type TargetDates } from "./engine/due.ts"
import type { InvoicedPeriod } from "./engine/invoiced-period.ts"
import { openPeriods } from "./engine/open-periods.ts"

/** A version of a charge with its order and product. */
export interface ChargeInOrder {
  readonly order: Order
  readonly product: OrderProduct
  readonly charge: OrderCharge
}

/**
 * The open amount of a version of a charge, in base currency at the rate of its order; absent without a rate or a
 * price.
 */
export interface OpenCharge {
  readonly amount?: Decimal
  /** The day from which the next period is due. */
  readonly nextDate?: CalendarDate
}

const farAway = "9999-12-31" as CalendarDate
/** Target dates so late that every period of the calendar is due. */
export const everything: TargetDates = {
  oneOff: farAway,
  recurringInAdvance: farAway,
  recurringInArrears: farAway,
  usage: farAway,
  measured: farAway,
}

/** Finds the version of a charge with an id among orders. */
export const chargeIn = (orders: readonly Order[], id: OrderChargeId): ChargeInOrder | undefined => {
  for (const order of orders)
    for (const product of order.products)
      for (const charge of product.charges) if (charge.id === id) return { order, product, charge }
  return undefined
}

/** The order reduced to the versions of one charge. With `before`, all of them end at that day. */
export const alone = ({ order, product, charge }: ChargeInOrder, before?: CalendarDate): Order => {
  const ofCharge = product.charges.filter(({ chargeNumber }) => chargeNumber === charge.chargeNumber)
  const cut = (each: OrderCharge): OrderCharge =>
    before === undefined || (each.end !== undefined && each.end <= before) ? each : { ...each, end: before }
  return { ...order, products: [{ ...product, charges: ofCharge.map(cut) }] }
}

/**
 * The first period of a charge that is not invoiced, by the calendar alone; for a Usage charge the period of its first
 * day.
 */
export const firstOpen = (
  { order, product, charge }: ChargeInOrder,
  invoiced: readonly InvoicedPeriod[],
): { readonly from: CalendarDate; readonly to: CalendarDate } | undefined => {
  const window = windowOf(order, charge)
  if (window === undefined) return undefined
  if (charge.chargeType === "OneOff") return { from: window.from, to: window.from }
  if (charge.chargeType === "Usage") return periodAt(order, charge, charge.chargedThrough ?? window.from)
  const covering = coveringOf(charge, product.charges, byCharge(invoiced))
  for (const period of openPeriods(order, charge, covering, everything)) return period
  return undefined
}

type Facts = Omit<BillingFacts, "targetDates" | "mostLines">

/** The lines that bill a version of a charge up to the end of the order; absent when a quantity has no price. */
const linesOf = (order: Order, { charge }: ChargeInOrder, facts: Facts): readonly BillableLine[] | undefined =>
  Option.getOrUndefined(
    Result.getSuccess(billableLines(order, { ...facts, targetDates: everything, mostLines: Number.MAX_SAFE_INTEGER })),
  )?.filter((line) => line.charge.id === charge.id)

const amountOf = ({ order }: ChargeInOrder, lines: readonly BillableLine[] | undefined): Pick<OpenCharge, "amount"> => {
  const amount =
    lines &&
    inBase(
      order,
      sumOf(lines, ({ period }) => period.amount),
    )
  return amount === undefined ? {} : { amount }
}

/**
 * The amount of a charge that is earned before a day and not invoiced: what would be invoiced if the charge ended on
 * that day (contract T7).
 */
export const earnedBefore = (place: ChargeInOrder, before: CalendarDate, facts: Facts): OpenCharge =>
  amountOf(place, linesOf(alone(place, before), place, facts))

/** The day when the next period of a charge is due, and its amount where it is known (contract T8). */
export const nextOf = (place: ChargeInOrder, facts: Facts): OpenCharge => {
  const open = firstOpen(place, facts.invoiced)
  if (open === undefined) return {}
  const { charge } = place
  const isCut = charge.chargeType === "Recurring" || charge.chargeType === "Measured"
  const lines = linesOf(alone(place, isCut ? open.to : undefined), place, facts)
  const first = lines?.map(({ period }) => period).toSorted((a, b) => (a.from < b.from ? -1 : 1))[0] ?? open
  const ofFirst = charge.chargeType === "OneOff" ? lines : lines?.filter(({ period }) => period.from === first.from)
  return { ...amountOf(place, ofFirst), nextDate: dueDay(charge, first) }
}
