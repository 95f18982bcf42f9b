import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccessClaims } from "../access-token.ts"

/**
 * Tells whether an access token no longer counts, because its personal token was revoked (contract A4) or everything
 * that came of its sign-in (contract A14). An answer may be up to 30 seconds old.
 */
export interface TokenRevocations {
  readonly isRevoked: (
    token: Pick<AccessClaims, "credential" | "familyId" | "tenantId">,
  ) => Effect.Effect<boolean, PortUnavailable>
}
