import { Effect } from "effect"
import type { ChargeId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { applyChargeRequest } from "./charge-request.ts"
import type { PartsToRemove } from "./ports/product-uses.ts"
import type { Product, ProductPart } from "./product.ts"
import type { ChargeRequest } from "./product-request.ts"
import type { RequestContext } from "./request-context.ts"

/** The parts that a change removes, and the kind of the largest part: a plan is removed with its charges. */
export interface Removal {
  readonly part: ProductPart
  readonly parts: PartsToRemove
}

/** The parts of a product that a change removes. `after` is absent when the product is deleted. */
export const removed = (before: Product, after: Product | undefined): Removal | undefined => {
  const chargesOf = (product: Product) => product.chargePlans.flatMap((plan) => plan.charges)
  const gone = <Id extends string>(was: readonly { readonly id: Id }[], is: readonly { readonly id: string }[]) => {
    const kept = new Set(is.map(({ id }) => id))
    return was.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  }
  const products = after === undefined ? [before.id] : []
  const chargePlans = gone(before.chargePlans, after?.chargePlans ?? [])
  const charges = gone(chargesOf(before), after === undefined ? [] : chargesOf(after))
  const part: ProductPart | undefined =
    products.length > 0 ? "product" : chargePlans.length > 0 ? "charge plan" : charges.length > 0 ? "charge" : undefined
  return part === undefined ? undefined : { part, parts: { products, chargePlans, charges } }
}

/** A product after a merge patch of one of its charges. The paths of mistakes are those of the patch. */
export const applyToCharge = Effect.fnUntraced(function* (
  product: Product,
  id: ChargeId,
  request: ChargeRequest,
  context: RequestContext,
) {
  const modifiedAt = context.now
  const chargePlans = yield* Effect.forEach(product.chargePlans, (plan) =>
    Effect.gen(function* () {
      const charge = plan.charges.find((each) => each.id === id)
      if (charge === undefined) return plan
      const changed = yield* applyChargeRequest(charge, request, "", context, plan.name)
      return { ...plan, modifiedAt, charges: plan.charges.map((each) => (each === charge ? changed : each)) }
    }),
  )
  return { ...product, chargePlans, modifiedAt } satisfies Product
})

/** A product without one of its charge plans or charges. */
export const withoutPart = (product: Product, id: string, modifiedAt: Timestamp): Product => ({
  ...product,
  modifiedAt,
  chargePlans: product.chargePlans
    .filter((plan) => plan.id !== id)
    .map((plan) => {
      const charges = plan.charges.filter((charge) => charge.id !== id)
      return charges.length === plan.charges.length ? plan : { ...plan, charges, modifiedAt }
    }),
})
