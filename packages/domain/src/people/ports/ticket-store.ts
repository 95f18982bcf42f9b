import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** Somebody who gave the right password and still owes the second factor. */
export interface SignInTicket {
  readonly hash: string
  readonly personId: PersonId
  readonly expiresAt: Timestamp
}

/** Keeps tickets by the hash of their secret. Of two that take one at the same time one is told `true`. */
export interface TicketStore {
  readonly insert: (ticket: SignInTicket) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<SignInTicket | undefined, PortUnavailable>
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
}
