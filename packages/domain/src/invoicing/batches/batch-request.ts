import type { Decimal } from "../../shared/decimal.ts"
import type { OrderInvoiceRequest } from "../invoice-request.ts"

type Maybe<A> = A | null | undefined

/** The members that every request for a batch job has (contract B3). */
export interface BatchJobRequest {
  readonly ensureWebhooksAreEnabled?: Maybe<boolean>
  readonly jobDescription?: Maybe<string>
}

/** A request to post drafts, with the choice of drafts (contract B17). */
export interface PostDraftsRequest extends BatchJobRequest {
  /** A filter for lists of invoices, which selects the drafts. */
  readonly filter: string
}

/** A request to invoice accounts in a batch, with the choice of accounts and dates (contract B1, B2). */
export interface GenerateBatchRequest extends BatchJobRequest, Omit<OrderInvoiceRequest, "invoiceAction"> {
  readonly invoiceAllAccounts?: Maybe<boolean>
  readonly invoiceAllBatchGroups?: Maybe<boolean>
  readonly accounts?: Maybe<readonly string[]>
  readonly invoiceBatchGroups?: Maybe<readonly string[]>
  readonly minimumInvoiceAmount?: Maybe<Decimal>
}
