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

/** The document that is sent: the bytes as they were reserved, never built again. */
export interface StoredDocument extends WrittenDocument {
  readonly ruleRelease: string
  readonly identity: DocumentIdentity
}

/** A step of an entry, for its history: the state it led to, and why. */
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
  /** Status reads so far. */
  readonly polls: number
  readonly sellerNip: Nip
}

/** Members that are absent do not narrow the list. */
export interface EntryFilter {
  readonly invoiceId?: InvoiceId
  readonly status?: EntryStatus
  readonly state?: NationalState
  /** What the number of the invoice begins with, or the whole national number. */
  readonly text?: string
  /** Entries made at or behind the first moment, and before the second. */
  readonly createdFrom?: Timestamp
  readonly createdTo?: Timestamp
  /** Not Processed, with a deadline before it. */
  readonly deadlineBefore?: Timestamp
  readonly before?: EInvoiceEntryId
  readonly limit: number
}

/** An entry that has to reach the national system soon. */
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
 * Keeps entries with their documents and acknowledgements.
 *
 * Contract (`test/contract/entry-store.contract.test.ts`), enforced by the database:
 * - one entry that is not Failed per invoice and direction; a provider uuid of one live entry only;
 * - Submitted and Processed have a reference, Processed a number and an acknowledgement, Failed and Processed never
 *   change again, history only grows;
 * - `claim` gives a Pending entry that waits for no invoice to one holder until the lease ends, with a new version; `save` writes only over the
 *   version it was decided on and says whether it did, so that a holder who came too late writes nothing.
 */
export interface EntryStore {
  /** Makes others who want to reserve for the invoice wait until the unit of work ends. */
  readonly lockInvoice: (scope: Scope, invoiceId: InvoiceId) => Effect.Effect<void, PortUnavailable>
  /** Newest first. */
  readonly ofInvoice: (
    scope: Scope,
    invoiceId: InvoiceId,
    direction: Direction,
  ) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** Keeps a new entry with its steps. An entry that was refused before it was sent may have no document. */
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
      /** The acknowledgement. */
      readonly content?: Uint8Array
      /** Takes the place of the reserved one, of an entry that nobody could claim yet. */
      readonly document?: StoredDocument
    },
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Makes identifiers at the provider known as the entry's (contract E31); those that are known stay. */
  readonly register: (entry: Entry, ids: readonly string[]) => Effect.Effect<void, PortUnavailable>

  /** Pending entries of credit notes that wait for an entry of the invoice. */
  readonly waitingFor: (tenantId: TenantId, invoiceId: InvoiceId) => Effect.Effect<readonly EntryKey[], PortUnavailable>

  readonly find: (scope: Scope, id: EInvoiceEntryId) => Effect.Effect<Entry | undefined, PortUnavailable>
  readonly findByElectronicId: (tenantId: TenantId, id: string) => Effect.Effect<Entry | undefined, PortUnavailable>
  readonly findByNationalNumber: (
    tenantId: TenantId,
    number: string,
  ) => Effect.Effect<Entry | undefined, PortUnavailable>
  /** Newest first. */
  readonly list: (scope: Scope, filter: EntryFilter) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** The last sent entry of each of some invoices that have one. */
  readonly lastOf: (scope: Scope, ids: readonly InvoiceId[]) => Effect.Effect<readonly Entry[], PortUnavailable>
  /** Oldest first. */
  readonly history: (key: EntryKey) => Effect.Effect<readonly HistoryItem[], PortUnavailable>
  readonly pending: (key: EntryKey) => Effect.Effect<EntryIn<"Pending"> | undefined, PortUnavailable>
  readonly document: (key: EntryKey) => Effect.Effect<Uint8Array | undefined, PortUnavailable>
  /** The document that the national system cleared, where somebody asked for it before. */
  readonly clearedDocument: (key: EntryKey) => Effect.Effect<Uint8Array | undefined, PortUnavailable>
  /** Keeps the first content; one that came second is dropped. */
  readonly keepClearedDocument: (key: EntryKey, content: Uint8Array) => Effect.Effect<void, PortUnavailable>
  readonly acknowledgement: (key: EntryKey) => Effect.Effect<StoredAcknowledgement | undefined, PortUnavailable>

  readonly pollable: (key: EntryKey) => Effect.Effect<PollableEntry | undefined, PortUnavailable>
  /** Submitted entries whose time has come, the longest waiting first. */
  readonly dueForPoll: (
    tenantId: TenantId,
    now: Timestamp,
    limit: number,
  ) => Effect.Effect<readonly PollableEntry[], PortUnavailable>
  /** Sets when entries are read again; changes no version. */
  readonly schedulePolls: (
    tenantId: TenantId,
    polls: readonly { readonly entryId: EInvoiceEntryId; readonly at: Timestamp }[],
  ) => Effect.Effect<void, PortUnavailable>
  /** When the next Submitted entry of the tenant is due. */
  readonly nextPollAt: (tenantId: TenantId) => Effect.Effect<Timestamp | undefined, PortUnavailable>

  /** Pending entries of all tenants that nobody holds, that wait for no invoice and whose time has come. */
  readonly stranded: (now: Timestamp, limit: number) => Effect.Effect<readonly EntryKey[], PortUnavailable>
  /** Legal entities of all tenants with Pending or Submitted entries whose deadline lies between the moments and is not told. */
  readonly scopesDue: (now: Timestamp, until: Timestamp) => Effect.Effect<readonly Scope[], PortUnavailable>
  /** Gives those entries of a legal entity to one caller, once; changes no version. The earliest deadline first. */
  readonly takeDue: (
    scope: Scope,
    now: Timestamp,
    until: Timestamp,
  ) => Effect.Effect<readonly DueEntry[], PortUnavailable>
  /** Tenants with Submitted entries. */
  readonly polledTenants: Effect.Effect<readonly TenantId[], PortUnavailable>
  /** Submitted entries of a legal entity whose submission lies between the two moments. */
  readonly submittedBetween: (
    scope: Scope,
    from: Timestamp,
    to: Timestamp,
  ) => Effect.Effect<readonly EntryIn<"Submitted">[], PortUnavailable>
}
