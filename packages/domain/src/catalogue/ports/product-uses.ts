import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ChargeId, ChargePlanId, ProductId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** Parts of one product that are about to be removed. */
export interface PartsToRemove {
  /** Given when the product itself is deleted; then all its plans and charges are given too. */
  readonly products: readonly ProductId[]
  readonly chargePlans: readonly ChargePlanId[]
  readonly charges: readonly ChargeId[]
}

/**
 * Finds uses of products in the contexts that sell them (contract K11).
 *
 * `find` gives the name ("O-1001") of one order, quote or line that refers to one of the parts: an order in any version
 * and any status except Deleted, or a quote that is Open; `undefined` when there is none. The caller has locked the
 * product's row. Everybody who refers to a product locks that row too, so the answer stays true until the unit of work
 * ends.
 */
export interface ProductUses {
  readonly find: (scope: Scope, parts: PartsToRemove) => Effect.Effect<string | undefined, PortUnavailable>
}
