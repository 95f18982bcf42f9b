import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** Asks the ledger before the first month of fiscal years changes. */
export interface FiscalYearUses {
  /** Whether an accounting period was ever closed. The answer stays true until the unit of work ends. */
  readonly wasClosed: (scope: Scope) => Effect.Effect<boolean, PortUnavailable>
}
