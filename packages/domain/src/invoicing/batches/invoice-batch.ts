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

/** A job of a batch as the interface shows it (contract B4). */
export interface BatchJob {
  /** The id of the job, which is also the correlation id of the job's events. */
  readonly id: string
  /** The user who requested the job. Events of the job name this user. */
  readonly by: UserId
  /** A description that the caller gives. The service's log contains it. */
  readonly description?: string
  readonly result: JobResult
  /** The outcome of the job; absent while it runs. */
  readonly message?: string
}

/** The progress of the batch's job, or of the last one. */
export interface BatchWork {
  /** The number of accounts, or of invoices to post; absent until they are counted. */
  readonly total?: number
  readonly done: number
  /** The number of invoices and credit notes that were made, listed or posted. */
  readonly made: number
  /** The number of credit notes among them. */
  readonly notes: number
  readonly failed: number
}

/** The place after which a job continues: the number of an account, and the id of an invoice of that account. */
export interface BatchCursor {
  readonly account: string
  readonly invoice?: InvoiceId
}

/** An invoice batch group with the name that it had when the batch was requested. */
export interface BatchGroupRef {
  readonly id: string
  readonly code: string
}

/**
 * A set of invoices that are made together from what is due of orders, and posted together
 * (docs/contract/invoice-batches.md).
 */
export interface InvoiceBatch extends Scope {
  readonly id: InvoiceBatchId
  /** A number of the series InvoiceBatch. */
  readonly number: string
  readonly status: BatchStatus
  readonly invoiceDate: CalendarDate
  readonly targetDate: CalendarDate
  readonly targetDates: TargetDates
  /** The accounts to invoice; absent for all. */
  readonly accounts?: readonly AccountId[]
  /** The groups of the orders to invoice; absent for all. */
  readonly groups?: readonly BatchGroupRef[]
  /** Invoices with a smaller total are not made. */
  readonly minimumAmount?: Decimal
  /** The filter that found the drafts of the batch, as the caller wrote it (contract B17). */
  readonly filter?: string
  readonly generation: BatchJob
  readonly posting?: BatchJob
  readonly work: BatchWork
  readonly cursor?: BatchCursor
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}

/** An account that could not be invoiced, or an invoice that could not be posted, with the reason (contract B5). */
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

/** A sentence that sums up the work of a job (contract B4). */
export const workMessage = ({ made, notes, failed }: BatchWork, ofWhat: "account" | "invoice"): string => {
  const counts = [counted(made - notes, "invoice"), ...(notes === 0 ? [] : [counted(notes, "credit note")])]
  return ofWhat === "account"
    ? [...counts, ...(failed === 0 ? [] : [`${counted(failed, "account")} failed`])].join(", ")
    : [`${counts.join(", ")} posted`, ...(failed === 0 ? [] : [`${failed} failed`])].join(", ")
}

/** The members of an invoice that its batch shows. */
export type BatchedInvoice = Pick<InvoiceHead, "currency" | "id" | "invoiceDate" | "status"> &
  Pick<InvoiceHead, "externalCRMId" | "externalERPId" | "number"> &
  Pick<SummedInvoice["totals"], "subtotal" | "total">

/** A sentence about the work of a job that was stopped (contract B19). */
export const stoppedMessage = (work: BatchWork, drafts: number): string =>
  `${workMessage(work, "invoice")}; stopped with ${counted(drafts, "draft")} left`

/** Identifies the invoices of a batch. */
export type BatchRef = Pick<InvoiceBatch, "filter" | "id">

/** The number of invoices and of log rows of a batch. */
export interface BatchCounts {
  readonly invoices: number
  readonly logged: number
}

/** The sums of the invoices of a batch that are in one state and one currency. */
export interface BatchSum extends Pick<BatchedInvoice, "currency" | "status" | "subtotal" | "total"> {
  readonly count: number
}

/** A webhook that listens to the events of a batch. */
export interface ListeningWebhook {
  readonly id: WebhookId
  readonly description?: string
}
