import type { InvoiceId } from "../shared/ids.ts"

/** A file attached to an invoice. */
export interface InvoiceAttachment {
  readonly id: string
  readonly invoiceId: InvoiceId
  readonly name: string
  readonly contentType: string
  /** The bytes of the file; `notDrawn` for a former document that was never requested. */
  readonly content: Uint8Array
  readonly createdAt: number
  /** Whether the file is the PDF of the invoice before its parties were renewed. No e-document carries this file. */
  readonly isFormerDocument?: true
}

/** The content of a document that will be drawn at the first request. */
export const notDrawn = new Uint8Array()
