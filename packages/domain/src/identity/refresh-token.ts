import type { ClientId, TenantId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** An opaque refresh token (contract A14), kept as a hash. The tokens rotated out of one another are a family. */
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

/** Judges a use. A token that was used before is in two hands, so nobody of its family may go on. */
export const judgeRefresh = ({ usedAt, revokedAt, expiresAt }: RefreshToken, now: Timestamp): RefreshVerdict => {
  if (revokedAt !== undefined) return "refuse"
  if (usedAt !== undefined) return "revoke the family"
  return expiresAt > now ? "use" : "refuse"
}
