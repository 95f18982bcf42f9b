import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { RefreshToken } from "../refresh-token.ts"

/** Stores refresh tokens by the hash of their value. All methods except `tenantOf` stay within the given tenant. */
export interface RefreshTokenStore {
  readonly insert: (token: RefreshToken) => Effect.Effect<void, PortUnavailable>
  /** Works before a tenant is known. */
  readonly tenantOf: (hash: string) => Effect.Effect<TenantId | undefined, PortUnavailable>
  /** Locks the token until the unit of work ends, so that concurrent uses of a token run one after the other. */
  readonly findForUpdate: (tenantId: TenantId, hash: string) => Effect.Effect<RefreshToken | undefined, PortUnavailable>
  readonly markUsed: (tenantId: TenantId, hash: string, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  /** Whether no token of a family is valid. A family without tokens counts as revoked. */
  readonly isFamilyRevoked: (tenantId: TenantId, familyId: string) => Effect.Effect<boolean, PortUnavailable>
  /** Revokes all refresh tokens from sign-ins with a user's personal tokens. */
  readonly revokeOfUser: (tenantId: TenantId, userId: UserId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly revokeFamily: (tenantId: TenantId, familyId: string, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}
