import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ClientId, TenantId, UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { PersonalTokenNotFound } from "../identity.errors.ts"
import type { PersonalToken } from "../personal-token.ts"

/**
 * Stores personal tokens with the hashes of their secrets.
 *
 * Contract (`test/contract/personal-token-store.contract.test.ts`): `findByClientId` works before a tenant is known,
 * and also gives revoked tokens. All other methods stay within the tenant. Revoking a token by any method also revokes
 * the tokens that it made, and those that they made.
 */
export interface PersonalTokenStore {
  readonly insert: (token: PersonalToken, secretHash: string) => Effect.Effect<void, PortUnavailable>
  readonly findByClientId: (
    clientId: ClientId,
  ) => Effect.Effect<{ readonly token: PersonalToken; readonly secretHash: string } | undefined, PortUnavailable>
  /** A token, locked until the unit of work ends, so that nobody revokes it meanwhile. */
  readonly hold: (tenantId: TenantId, clientId: ClientId) => Effect.Effect<PersonalToken | undefined, PortUnavailable>
  /** Records that a token was used at a time from an address. */
  readonly markUsed: (token: PersonalToken, at: Timestamp, address: string) => Effect.Effect<void, PortUnavailable>
  /** Revokes all tokens of a user. */
  readonly revokeOfUser: (tenantId: TenantId, userId: UserId, at: Timestamp) => Effect.Effect<void, PortUnavailable>
  readonly rename: (
    tenantId: TenantId,
    clientId: ClientId,
    name: string,
  ) => Effect.Effect<PersonalToken, PersonalTokenNotFound | PortUnavailable>
  /** The tokens, oldest first. */
  readonly list: (tenantId: TenantId) => Effect.Effect<readonly PersonalToken[], PortUnavailable>
  /** Revokes a token. Does nothing when it is revoked already. */
  readonly revoke: (
    tenantId: TenantId,
    clientId: ClientId,
    at: Timestamp,
  ) => Effect.Effect<PersonalToken, PersonalTokenNotFound | PortUnavailable>
}
