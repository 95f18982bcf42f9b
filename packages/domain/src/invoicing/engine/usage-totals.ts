import type { OrderChargeId } from "../../shared/ids.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"

/** A period of a Usage or Measured charge whose rows have to be summed before it can be billed. */
export interface UsagePeriod {
  readonly chargeNumber: string
  readonly orderChargeId: OrderChargeId
  readonly from: CalendarDate
  /** The first day behind it. */
  readonly to: CalendarDate
  /** Usage: the rows inside it. Else what a Measured charge takes of the rows before its end (contract V10). */
  readonly of: "Usage" | "LatestDate" | "SumLatestDate"
}

/** What the rows of a period come to, of all of them, on invoices or not. */
export interface UsageTotals {
  readonly count: number
  readonly sum: Decimal
  readonly max: Decimal
  /** The sum of quantity × `ratedPrice`. */
  readonly rated: Decimal
  /** What is measured, of a Measured charge; absent when nothing ever was. */
  readonly quantity?: Decimal
}

/** The key of a period among totals. */
export const usageKey = ({ orderChargeId, from }: Pick<UsagePeriod, "orderChargeId" | "from">): string =>
  `${orderChargeId} ${from}`
