import { toIso } from "../../shared/timestamp.ts"
import type {
  BatchedInvoice,
  BatchJob,
  BatchLogEntry,
  BatchSum,
  InvoiceBatch,
  ListeningWebhook,
} from "./invoice-batch.ts"

/** Of so many invoices or rows of its log a batch is shown with them in lists and events (contract B6). */
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

/** A batch with what is shown of its invoices and its log. */
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

/** The body of a batch with its lists in another form, such as ones that are printed part by part. */
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

/** How far the job of a batch is, or how far the last one came (contract H16). */
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

/** The same, and what its invoices come to (contract H9). */
export const batchSummaryBody = (batch: Parameters<typeof batchProgressBody>[0], sums: readonly BatchSum[]) => ({
  ...batchProgressBody(batch),
  invoices: sums.map(({ total, ...sum }) => ({ ...sum, totalAmount: total })),
})

/** A job that was asked for (contract B3). */
export interface AskedJob {
  readonly batch: InvoiceBatch
  readonly job: BatchJob
  /** The event at its end, and who hears it. */
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

/** What became of a job (contract B4). */
export const jobStatusBody = ({ id, number }: InvoiceBatch, { result, message }: BatchJob) => ({
  detail: { batchId: id, batchNumber: number, message },
  resultStatus: result,
  statusMessage: message,
})
