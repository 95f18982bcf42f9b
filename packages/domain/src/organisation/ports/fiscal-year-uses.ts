import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"

/** Asked of the ledger before the month changes with which fiscal years begin. */
export interface FiscalYearUses {
  /** Whether an accounting period was ever closed; the answer stays so until the unit of work ends. */
  readonly wasClosed: (scope: Scope) => Effect.Effect<boolean, PortUnavailable>
}
