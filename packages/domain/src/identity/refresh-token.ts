import type { ClientId, TenantId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/**
 * An opaque refresh token (contract A14), of which only the hash is stored. Tokens that replace one another form a
 * family.
 */
export interface RefreshToken {
  readonly hash: string
  readonly tenantId: TenantId
  readonly clientId: ClientId
  readonly familyId: string
  readonly expiresAt: Timestamp
  readonly usedAt?: Timestamp
  readonly revokedAt?: Timestamp
}

export type RefreshVerdict = "use" | "refuse" | "revoke the family"

/** Judges a use of a token. When a token is used twice, somebody else may have it, so the whole family is revoked. */
export const judgeRefresh = ({ usedAt, revokedAt, expiresAt }: RefreshToken, now: Timestamp): RefreshVerdict => {
  if (revokedAt !== undefined) return "refuse"
  if (usedAt !== undefined) return "revoke the family"
  return expiresAt > now ? "use" : "refuse"
}
