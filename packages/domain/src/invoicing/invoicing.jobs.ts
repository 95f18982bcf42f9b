import type { InvoiceBatchId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"

/** Works on a batch for a limited time, and enqueues itself again until the batch is done. */
export interface BatchJobData extends Pick<Scope, "legalEntityId" | "tenantId"> {
  readonly batchId: InvoiceBatchId
}

/** Background jobs of invoicing (docs/contract/invoice-batches.md). */
export interface InvoicingJobs {
  readonly "invoice-batches-generate": BatchJobData
  readonly "invoice-batches-post": BatchJobData
  readonly "invoice-batches-cancel": BatchJobData
}
