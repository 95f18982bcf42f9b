import type { DrawnInvoice, InvoiceDocument } from "@svc/domain/invoicing/ports/invoice-document"
import { makeDocumentPool } from "../threads/document-pool.ts"

export interface DrawnInvoiceDocument extends InvoiceDocument {
  /** Ends the threads; what they draw fails. */
  readonly close: () => Promise<void>
}

/** Draws in threads of their own, for a document of thousands of lines takes a minute of processor time. */
export const makePdfInvoiceDocument = (): DrawnInvoiceDocument => {
  const script = new URL("draw.thread.ts", import.meta.url)
  const { run, close } = makeDocumentPool<DrawnInvoice, Uint8Array>("InvoiceDocument", script)
  return { pdf: run, close }
}
