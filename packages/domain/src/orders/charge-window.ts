import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** Days from the first one to the day before `to`; without end when that is absent. */
export interface Window {
  readonly from: CalendarDate
  readonly to?: CalendarDate
}

type Dated = Pick<OrderCharge, "start" | "end">

/**
 * The days in which a version of a charge is in force: its own, cut to those of the order (contract S16). Absent when
 * there are none, and while the milestone that the charge begins on has no date. Of a OneOff the first day counts.
 */
export const windowOf = (order: Pick<Order, "start" | "end">, { start, end }: Dated): Window | undefined => {
  if (start === undefined) return undefined
  const from = start < order.start ? order.start : start
  const to = earlier(end, order.end)
  return to === undefined ? { from } : from < to ? { from, to } : undefined
}

/** The earlier of two ends; an absent one is never reached. */
export const earlier = (a: CalendarDate | undefined, b: CalendarDate | undefined): CalendarDate | undefined =>
  a === undefined ? b : b === undefined || a < b ? a : b
