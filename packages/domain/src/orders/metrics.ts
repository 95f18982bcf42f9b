import type { Decimal } from "../shared/decimal.ts"

/** What an order, a charge or a booking is worth, in the currency of the order, rounded to its digits (contract S30). */
export interface Metrics {
  /** Contracted monthly recurring revenue. */
  readonly cmrr: Decimal
  /** Annual contract value: 12 × CMRR. */
  readonly acv: Decimal
  /** Total contract value. */
  readonly tcv: Decimal
  /** Estimated monthly recurring revenue: CMRR with the estimates of usage and of measured quantities. */
  readonly emrr: Decimal
  readonly oneTimeFees: Decimal
}
