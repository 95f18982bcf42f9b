import type { ProrationMethod } from "../../organisation/proration-method.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { OrderChargeId } from "../../shared/ids.ts"

/** The days from `from` to the day before `to`. */
export interface Span {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * A span of a version of a charge that a line of an invoice bills. The invoice is not cancelled and the span is not
 * released.
 */
export interface InvoicedPeriod extends Span {
  readonly orderChargeId: OrderChargeId
  readonly from: CalendarDate
  /** The first day after the span; equals `from` for a OneOff. */
  readonly to: CalendarDate
  /** The tier of the line; 0 unless each tier has its own line. */
  readonly tier: number
  /** 0 for the first line of a period; 1, 2, … for catch-ups of late usage. For a delivery, its position from 0. */
  readonly number: number
  /** The full period of the grid before it is cut to the charge's window; for a OneOff `from` and `to`. */
  readonly whole: Span
  readonly method: ProrationMethod
  /** The amount of the line with its sign, rounded, after order discounts, with tax when prices include it. */
  readonly amount: Decimal
  /** The amount before order discounts. */
  readonly amountPreDiscount: Decimal
  /**
   * The parts with equal order discounts, and the fraction that the discounts leave in each; absent without order
   * discounts.
   */
  readonly spans?: readonly (Span & { readonly left: Decimal })[]
}
