import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** Of each state at most so many entries are counted, the newest. */
export const mostCounted = 2000

/** Entries of a kind, and since when the one that waits longest does; absent where there is none. */
export interface Waiting {
  readonly count: number
  readonly oldest?: Timestamp
}

/** What the board of e-invoices shows (contract H7); received ones are not counted. */
export interface EntryCounts {
  /** On their way to the provider. */
  readonly pending: Waiting
  /** Credit notes that wait for the number of their invoice. */
  readonly waitsForInvoice: Waiting
  /** At the provider, without an answer. */
  readonly submitted: Waiting
  /** At the provider, and the answer cannot be taken. */
  readonly heldBack: Waiting
  /** Failed, and nothing was submitted for the invoice since: the document did not arrive, or was refused. */
  readonly failed: Waiting
  /** Failed likewise, but nobody knows whether the document arrived. */
  readonly unknown: Waiting
  /** Acknowledged since the day began where the legal entity is. */
  readonly processedToday: number
}

/** Counts entries by what has to be done about them. Contract: `test/contract/entry-counts.contract.test.ts`. */
export interface EntryCounter {
  /** `midnight` is the moment at which the day of the legal entity began. */
  readonly count: (scope: Scope, midnight: Timestamp) => Effect.Effect<EntryCounts, PortUnavailable>
}
