import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

export interface Reviewed {
  /** Sentences for people about what is wrong; empty when nothing is. */
  readonly reasons: readonly string[]
  /** Sentences for people about what the sender should do although nothing is wrong. */
  readonly advice: readonly string[]
  /** Whether the invoice must not be posted because of the reasons. */
  readonly refuses: boolean
}

/** The check of an invoice before its posting by contexts that pass posted invoices on (contract E43). */
export interface PostingReview {
  /**
   * `invoice` is as it will be posted, except for its number, which is taken after the review. `attachments` are read
   * only when needed.
   */
  readonly review: (
    invoice: Invoice,
    attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>,
  ) => Effect.Effect<Reviewed, PortUnavailable>
}
