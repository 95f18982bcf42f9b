import type { Effect } from "effect"
import type { NationalState } from "../../invoicing/national-state.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EInvoiceEntryId, InvoiceId, TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Direction, Entry, EntryIn, EntryStatus } from "../entry.ts"
import type { Nip } from "../nip.ts"
import type { DocumentIdentity } from "../submission.ts"
import type { WrittenDocument } from "./ubl-writer.ts"

export interface EntryKey {
  readonly tenantId: TenantId
  readonly entryId: EInvoiceEntryId
}

/** The document to send: exactly the bytes that were reserved, which are never built again. */
export interface StoredDocument extends WrittenDocument {
  readonly ruleRelease: string
  readonly identity: DocumentIdentity
}

/** A step in the history of an entry: the state that it led to, and the reason. */
export interface HistoryItem {
  readonly version: number
  readonly at: Timestamp
  readonly status: EntryStatus
  readonly text: string
}

export type Claim =
  | { readonly _tag: "Claimed"; readonly entry: EntryIn<"Pending">; readonly document: StoredDocument }
  | { readonly _tag: "Leased"; readonly until: Timestamp }
  | { readonly _tag: "Settled" }

export interface PollableEntry {
  readonly entry: EntryIn<"Submitted">
  /** The number of status reads so far. */
  readonly polls: number
  readonly sellerNip: Nip
}

/** Absent members do not restrict the list. */
export interface EntryFilter {
  readonly invoiceId?: InvoiceId
  readonly status?: EntryStatus
  readonly state?: NationalState
  /** The beginning of the invoice's number, or the whole national number. */
  readonly text?: string
  /** Entries that were made from `createdFrom` on and before `createdTo`. */
  readonly createdFrom?: Timestamp
  readonly createdTo?: Timestamp
  /** Entries that are not Processed and whose deadline is before this time. */
  readonly deadlineBefore?: Timestamp
  readonly before?: EInvoiceEntryId
  readonly limit: number
}

/** An entry that must reach the national system soon. */
export interface DueEntry {
  readonly id: EInvoiceEntryId
  readonly invoiceNumber: string
  readonly deadline: Timestamp
}

export interface StoredAcknowledgement {
  readonly fileName: string
  /** The file as it was downloaded, byte for byte. */
  readonly content: Uint8Array
}

/**
 * Stores entries with their documents and acknowledgements.
 *
 * Contract (`test/contract/entry-store.contract.test.ts`), enforced by the database:
 * - an invoice has at most one entry of a direction that is not Failed, and a provider uuid at most one live entry;
 * - Submitted and Processed entries have a reference, Processed ones also a number and an acknowledgement. Failed and
 *   Processed entries never change again, and history entries are never removed;
 * - `claim` gives a Pending entry that waits for no invoice to one holder until the lease ends, with a new version;
 * - `save` writes only over the version on which the change was decided and tells whether it did, so that a holder that
 *   comes too late writes nothing.
 */
export interface EntryStore {
  /** Locks the invoice against other reservations until the unit of work ends. */
  readonly lockInvoice: (scope: Scope, invoiceId: InvoiceId) => Effect.Effect<void, PortUnavailable>
  /** The entries, newest first. */
  readonly ofInvoice: (
    scope: Scope,
    invoiceId: InvoiceId,
    direction: Direction,
  ) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** Stores a new entry with its history. An entry that was refused before it was sent may have no document. */
  readonly insert: (
    entry: Entry,
    document: StoredDocument | undefined,
    history: readonly HistoryItem[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly claim: (key: EntryKey, now: Timestamp, leaseUntil: Timestamp) => Effect.Effect<Claim, PortUnavailable>
  readonly save: (
    entry: Entry,
    step: {
      readonly at: Timestamp
      readonly text: string
      /** The content of the acknowledgement. */
      readonly content?: Uint8Array
      /** The document that replaces the reserved one, for an entry that nobody could claim yet. */
      readonly document?: StoredDocument
    },
  ) => Effect.Effect<boolean, PortUnavailable>
  /**
   * Registers identifiers of the provider as belonging to the entry (contract E31). Known identifiers do not change.
   */
  readonly register: (entry: Entry, ids: readonly string[]) => Effect.Effect<void, PortUnavailable>

  /** Pending entries of credit notes that wait for an entry of the invoice. */
  readonly waitingFor: (tenantId: TenantId, invoiceId: InvoiceId) => Effect.Effect<readonly EntryKey[], PortUnavailable>

  readonly find: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<Entry | undefined, PortUnavailable>
  readonly findByElectronicId: (tenantId: TenantId, id: string) => Effect.Effect<Entry | undefined, PortUnavailable>
  readonly findByNationalNumber: (
    tenantId: TenantId,
    number: string,
  ) => Effect.Effect<Entry | undefined, PortUnavailable>
  /** The entries, newest first. */
  readonly list: (scope: Scope, filter: EntryFilter) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** The last sent entry of each of some invoices that have one. */
  readonly lastOf: (scope: Scope, ids: readonly InvoiceId[]) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** The history, oldest first. */
  readonly history: (key: EntryKey) => Effect.Effect<readonly HistoryItem[], PortUnavailable>
  readonly pending: (key: EntryKey) => Effect.Effect<EntryIn<"Pending"> | undefined, PortUnavailable>
  readonly document: (key: EntryKey) => Effect.Effect<Uint8Array | undefined, PortUnavailable>
  /** The document that the national system cleared, when somebody requested it before. */
  readonly clearedDocument: (key: EntryKey) => Effect.Effect<Uint8Array | undefined, PortUnavailable>
  /** Stores the content; a second one is ignored. */
  readonly keepClearedDocument: (key: EntryKey, content: Uint8Array) => Effect.Effect<void, PortUnavailable>
  readonly acknowledgement: (key: EntryKey) => Effect.Effect<StoredAcknowledgement | undefined, PortUnavailable>

  readonly pollable: (key: EntryKey) => Effect.Effect<PollableEntry | undefined, PortUnavailable>
  /** Submitted entries that are due for a status read, longest waiting first. */
  readonly dueForPoll: (
    tenantId: TenantId,
    now: Timestamp,
    limit: number,
  ) => Effect.Effect<readonly PollableEntry[], PortUnavailable>
  /** Sets when entries are read again, without changing their version. */
  readonly schedulePolls: (
    tenantId: TenantId,
    polls: readonly { readonly entryId: EInvoiceEntryId; readonly at: Timestamp }[],
  ) => Effect.Effect<void, PortUnavailable>
  /** The time when the next Submitted entry of the tenant is due. */
  readonly nextPollAt: (tenantId: TenantId) => Effect.Effect<Timestamp | undefined, PortUnavailable>

  /** Pending entries of all tenants that are due, are not claimed and wait for no invoice. */
  readonly stranded: (now: Timestamp, limit: number) => Effect.Effect<readonly EntryKey[], PortUnavailable>
  /**
   * The legal entities of all tenants with Pending or Submitted entries whose deadline is between the two times and was
   * not reported yet.
   */
  readonly scopesDue: (now: Timestamp, until: Timestamp) => Effect.Effect<readonly Scope[], PortUnavailable>
  /**
   * Gives the entries of a legal entity whose deadline must be reported to one caller, once, earliest deadline first,
   * without changing their version.
   */
  readonly takeDue: (
    scope: Scope,
    now: Timestamp,
    until: Timestamp,
  ) => Effect.Effect<readonly DueEntry[], PortUnavailable>
  /** The tenants that have Submitted entries. */
  readonly polledTenants: Effect.Effect<readonly TenantId[], PortUnavailable>
  /** The Submitted entries of a legal entity that were submitted between the two times. */
  readonly submittedBetween: (
    scope: Scope,
    from: Timestamp,
    to: Timestamp,
  ) => Effect.Effect<readonly EntryIn<"Submitted">[], PortUnavailable>
}
