import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { RefreshToken } from "../refresh-token.ts"

/** Keeps refresh tokens by the hash of their value. All but `tenantOf` stay within the tenant that they are given. */
export interface RefreshTokenStore {
  readonly insert: (token: RefreshToken) => Effect.Effect<void, PortUnavailable>
  /** Works before a tenant is known. */
  readonly tenantOf: (hash: string) => Effect.Effect<TenantId | undefined, PortUnavailable>
  /** Locks the token until the unit of work ends, so that two uses of one token are seen one after the other. */
  readonly findForUpdate: (tenantId: TenantId, hash: string) => Effect.Effect<RefreshToken | undefined, PortUnavailable>
  readonly markUsed: (tenantId: TenantId, hash: string, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  /** Whether no token of a family stands; one whose tokens are gone is revoked. */
  readonly isFamilyRevoked: (tenantId: TenantId, familyId: string) => Effect.Effect<boolean, PortUnavailable>
  /** Ends what came of every sign-in with a user's personal tokens. */
  readonly revokeOfUser: (tenantId: TenantId, userId: UserId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly revokeFamily: (tenantId: TenantId, familyId: string, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}
