import type { Invoice } from "./invoice.ts"

/** Events of invoices and credit notes (contract I4). */
export type InvoicingEvent =
  | { readonly _tag: "InvoicePosted"; readonly invoice: Invoice }
  | { readonly _tag: "InvoiceUpdated"; readonly invoice: Invoice }
