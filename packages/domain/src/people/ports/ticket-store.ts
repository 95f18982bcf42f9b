import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** A person whose first proof succeeded and who still needs the second factor or a sign-in at the tenant's provider. */
export interface SignInTicket {
  readonly hash: string
  readonly personId: PersonId
  /** The hash of the invitation that is accepted when the sign-in is complete. */
  readonly invitation?: string
  readonly expiresAt: Timestamp
}

/**
 * Stores tickets by the hash of their secret. When two callers take one at the same time, only one gets `true`. Tickets
 * become invalid like links that reset (`InvitationStore`).
 */
export interface TicketStore {
  readonly insert: (ticket: SignInTicket) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<SignInTicket | undefined, PortUnavailable>
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
}
