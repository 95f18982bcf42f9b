import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { ChargeId, ChargePlanId, ProductId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** Parts of one product that are about to go. */
export interface PartsToRemove {
  /** Given when the product itself goes; its plans and charges are then all given too. */
  readonly products: readonly ProductId[]
  readonly chargePlans: readonly ChargePlanId[]
  readonly charges: readonly ChargeId[]
}

/**
 * What uses products, asked of the contexts that sell them (contract K11).
 *
 * `find` names, as people know it ("O-1001"), one order, quote or line that refers to one of the parts: an order in any
 * version and any status but Deleted, a quote that is Open; `undefined` when there is none. The product's row is locked
 * when it is asked, and whoever refers to a product locks that row too, so the answer holds until the unit of work ends.
 */
export interface ProductUses {
  readonly find: (scope: Scope, parts: PartsToRemove) => Effect.Effect<string | undefined, PortUnavailable>
}
