import type { PaymentBatchId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The payments of a bank file (contract P16). */
export interface PaymentBatch {
  readonly id: PaymentBatchId
  readonly number: string
  /** The id that the bank gave the message. */
  readonly messageId: string
  /** The number of payments that were made from entries, and of those for which an invoice was found. */
  readonly created: number
  readonly matched: number
  /** The number of entries that were imported before. */
  readonly skipped: number
  readonly createdAt: Timestamp
}
