import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** Answers which currency the rates of a legal entity lead to; the context of legal entities binds it. */
export interface BaseCurrencies {
  /** ISO 4217 code. */
  readonly of: (scope: Scope) => Effect.Effect<string, PortUnavailable>
}
