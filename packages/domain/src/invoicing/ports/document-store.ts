import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Invoice } from "../invoice.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** The PDF of a posted invoice, whether drawn or not. */
export interface PostedDocument {
  readonly invoiceId: InvoiceId
  /** The number of the invoice. */
  readonly name: string
  readonly postedAt: Timestamp
  readonly modifiedAt: Timestamp
}

export interface KeptDocument {
  /** The number of the invoice. */
  readonly name: string
  readonly content: Uint8Array
}

/**
 * Stores the PDFs of posted invoices as they were drawn (contract I20).
 *
 * Contract (`test/contract/document-store.contract.test.ts`), within the scope: `find` gives the document that was
 * stored first. A later `keep` changes nothing, and neither does a `keep` for an invoice whose parties changed since it
 * was read.
 */
export interface DocumentStore {
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<KeptDocument | undefined, PortUnavailable>
  readonly keep: (
    scope: Scope,
    /** The invoice as it was drawn. */
    invoice: Pick<Invoice, "id" | "parties" | "invoiceAddress">,
    content: Uint8Array,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  /** The PDFs of all posted invoices, in the order of the invoices' ids. */
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<PostedDocument>, FilterTooBroad | PortUnavailable>
  /** Discards the document of an invoice, so that it is drawn anew (contract I28). */
  readonly forget: (scope: Scope, id: InvoiceId) => Effect.Effect<void, PortUnavailable>
}
