import type { DataOf } from "../shared/ports/event-bus.ts"
import { batchBody, type ShownBatch } from "./batches/batch-body.ts"
import type { Invoice } from "./invoice.ts"
import { invoiceBody } from "./invoice-body.ts"

/** Events of invoices and credit notes (contract I4), and of batches (contract B6). */
export type InvoicingEvent =
  | { readonly _tag: "InvoicePosted"; readonly invoice: Invoice }
  | { readonly _tag: "InvoiceUpdated"; readonly invoice: Invoice }
  | {
      readonly _tag: "InvoiceBatchCreated" | "InvoiceBatchPosted" | "InvoiceBatchCancelled"
      readonly batch: ShownBatch
    }

export const invoicingData: DataOf<InvoicingEvent> = {
  InvoicePosted: ({ invoice }) => invoiceBody(invoice),
  InvoiceUpdated: ({ invoice }) => invoiceBody(invoice),
  InvoiceBatchCreated: ({ batch }) => batchBody(batch),
  InvoiceBatchPosted: ({ batch }) => batchBody(batch),
  InvoiceBatchCancelled: ({ batch }) => batchBody(batch),
}
