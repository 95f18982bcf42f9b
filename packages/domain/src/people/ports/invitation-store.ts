import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Invitation } from "../invitation.ts"

/**
 * Keeps invitations by the hash of their secret. `find` works before a tenant is known; everything else is in the unit of
 * work of the tenant.
 *
 * Contract (`test/contract/invitation-store.contract.test.ts`): a user has one at most, the last; of two that take one up at
 * the same time one is told `true`. A link that resets ends by itself when its person gets or loses a membership, a password, a
 * passkey or an app for codes.
 */
export interface InvitationStore {
  /** The process that serves administrators may not say that the operator made it. */
  readonly put: (invitation: Invitation) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<Invitation | undefined, PortUnavailable>
  /** Deletes it; whether it was there. */
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
  readonly removeOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
}
