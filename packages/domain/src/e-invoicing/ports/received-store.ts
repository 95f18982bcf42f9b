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
 * Stores the invoices of suppliers with their documents. Contract (`test/http/e-invoice-purchases.test.ts`): there is
 * one row for each identifier of the provider within a legal entity, even when it is inserted twice.
 */
export interface ReceivedStore {
  /**
   * Tells whether the invoice was inserted; `false` when it exists already. The document is absent when there is none
   * or it is too large.
   */
  readonly insert: (
    received: ReceivedInvoice,
    document: ReceivedDocument | undefined,
  ) => Effect.Effect<boolean, PortUnavailable>
  /** The given identifiers that exist. */
  readonly known: (scope: Scope, references: readonly string[]) => Effect.Effect<ReadonlySet<string>, PortUnavailable>
  /** The time when the provider received the newest invoice. */
  readonly lastArrivedAt: (scope: Scope) => Effect.Effect<Timestamp | undefined, PortUnavailable>
  /** The invoices that were not acknowledged at the provider yet, oldest first. */
  readonly unacknowledged: (
    scope: Scope,
    limit: number,
  ) => Effect.Effect<readonly Pick<ReceivedInvoice, "id" | "reference">[], PortUnavailable>
  readonly acknowledged: (scope: Scope, id: EInvoiceEntryId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<ReceivedInvoice | undefined, PortUnavailable>
  readonly document: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<ReceivedDocument | undefined, PortUnavailable>
  /** The invoices, newest first. */
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
