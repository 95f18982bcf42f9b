import type {
  AcknowledgementDocument,
  ShownAcknowledgement,
} from "@svc/domain/e-invoicing/ports/acknowledgement-document"
import type { DrawnInvoice, InvoiceDocument } from "@svc/domain/invoicing/ports/invoice-document"
import { Effect } from "effect"
import { threadScript } from "../installation/assets.ts"
import { makeDocumentPool } from "../threads/document-pool.ts"

/** A document to draw; an acknowledgement has no lines. */
export type Drawing = DrawnInvoice | { readonly acknowledgement: ShownAcknowledgement; readonly lines: readonly [] }

export interface Drawings {
  readonly invoices: InvoiceDocument
  readonly acknowledgements: AcknowledgementDocument
  /** Ends the threads; drawings in progress fail. */
  readonly close: () => Promise<void>
}

/** Draws in separate threads, because a document of thousands of lines takes a minute of processor time. */
export const makePdfDrawings = (): Drawings => {
  const { run, close } = makeDocumentPool<Drawing, Uint8Array>("InvoiceDocument", threadScript("draw"))
  return {
    invoices: { pdf: run },
    acknowledgements: {
      pdf: (tenantId, acknowledgement) => run(tenantId, Effect.succeed({ acknowledgement, lines: [] as const })),
    },
    close,
  }
}
