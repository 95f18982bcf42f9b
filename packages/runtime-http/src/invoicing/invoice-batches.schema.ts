import { batchStatuses, jobResults } from "@svc/domain/invoicing/batches/invoice-batch"
import { invoiceStatuses } from "@svc/domain/invoicing/invoice"
import { Type } from "typebox"
import { ExactNumber } from "../decimal-body.ts"
import { CalendarDay, closed, given, Instant, Maybe, named, Text, Uuid } from "../shapes.ts"
import { GenerateInvoiceRequest, InvoiceFilter } from "./invoice-requests.schema.ts"

const { invoiceAction: _, ...dates } = GenerateInvoiceRequest.properties

const job = {
  ensureWebhooksAreEnabled: Maybe(
    Type.Boolean({ description: "400 if no enabled webhook subscribes to the event at the end of the job" }),
  ),
  jobDescription: Maybe(Text),
}

/** The request for a batch: the orders to invoice (contract B1, B2). */
export const GenerateInvoiceBatchRequest = closed(
  {
    ...dates,
    invoiceAllAccounts: Maybe(Type.Boolean({ description: "Either this or `accounts`" })),
    accounts: Maybe(Type.Array(Uuid, { maxItems: 10_000 })),
    invoiceAllBatchGroups: Maybe(Type.Boolean({ description: "Default: true when no group is named" })),
    invoiceBatchGroups: Maybe(Type.Array(Uuid, { maxItems: 1000 })),
    minimumInvoiceAmount: Maybe(
      ExactNumber({
        minimum: 0,
        description: "Smallest total with tax, in the invoice's currency; smaller amounts are not invoiced yet",
      }),
    ),
    ...job,
  },
  named("GenerateInvoiceBatchRequest"),
)

export const JobRequest = closed(job, named("JobRequest"))

/** The drafts to post (contract B17). */
export const PostDraftsRequest = closed({ filter: InvoiceFilter, ...job }, named("PostDraftsRequest"))

const SimpleInvoice = closed(
  {
    id: Uuid,
    invoiceNumber: given,
    status: Type.Enum([...invoiceStatuses]),
    invoiceDate: CalendarDay,
    currency: Type.String(),
    subtotal: ExactNumber(),
    totalAmount: ExactNumber(),
    externalERPId: given,
    externalCRMId: given,
  },
  named("SimpleInvoice"),
)

const filter = Type.String({ description: "Only for a batch of drafts that matched a filter" })

/**
 * The reason why an account was not invoiced, or an invoice not posted or not sent to the national system (contract
 * B5).
 */
export const InvoiceBatchLog = closed(
  {
    entityId: Uuid,
    entityName: Type.Enum(["Account", "Invoice"]),
    reference: Type.String({ description: "Number of the account" }),
    errorMessage: Type.String(),
    created: Instant,
    modified: Instant,
  },
  named("InvoiceBatchLog"),
)

export const InvoiceBatch = closed(
  {
    id: Uuid,
    batchNumber: Type.String(),
    targetDate: CalendarDay,
    invoiceDate: CalendarDay,
    batchGroups: Type.Optional(
      Type.Array(Type.String(), { description: "Codes; absent when the batch is for all groups" }),
    ),
    filter: Type.Optional(filter),
    invoices: Type.Optional(
      Type.Array(SimpleInvoice, { description: "Absent in lists and events when there are more than 100" }),
    ),
    batchLog: Type.Optional(
      Type.Array(InvoiceBatchLog, { description: "Absent in lists and events when there are more than 100" }),
    ),
    created: Instant,
    modified: Instant,
  },
  named("InvoiceBatch"),
)

export const BatchState = Type.Enum([...batchStatuses])

const progress = {
  id: Uuid,
  batchNumber: Type.String(),
  filter: Type.Optional(filter),
  state: BatchState,
  progress: closed({
    total: Type.Optional(Type.Integer({ description: "Accounts, or invoices to post; absent until they are counted" })),
    done: Type.Integer(),
    made: Type.Integer({ description: "Invoices and credit notes that were made, listed or posted" }),
    creditNotes: Type.Integer({ description: "Number of credit notes among them" }),
    failed: Type.Integer(),
  }),
}

/** The progress of the jobs of some batches (contract H16). */
export const InvoiceBatchProgress = closed({ data: Type.Array(closed(progress)) }, named("InvoiceBatchProgress"))

/** The progress of a batch's job, and the totals of its invoices (contract H9). */
export const InvoiceBatchSummary = closed(
  {
    ...progress,
    invoices: Type.Array(
      closed({
        status: Type.Enum([...invoiceStatuses]),
        currency: Type.String(),
        count: Type.Integer(),
        subtotal: ExactNumber(),
        totalAmount: ExactNumber(),
      }),
      { description: "By currency and status" },
    ),
  },
  named("InvoiceBatchSummary"),
)

const Result = Type.Enum([...jobResults])

export const InvoiceBatchJob = closed(
  {
    id: Type.String({ format: "uuid", description: "Of the batch" }),
    batchNumber: Type.String(),
    jobId: Type.String({ format: "uuid", description: "Correlation id of the events of the job" }),
    resultStatus: Result,
    webhooksTriggeredWhenCompleted: Type.Boolean(),
    webhookEvent: Type.String({ description: "Raised when the job has ended" }),
    webhooks: Type.Array(closed({ id: Uuid, description: given }, named("SimpleWebhook")), {
      description: "Enabled webhooks that subscribe to it",
    }),
    message: Type.String(),
  },
  named("InvoiceBatchJob"),
)

const BatchJobDetail = closed({ batchId: Uuid, batchNumber: Type.String(), message: given }, named("BatchJobDetail"))
const status = {
  resultStatus: Result,
  statusMessage: Type.Optional(Type.String({ description: "`3 invoices, 1 account failed`, once the job has ended" })),
}

export const GeneratedBatchJobStatus = closed(
  { resultBody: BatchJobDetail, ...status },
  named("GeneratedBatchJobStatus"),
)
export const PostedBatchJobStatus = closed(
  { resultBody: Type.Array(BatchJobDetail), ...status },
  named("PostedBatchJobStatus"),
)
