import { toIso } from "../../shared/timestamp.ts"
import type {
  BatchedInvoice,
  BatchJob,
  BatchLogEntry,
  BatchSum,
  InvoiceBatch,
  ListeningWebhook,
} from "./invoice-batch.ts"

/** Lists and events show the invoices and the log of a batch when there are at most this many of each (contract B6). */
export const mostShown = 100

export const batchedInvoiceBody = (invoice: BatchedInvoice) => ({
  id: invoice.id,
  invoiceNumber: invoice.number,
  status: invoice.status,
  invoiceDate: invoice.invoiceDate,
  currency: invoice.currency,
  subtotal: invoice.subtotal,
  totalAmount: invoice.total,
  externalERPId: invoice.externalERPId,
  externalCRMId: invoice.externalCRMId,
})

export const batchLogBody = (entry: BatchLogEntry) => ({
  entityId: entry.entityId,
  entityName: entry.entityName,
  reference: entry.reference,
  errorMessage: entry.errorMessage,
  created: toIso(entry.createdAt),
  modified: toIso(entry.modifiedAt),
})

/** A batch with the invoices and log rows that are shown with it. */
export interface ShownBatch extends Pick<
  InvoiceBatch,
  "createdAt" | "filter" | "groups" | "id" | "invoiceDate" | "modifiedAt" | "number" | "targetDate"
> {
  readonly shownInvoices?: readonly BatchedInvoice[]
  readonly shownLog?: readonly BatchLogEntry[]
}

/** A batch as the interface shows it, which is also the data of its events (contract B6). */
export const batchBody = (batch: ShownBatch) =>
  batchBodyWith(batch, batch.shownInvoices?.map(batchedInvoiceBody), batch.shownLog?.map(batchLogBody))

/** The body of a batch whose lists have another form, such as lists that are printed part by part. */
export const batchBodyWith = <Invoices, Log>(
  batch: Omit<ShownBatch, "shownInvoices" | "shownLog">,
  invoices: Invoices,
  batchLog: Log,
) => ({
  id: batch.id,
  batchNumber: batch.number,
  targetDate: batch.targetDate,
  invoiceDate: batch.invoiceDate,
  batchGroups: batch.groups?.map(({ code }) => code),
  filter: batch.filter,
  invoices,
  batchLog,
  created: toIso(batch.createdAt),
  modified: toIso(batch.modifiedAt),
})

/** The progress of the batch's job, or of the last one (contract H16). */
export const batchProgressBody = ({
  id,
  number,
  filter,
  status,
  work: { total, done, made, notes, failed },
}: Pick<InvoiceBatch, "filter" | "id" | "number" | "status" | "work">) => ({
  id,
  batchNumber: number,
  filter,
  state: status,
  progress: { total, done, made, creditNotes: notes, failed },
})

/** The progress of the batch, and the sums of its invoices (contract H9). */
export const batchSummaryBody = (batch: Parameters<typeof batchProgressBody>[0], sums: readonly BatchSum[]) => ({
  ...batchProgressBody(batch),
  invoices: sums.map(({ total, ...sum }) => ({ ...sum, totalAmount: total })),
})

/** A job that was requested (contract B3). */
export interface AskedJob {
  readonly batch: InvoiceBatch
  readonly job: BatchJob
  /** The event that the end of the job raises, and the webhooks that listen to it. */
  readonly event: "InvoiceBatchCreated" | "InvoiceBatchPosted"
  readonly webhooks: readonly ListeningWebhook[]
}

export const askedJobBody = ({ batch, job, event, webhooks }: AskedJob) => ({
  id: batch.id,
  batchNumber: batch.number,
  jobId: job.id,
  resultStatus: job.result,
  webhooksTriggeredWhenCompleted: webhooks.length > 0,
  webhookEvent: event,
  webhooks: webhooks.map(({ id, description }) => ({ id, description })),
  message:
    event === "InvoiceBatchCreated" ? "The invoices are being made." : "The invoices of the batch are being posted.",
})

/** The status of a job (contract B4). */
export const jobStatusBody = ({ id, number }: InvoiceBatch, { result, message }: BatchJob) => ({
  detail: { batchId: id, batchNumber: number, message },
  resultStatus: result,
  statusMessage: message,
})
