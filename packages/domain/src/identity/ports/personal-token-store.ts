import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ClientId, TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { PersonalTokenNotFound } from "../identity.errors.ts"
import type { PersonalToken } from "../personal-token.ts"

/**
 * Keeps personal tokens with the hashes of their secrets.
 *
 * Contract (`test/contract/personal-token-store.contract.test.ts`): `findByClientId` works before a tenant is known and
 * gives revoked tokens too; everything else stays within the tenant. A token that is revoked, in whatever way, revokes those
 * that it made, and what they made.
 */
export interface PersonalTokenStore {
  readonly insert: (token: PersonalToken, secretHash: string) => Effect.Effect<void, PortUnavailable>
  readonly findByClientId: (
    clientId: ClientId,
  ) => Effect.Effect<{ readonly token: PersonalToken; readonly secretHash: string } | undefined, PortUnavailable>
  /** A token, held until the unit of work ends, so that nobody revokes it meanwhile. */
  readonly hold: (tenantId: TenantId, clientId: ClientId) => Effect.Effect<PersonalToken | undefined, PortUnavailable>
  /** Notes that a token was used now, from that address. */
  readonly markUsed: (token: PersonalToken, at: Timestamp, address: string) => Effect.Effect<void, PortUnavailable>
  /** Revokes all tokens of a user that are not. */
  readonly revokeOfUser: (tenantId: TenantId, userId: UserId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly rename: (
    tenantId: TenantId,
    clientId: ClientId,
    name: string,
  ) => Effect.Effect<PersonalToken, PersonalTokenNotFound | PortUnavailable>
  /** Oldest first. */
  readonly list: (tenantId: TenantId) => Effect.Effect<readonly PersonalToken[], PortUnavailable>
  /** Revoking a revoked token changes nothing. */
  readonly revoke: (
    tenantId: TenantId,
    clientId: ClientId,
    at: Timestamp,
  ) => Effect.Effect<PersonalToken, PersonalTokenNotFound | PortUnavailable>
}
