import { Result } from "effect"
import { addDays, type CalendarDate } from "../shared/calendar-date.ts"
import { editCharges } from "./edit-charges.ts"
import { chargesOf, type Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"
import type { Cancellation } from "./read-cancellation.ts"

type VersionsOf = (chargeNumber: string) => readonly OrderCharge[]

/**
 * Ends the charges of an order, and the order together with its last charge, in the version that the cancellation makes
 * (contract S20). A charge whose end does not change stays the same object.
 */
export const cancelOrder = (order: Order, cancellation: Cancellation): Result.Result<Order, OrdersRefusal> => {
  const { versions } = chargesByNumber(order)
  const stopped = editCharges(order, (charge) => {
    const stop = firstDayWithout(charge.chargeNumber, cancellation, versions)
    const isLast = versions(charge.chargeNumber).at(-1) === charge
    return stop === undefined ? charge : stopCharge(charge, stop, isLast ? order.version : undefined)
  })
  const end = endOf(order, stopped, cancellation)
  if (end === undefined) return Result.fail(refuse("EvergreenHasNoEnd"))
  return Result.succeed({
    ...stopped,
    end: end < order.start ? order.start : end,
    cancellationDate: cancellation.cancellationDate,
    isAutoRenewed: false,
  })
}

const chargesByNumber = (order: Order): { readonly versions: VersionsOf } => {
  const groups = Map.groupBy(chargesOf(order), ({ chargeNumber }) => chargeNumber)
  return { versions: (chargeNumber) => groups.get(chargeNumber) ?? [] }
}

/** The first day without the charge; `undefined` when the charge keeps its end. */
const firstDayWithout = (
  chargeNumber: string,
  cancellation: Cancellation,
  versions: VersionsOf,
): CalendarDate | undefined => {
  switch (cancellation.mode) {
    case "OnOrderCancellationDate":
      return cancellation.firstDay
    case "OnChargesInvoiceToDates":
      return versions(chargeNumber).flatMap(invoicedTo).reduce(later, cancellation.firstDay)
    case "OnCustomDates":
      return cancellation.firstDayOf.get(chargeNumber)
    case "OnChargesEffectiveEndDates":
      return undefined
  }
}

/**
 * The first day of a version of a charge that is not invoiced, at most the version's end. The list is empty when
 * nothing of the version is invoiced.
 */
const invoicedTo = ({ end, chargedThrough }: OrderCharge): readonly CalendarDate[] => {
  if (chargedThrough === undefined) return []
  return [end !== undefined && end < chargedThrough ? end : chargedThrough]
}

/** A version of a charge that ends before day `stop`. A version that had not begun by then becomes empty. */
const stopCharge = (charge: OrderCharge, stop: CalendarDate, endedIn: number | undefined): OrderCharge => {
  const { chargeType, start, end } = charge
  const ended = endedIn === undefined ? {} : { endedIn }
  // A charge without a start waits for its milestone: the charge ends without ever getting a window.
  if (start === undefined)
    return endedIn === undefined || charge.endedIn !== undefined ? charge : { ...charge, endedIn }
  if (chargeType === "OneOff" && (start < stop || end !== undefined)) return charge
  const last = later(start, stop)
  return end !== undefined && end <= last ? charge : { ...charge, end: last, ...ended }
}

/** The first day after the cancelled order; `undefined` when a charge without end would leave the order without end. */
const endOf = (before: Order, stopped: Order, cancellation: Cancellation): CalendarDate | undefined => {
  if (cancellation.mode === "OnChargesEffectiveEndDates") return before.end
  const first = cancellation.mode === "OnCustomDates" ? before.start : cancellation.firstDay
  return chargesOf(stopped)
    .filter(({ start, end, endedIn }) => (start === undefined ? endedIn === undefined : start !== end))
    .map((charge) => windowEnd(charge, before.end))
    .reduce<CalendarDate | undefined>(
      (last, end) => (last === undefined || end === undefined ? undefined : later(last, end)),
      first,
    )
}

/** The end of a charge within an order; `undefined` when neither the charge nor the order has an end. */
const windowEnd = ({ chargeType, start, end }: OrderCharge, orderEnd: CalendarDate | undefined) => {
  const own = end ?? (chargeType === "OneOff" && start !== undefined ? addDays(start, 1) : orderEnd)
  return own !== undefined && orderEnd !== undefined && orderEnd < own ? orderEnd : own
}

const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? b : a)
