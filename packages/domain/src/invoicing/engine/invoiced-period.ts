import type { ProrationMethod } from "../../organisation/proration-method.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { OrderChargeId } from "../../shared/ids.ts"

/** Days from the first one to the day before `to`. */
export interface Span {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** A span of a version of a charge that stands on a line of an invoice that is neither cancelled nor released. */
export interface InvoicedPeriod extends Span {
  readonly orderChargeId: OrderChargeId
  readonly from: CalendarDate
  /** The first day behind it; of a OneOff `from`. */
  readonly to: CalendarDate
  /** 0 unless each tier has its own line. */
  readonly tier: number
  /** 0; 1 and up are catch-ups for late usage; of a delivery its place, from 0. */
  readonly number: number
  /** The period of the grid that the window may have cut; of a OneOff `from` and `to`. */
  readonly whole: Span
  readonly method: ProrationMethod
  /** What the line comes to, with the tax in it when prices have it: signed, rounded, after order discounts. */
  readonly amount: Decimal
  /** The same before order discounts. */
  readonly amountPreDiscount: Decimal
  /** Parts with equal order discounts and what these leave of 1; absent without order discounts. */
  readonly spans?: readonly (Span & { readonly left: Decimal })[]
}
