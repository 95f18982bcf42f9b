import type { Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoicingJobs } from "@svc/domain/invoicing/invoicing.jobs"
import type { JobHandlers } from "../job.ts"

/** Invoice batches (docs/contract/invoice-batches.md). An interrupted job continues after its last commit. */
export const invoicingJobs = ({ batches: { work } }: Pick<Invoicing, "batches">): JobHandlers<InvoicingJobs> => ({
  "invoice-batches-generate": { concurrency: 2, canBeCutOff: true, handle: work.generateBatch },
  "invoice-batches-post": { concurrency: 2, canBeCutOff: true, handle: work.postBatch },
  "invoice-batches-cancel": { canBeCutOff: true, handle: work.cancelBatch },
})
