import type { OrderChargeId } from "../../shared/ids.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"

/** A period of a Usage or Measured charge whose rows must be summed before it can be billed. */
export interface UsagePeriod {
  readonly chargeNumber: string
  readonly orderChargeId: OrderChargeId
  readonly from: CalendarDate
  /** The first day after the period. */
  readonly to: CalendarDate
  /**
   * Usage sums the rows inside the period. The other values say how a Measured charge derives its quantity from the
   * rows before the period's end (contract V10).
   */
  readonly of: "Usage" | "LatestDate" | "SumLatestDate"
}

/** The totals of all rows of a period, whether invoiced or not. */
export interface UsageTotals {
  readonly count: number
  readonly sum: Decimal
  readonly max: Decimal
  /** The sum of quantity × `ratedPrice` over the rows. */
  readonly rated: Decimal
  /** The measured quantity of a Measured charge; absent when nothing was ever measured. */
  readonly quantity?: Decimal
}

/** The key of a period in the map of totals. */
export const usageKey = ({ orderChargeId, from }: Pick<UsagePeriod, "orderChargeId" | "from">): string =>
  `${orderChargeId} ${from}`
