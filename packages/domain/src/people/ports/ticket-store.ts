import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** Somebody who proved who they are, and still owes the second factor or a sign-in at the tenant's provider. */
export interface SignInTicket {
  readonly hash: string
  readonly personId: PersonId
  /** The hash of the invitation that is taken up when nothing is owed any more. */
  readonly invitation?: string
  readonly expiresAt: Timestamp
}

/**
 * Keeps tickets by the hash of their secret. Of two that take one at the same time one is told `true`. They end as links that
 * reset do (`InvitationStore`).
 */
export interface TicketStore {
  readonly insert: (ticket: SignInTicket) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<SignInTicket | undefined, PortUnavailable>
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
}
