import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ClientId } from "../../shared/ids.ts"

/** Tells whether a personal token no longer counts; an answer may be up to 30 seconds old (contract A4). */
export interface TokenRevocations {
  readonly isRevoked: (clientId: ClientId) => Effect.Effect<boolean, PortUnavailable>
}
