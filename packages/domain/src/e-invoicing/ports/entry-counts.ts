import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** The number of entries of each state that are counted at most, newest first. */
export const mostCounted = 2000

/** The number of entries of a kind, and the time since when the oldest of them waits; absent when there is none. */
export interface Waiting {
  readonly count: number
  readonly oldest?: Timestamp
}

/** The counts on the board of e-invoices (contract H7). Received invoices are not counted. */
export interface EntryCounts {
  /** Entries that are being sent to the provider. */
  readonly pending: Waiting
  /** Credit notes that wait for the number of their invoice. */
  readonly waitsForInvoice: Waiting
  /** Entries that the provider has and has not answered. */
  readonly submitted: Waiting
  /** Entries that the provider has answered with an answer that cannot be accepted. */
  readonly heldBack: Waiting
  /** Failed entries without a later submission of the invoice: the document did not arrive, or was refused. */
  readonly failed: Waiting
  /** Failed entries of which it is unknown whether the document arrived. */
  readonly unknown: Waiting
  /** Entries acknowledged since the beginning of the legal entity's day. */
  readonly processedToday: number
}

/** Counts entries by what must be done about them. Contract: `test/contract/entry-counts.contract.test.ts`. */
export interface EntryCounter {
  /** `midnight` is the time when the legal entity's day began. */
  readonly count: (scope: Scope, midnight: Timestamp) => Effect.Effect<EntryCounts, PortUnavailable>
}
