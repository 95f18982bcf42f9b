import type {
  AcknowledgementDocument,
  ShownAcknowledgement,
} from "@svc/domain/e-invoicing/ports/acknowledgement-document"
import type { DrawnInvoice, InvoiceDocument } from "@svc/domain/invoicing/ports/invoice-document"
import type { Offer, QuoteDocument } from "@svc/domain/quotes/ports/quote-document"
import type { StatementRow } from "@svc/domain/reports/account-statement"
import type { StatementDocument } from "@svc/domain/reports/ports/statement-document"
import { Effect } from "effect"
import { threadScript } from "../installation/assets.ts"
import { makeDocumentPool } from "../threads/document-pool.ts"
import type { DrawnStatement } from "./statement-layout.ts"

/** A document to draw. Acknowledgements and quotes have no lines; the lines of a statement are its rows. */
export type Drawing =
  | DrawnInvoice
  | { readonly acknowledgement: ShownAcknowledgement; readonly lines: readonly [] }
  | { readonly offer: Offer; readonly lines: readonly [] }
  | { readonly statement: DrawnStatement; readonly lines: readonly StatementRow[] }

export interface Drawings {
  readonly invoices: InvoiceDocument
  readonly acknowledgements: AcknowledgementDocument
  readonly statements: StatementDocument
  readonly quotes: QuoteDocument
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
    statements: {
      pdf: (tenantId, load) =>
        run(
          tenantId,
          Effect.map(load, ({ rows, ...statement }) => ({ statement, lines: rows })),
        ),
    },
    quotes: {
      pdf: (tenantId, load) =>
        run(
          tenantId,
          Effect.map(load, (offer) => ({ offer, lines: [] as const })),
        ),
    },
    close,
  }
}
