import type { Decimal } from "../../shared/decimal.ts"
import type { OrderInvoiceRequest } from "../invoice-request.ts"

type Maybe<A> = A | null | undefined

/** What a job is asked for with (contract B3). */
export interface BatchJobRequest {
  readonly ensureWebhooksAreEnabled?: Maybe<boolean>
  readonly jobDescription?: Maybe<string>
}

/** Which drafts are to be posted (contract B17). */
export interface PostDraftsRequest extends BatchJobRequest {
  /** A filter of lists of invoices. */
  readonly filter: string
}

/** What is to be invoiced in a batch (contract B1, B2). */
export interface GenerateBatchRequest extends BatchJobRequest, Omit<OrderInvoiceRequest, "invoiceAction"> {
  readonly invoiceAllAccounts?: Maybe<boolean>
  readonly invoiceAllBatchGroups?: Maybe<boolean>
  readonly accounts?: Maybe<readonly string[]>
  readonly invoiceBatchGroups?: Maybe<readonly string[]>
  readonly minimumInvoiceAmount?: Maybe<Decimal>
}
