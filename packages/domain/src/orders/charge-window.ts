import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** The days from `from` to the day before `to`; without end when `to` is absent. */
export interface Window {
  readonly from: CalendarDate
  readonly to?: CalendarDate
}

type Dated = Pick<OrderCharge, "start" | "end">

/**
 * The days on which a version of a charge is in force: its own days, cut to those of the order (contract S16). Absent
 * when no day is left, and while the milestone with which the charge begins has no date. A OneOff charge has only its
 * first day.
 */
export const windowOf = (order: Pick<Order, "start" | "end">, { start, end }: Dated): Window | undefined => {
  if (start === undefined) return undefined
  const from = start < order.start ? order.start : start
  const to = earlier(end, order.end)
  return to === undefined ? { from } : from < to ? { from, to } : undefined
}

/** The earlier of two ends. An absent end lies after any date. */
export const earlier = (a: CalendarDate | undefined, b: CalendarDate | undefined): CalendarDate | undefined =>
  a === undefined ? b : b === undefined || a < b ? a : b
