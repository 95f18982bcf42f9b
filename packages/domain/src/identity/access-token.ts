import type { ClientId, TenantId, UserId } from "../shared/ids.ts"
import { secondsAfter, type Timestamp } from "../shared/timestamp.ts"
import type { Permission } from "./permissions.ts"
import type { PersonalToken } from "./personal-token.ts"

/** How long an access token is valid (contract A6). */
export const accessTokenSeconds = 86_400
/** How long a refresh token is valid (contract A14). */
export const refreshTokenSeconds = 30 * 24 * 60 * 60
/** The one scope of the interface (contract A6, A13). */
export const apiScope = "svcapi"

/** Who makes a request, as the access token says it. */
export interface Principal {
  readonly tenantId: TenantId
  readonly userId: UserId
  readonly clientId: ClientId
  readonly permissions: readonly Permission[]
}

export interface AccessClaims extends Principal {
  readonly tokenId: string
  /**
   * The sign-in that the token came of, which is the family of its refresh token (contract A14); absent in tokens from
   * before they named it, which are valid for a day.
   */
  readonly familyId?: string
  readonly issuedAt: Timestamp
  readonly expiresAt: Timestamp
}

export const toClaims = (token: PersonalToken, tokenId: string, familyId: string, now: Timestamp): AccessClaims => ({
  tenantId: token.tenantId,
  userId: token.userId,
  clientId: token.clientId,
  permissions: token.permissions,
  tokenId,
  familyId,
  issuedAt: now,
  expiresAt: secondsAfter(now, accessTokenSeconds),
})
