import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Invoice } from "../invoice.ts"

/** Draws an invoice for people: a PDF. The same bytes for the same posted invoice. */
export interface InvoiceDocument {
  readonly pdf: (invoice: Invoice) => Effect.Effect<Uint8Array, PortUnavailable>
}
