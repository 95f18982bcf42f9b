import type { PaymentBatchId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The payments of a bank file (contract P16). */
export interface PaymentBatch {
  readonly id: PaymentBatchId
  readonly number: string
  /** Of the message, as the bank calls it. */
  readonly messageId: string
  /** Payments that were made of its entries, and those of them for which an invoice was found. */
  readonly created: number
  readonly matched: number
  /** Entries that were imported before. */
  readonly skipped: number
  readonly createdAt: Timestamp
}
