import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Invitation } from "../invitation.ts"

/**
 * Keeps invitations by the hash of their secret, before a tenant is known.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a user has one at most, the last; of two that take one up at
 * the same time one is told `true`.
 */
export interface InvitationStore {
  readonly put: (invitation: Invitation) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<Invitation | undefined, PortUnavailable>
  /** Deletes it; whether it was there. */
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
  readonly removeOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
}
