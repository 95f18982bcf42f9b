import type { ClientId, PersonId, SessionId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import { common, type Permission } from "./permissions.ts"
import type { PersonalToken } from "./personal-token.ts"
import type { User } from "./user.ts"

/** The seconds for which an access token is valid (contract A6). */
export const accessTokenSeconds = 86_400
/** The seconds for which a refresh token is valid (contract A14). */
export const refreshTokenSeconds = 30 * 24 * 60 * 60
/** The only scope of the interface (contract A6, A13). */
export const apiScope = "svcapi"

export interface TokenCredential {
  readonly kind: "token"
  /** The client id of the personal token from which the access token was made. */
  readonly id: ClientId
  /** The time when client id and secret were given; absent when a refresh token was used (contract A20). */
  readonly confirmedAt?: Timestamp
}

/**
 * The kind of proof of a session (contract G21): `SecondFactor` is password and code, `Passkey` counts as both at once,
 * `Provider` is the sign-in provider of the tenant.
 */
export type SessionProof = "Password" | "SecondFactor" | "Passkey" | "Provider"

/** The session of a signed-in person (contract G9). */
export interface SessionCredential {
  readonly kind: "session"
  readonly id: SessionId
  readonly personId: PersonId
  /** The hash of the secret with which the call came. */
  readonly hash: string
  readonly proof: SessionProof
  /**
   * Whether the tenant requires a second factor that was not given; nothing else can be done until then (contract G21).
   */
  readonly owesFactor: boolean
  /** The time of the last proof of the person's identity (contract G12). */
  readonly confirmedAt: Timestamp
  readonly expiresAt: Timestamp
  /** The time when the session ends if it is not used. */
  readonly idleAt: Timestamp
}

/** The caller of a request, by the access token or the session. */
export interface Principal {
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly permissions: readonly Permission[]
  readonly credential: TokenCredential | SessionCredential
}

export interface AccessClaims extends Principal {
  readonly credential: TokenCredential
  readonly tokenId: string
  /**
   * The family of the refresh token that belongs to the same sign-in (contract A14); absent in tokens older than this
   * member, which are valid for a day.
   */
  readonly familyId?: string
  readonly issuedAt: Timestamp
  readonly expiresAt: Timestamp
}

/**
 * The claims of a new access token. The personal token allows no more than the user may do at this time (contract G4).
 * `isProved` tells whether client id and secret were given.
 */
export const toClaims = (
  token: PersonalToken,
  user: Pick<User, "permissions">,
  tokenId: string,
  familyId: string,
  now: Timestamp,
  isProved: boolean,
): AccessClaims => ({
  tenantId: token.tenantId,
  userId: token.userId,
  credential: { kind: "token", id: token.clientId, ...(isProved ? { confirmedAt: now } : {}) },
  permissions: common(token.permissions, user.permissions),
  tokenId,
  familyId,
  issuedAt: now,
  expiresAt: Math.min(secondsAfter(now, accessTokenSeconds), token.expiresAt ?? Infinity) as Timestamp,
})
