import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Invitation } from "../invitation.ts"

/**
 * Stores invitations by the hash of their secret. `find` works before a tenant is known; all other methods need the
 * unit of work of the tenant.
 *
 * Contract (`test/contract/invitation-store.contract.test.ts`): a user has at most one invitation, the last one. When
 * two callers take one at the same time, only one gets `true`. A link that resets becomes invalid when its person gets
 * or loses a membership, a password, a passkey or an authenticator app.
 */
export interface InvitationStore {
  /** The process that serves administrators cannot store `byOperator`. */
  readonly put: (invitation: Invitation) => Effect.Effect<void, PortUnavailable>
  readonly find: (hash: string) => Effect.Effect<Invitation | undefined, PortUnavailable>
  /** Deletes an invitation. Tells whether it existed. */
  readonly take: (hash: string) => Effect.Effect<boolean, PortUnavailable>
  readonly removeOfUser: (tenantId: TenantId, userId: UserId) => Effect.Effect<void, PortUnavailable>
}
