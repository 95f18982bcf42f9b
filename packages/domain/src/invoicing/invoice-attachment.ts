import type { InvoiceId } from "../shared/ids.ts"

/** A file that goes with an invoice. */
export interface InvoiceAttachment {
  readonly id: string
  readonly invoiceId: InvoiceId
  readonly name: string
  readonly contentType: string
  /** Of a former document that nobody has asked for yet: `notDrawn`. */
  readonly content: Uint8Array
  readonly createdAt: number
  /** The PDF of the invoice as it was before its parties were renewed; no e-document carries it. */
  readonly isFormerDocument?: true
}

/** The content of a document that is drawn when somebody asks for it. */
export const notDrawn = new Uint8Array()
