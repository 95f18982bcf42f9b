import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

export interface KeptDocument {
  /** Number of the invoice. */
  readonly name: string
  readonly content: Uint8Array
}

/**
 * Keeps the documents of posted invoices as they were drawn (contract I20).
 *
 * Contract (`test/contract/document-store.contract.test.ts`), within the scope: `find` gives
 * what was kept first; a later `keep` changes nothing.
 */
export interface DocumentStore {
  readonly find: (scope: Scope, id: InvoiceId) => Effect.Effect<KeptDocument | undefined, PortUnavailable>
  readonly keep: (
    scope: Scope,
    id: InvoiceId,
    content: Uint8Array,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
}
