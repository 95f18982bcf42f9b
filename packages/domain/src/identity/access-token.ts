import type { ClientId, PersonId, SessionId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import { common, type Permission } from "./permissions.ts"
import type { PersonalToken } from "./personal-token.ts"
import type { User } from "./user.ts"

/** How long an access token is valid (contract A6). */
export const accessTokenSeconds = 86_400
/** How long a refresh token is valid (contract A14). */
export const refreshTokenSeconds = 30 * 24 * 60 * 60
/** The one scope of the interface (contract A6, A13). */
export const apiScope = "svcapi"

interface TokenCredential {
  readonly kind: "token"
  /** Of the personal token that the access token came of. */
  readonly id: ClientId
  /** When client id and secret were given for it; absent where a refresh token was (contract A20). */
  readonly confirmedAt?: Timestamp
}

/**
 * How the person of a session proved who it is: `SecondFactor` by password and code, `Passkey` by both at once, `Provider`
 * by the sign-in provider of the tenant (contract G21).
 */
export type SessionProof = "Password" | "SecondFactor" | "Passkey" | "Provider"

/** The session of a person who signed in (contract G9). */
export interface SessionCredential {
  readonly kind: "session"
  readonly id: SessionId
  readonly personId: PersonId
  /** Of the secret that the call came with. */
  readonly hash: string
  readonly proof: SessionProof
  /** The tenant asks for a second factor that was not given: nothing else can be done (contract G21). */
  readonly owesFactor: boolean
  /** When the person proved who it is, last (contract G12). */
  readonly confirmedAt: Timestamp
  readonly expiresAt: Timestamp
  /** The end of the session when nobody uses it. */
  readonly idleAt: Timestamp
}

/** Who makes a request, as the access token or the session says it. */
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
   * The sign-in that the token came of, which is the family of its refresh token (contract A14); absent in tokens from
   * before they named it, which are valid for a day.
   */
  readonly familyId?: string
  readonly issuedAt: Timestamp
  readonly expiresAt: Timestamp
}

/**
 * The claims of a new access token: its personal token allows no more than the user may now (contract G4). `isProved` says
 * that client id and secret were given for it.
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
