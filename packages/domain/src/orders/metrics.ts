import type { Decimal } from "../shared/decimal.ts"

/**
 * The value of an order, a charge or a booking, in the currency of the order and rounded to that currency's digits
 * (contract S30).
 */
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
