import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { AccessClaims } from "../access-token.ts"

/**
 * Tells whether an access token is no longer valid, because its personal token was revoked (contract A4) or its sign-in
 * was (contract A14). The answer may be up to 30 seconds old.
 */
export interface TokenRevocations {
  readonly isRevoked: (
    token: Pick<AccessClaims, "credential" | "familyId" | "tenantId">,
  ) => Effect.Effect<boolean, PortUnavailable>
}
