import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/**
 * Gives the base currency of a legal entity, into which its rates convert. The context of legal entities implements
 * this port.
 */
export interface BaseCurrencies {
  /** ISO 4217 code. */
  readonly of: (scope: Scope) => Effect.Effect<string, PortUnavailable>
}
