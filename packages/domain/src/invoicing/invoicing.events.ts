import type { ShownBatch } from "./batches/batch-body.ts"
import type { Invoice } from "./invoice.ts"

/** Events of invoices and credit notes (contract I4), and of batches (contract B6). */
export type InvoicingEvent =
  | { readonly _tag: "InvoicePosted"; readonly invoice: Invoice }
  | { readonly _tag: "InvoiceUpdated"; readonly invoice: Invoice }
  | {
      readonly _tag: "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled"
      readonly batch: ShownBatch
    }
