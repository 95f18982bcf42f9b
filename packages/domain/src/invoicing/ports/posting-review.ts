import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Invoice } from "../invoice.ts"
import type { InvoiceAttachment } from "../invoice-attachment.ts"

export interface Reviewed {
  /** Sentences about what is wrong, for people; empty when nothing is. */
  readonly reasons: readonly string[]
  /** Sentences about what its sender should do beside, though nothing is wrong. */
  readonly advice: readonly string[]
  /** With reasons the invoice must not be posted. */
  readonly refuses: boolean
}

/** What those who take a posted invoice on say to it before it is posted (contract E43). */
export interface PostingReview {
  /**
   * `invoice` is as it is to be posted, but for its number, which is taken after the review; `attachments` are read only
   * where they are needed.
   */
  readonly review: (
    invoice: Invoice,
    attachments: Effect.Effect<readonly InvoiceAttachment[], PortUnavailable>,
  ) => Effect.Effect<Reviewed, PortUnavailable>
}
