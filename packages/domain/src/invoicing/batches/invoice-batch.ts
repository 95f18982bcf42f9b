import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { AccountId, InvoiceBatchId, InvoiceBatchLogId, InvoiceId, UserId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { InvoiceHead, SummedInvoice } from "../invoice-in-portions.ts"
import type { TargetDates } from "../engine/due.ts"

export const batchStatuses = ["Generating", "Generated", "Posting", "Posted", "Cancelling", "Cancelled"] as const
export type BatchStatus = (typeof batchStatuses)[number]

export const jobResults = ["Pending", "Succeeded", "Failed"] as const
export type JobResult = (typeof jobResults)[number]

/** A job of a batch as callers know it (contract B4). */
export interface BatchJob {
  /** Events of the job have it for their correlation id. */
  readonly id: string
  /** Who asked for it: events of the job are triggered by this user. */
  readonly by: UserId
  /** What the caller calls it; it is in the service's log. */
  readonly description?: string
  readonly result: JobResult
  /** Once it has ended. */
  readonly message?: string
}

/** How far the present job is, or how far the last one came. */
export interface BatchWork {
  /** Accounts, or invoices to post; absent until they are counted. */
  readonly total?: number
  readonly done: number
  /** Invoices and credit notes that were made, listed or posted. */
  readonly made: number
  /** Credit notes among them. */
  readonly notes: number
  readonly failed: number
}

/** The place behind which a job goes on: accounts by their numbers, and the invoices of one by their ids. */
export interface BatchCursor {
  readonly account: string
  readonly invoice?: InvoiceId
}

/** An invoice batch group as it was called when the batch was asked for. */
export interface BatchGroupRef {
  readonly id: string
  readonly code: string
}

/** Invoices that are made together of what is due of orders, and posted together (docs/contract/invoice-batches.md). */
export interface InvoiceBatch extends Scope {
  readonly id: InvoiceBatchId
  /** Of the series InvoiceBatch. */
  readonly number: string
  readonly status: BatchStatus
  readonly invoiceDate: CalendarDate
  readonly targetDate: CalendarDate
  readonly targetDates: TargetDates
  /** Absent: all accounts. */
  readonly accounts?: readonly AccountId[]
  /** Absent: orders of all groups. */
  readonly groups?: readonly BatchGroupRef[]
  /** Invoices with a smaller total are not made. */
  readonly minimumAmount?: Decimal
  /** Of drafts that a filter found: the filter, as it was written (contract B17). */
  readonly filter?: string
  readonly generation: BatchJob
  readonly posting?: BatchJob
  readonly work: BatchWork
  readonly cursor?: BatchCursor
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/** What could not be invoiced or posted, and why (contract B5). */
export interface BatchLogEntry {
  readonly id: InvoiceBatchLogId
  readonly entityName: "Account" | "Invoice"
  readonly entityId: string
  /** The number of the account. */
  readonly reference: string
  readonly errorMessage: string
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

export const noWork: BatchWork = { done: 0, made: 0, notes: 0, failed: 0 }

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`

/** What a job did, in words (contract B4). */
export const workMessage = ({ made, notes, failed }: BatchWork, ofWhat: "account" | "invoice"): string => {
  const counts = [counted(made - notes, "invoice"), ...(notes === 0 ? [] : [counted(notes, "credit note")])]
  return ofWhat === "account"
    ? [...counts, ...(failed === 0 ? [] : [`${counted(failed, "account")} failed`])].join(", ")
    : [`${counts.join(", ")} posted`, ...(failed === 0 ? [] : [`${failed} failed`])].join(", ")
}

/** What a batch shows of an invoice of it. */
export type BatchedInvoice = Pick<InvoiceHead, "currency" | "id" | "invoiceDate" | "status"> &
  Pick<InvoiceHead, "externalCRMId" | "externalERPId" | "number"> &
  Pick<SummedInvoice["totals"], "subtotal" | "total">

/** What a job had done that somebody stopped (contract B19). */
export const stoppedMessage = (work: BatchWork, drafts: number): string =>
  `${workMessage(work, "invoice")}; stopped with ${counted(drafts, "draft")} left`

/** Says which invoices are in a batch. */
export type BatchRef = Pick<InvoiceBatch, "filter" | "id">

/** How many invoices and rows of its log a batch has. */
export interface BatchCounts {
  readonly invoices: number
  readonly logged: number
}

/** Invoices of a batch in one state and one currency, with what they come to. */
export interface BatchSum extends Pick<BatchedInvoice, "currency" | "status" | "subtotal" | "total"> {
  readonly count: number
}

/** A webhook that hears what becomes of a batch. */
export interface ListeningWebhook {
  readonly id: WebhookId
  readonly description?: string
}
