import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EInvoiceEntryId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { ReceivedInvoice } from "../received-invoice.ts"

/** The XML document as it was downloaded. */
export interface ReceivedDocument {
  readonly fileName: string
  readonly content: Uint8Array
}

/**
 * Keeps the invoices of suppliers with their documents. Contract (`test/http/e-invoice-purchases.test.ts`): one row for an
 * identifier of the provider and legal entity, whoever inserts it a second time.
 */
export interface ReceivedStore {
  /** Whether it was inserted: `false` for one that is there. The document is absent where there is none, or one that is too large. */
  readonly insert: (
    received: ReceivedInvoice,
    document: ReceivedDocument | undefined,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Those of the identifiers that are there. */
  readonly known: (scope: Scope, references: readonly string[]) => Effect.Effect<ReadonlySet<string>, PortUnavailable>
  /** When the provider received the newest. */
  readonly lastArrivedAt: (scope: Scope) => Effect.Effect<Timestamp | undefined, PortUnavailable>
  /** Those that the provider was not told of, oldest first. */
  readonly unacknowledged: (
    scope: Scope,
    limit: number,
  ) => Effect.Effect<readonly Pick<ReceivedInvoice, "id" | "reference">[], PortUnavailable>
  readonly acknowledged: (scope: Scope, id: EInvoiceEntryId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<ReceivedInvoice | undefined, PortUnavailable>
  readonly document: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<ReceivedDocument | undefined, PortUnavailable>
  /** Newest first. */
  readonly list: (
    scope: Scope,
    filter: {
      readonly createdFrom?: Timestamp
      readonly createdTo?: Timestamp
      readonly before?: EInvoiceEntryId
      readonly limit: number
    },
  ) => Effect.Effect<readonly ReceivedInvoice[], PortUnavailable>
}
