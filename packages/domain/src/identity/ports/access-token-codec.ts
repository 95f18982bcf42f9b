import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { AccessClaims } from "../access-token.ts"
import type { AccessTokenRefused } from "../identity.errors.ts"

/**
 * Signs access tokens as JWT and verifies them (contract A6, A7). Signatures are asymmetric; only tokens of this issuer
 * and environment are valid.
 */
export interface AccessTokenCodec {
  readonly sign: (claims: AccessClaims) => Effect.Effect<string, PortUnavailable>
  readonly verify: (token: string, now: Timestamp) => Effect.Effect<AccessClaims, AccessTokenRefused | PortUnavailable>
}
