import { Effect } from "effect"
import { type Criterion, lookUp } from "../listing/lookup-key.ts"
import { remembering } from "../reference-data/look-ups.ts"
import type { IdSource } from "../shared/ports/id-source.ts"
import type { Scope } from "../shared/scope.ts"
import { type Charge, chargeKind } from "./charge.ts"
import type { ProductStore, ProductTermStore } from "./ports/product-store.ts"
import { type ChargePlan, type Product, productKind } from "./product.ts"
import { makeTermsOf } from "./product-terms.ts"

export interface LookUpPorts {
  readonly products: Pick<ProductStore, "lookUp">
  readonly terms: ProductTermStore
  readonly ids: IdSource
}

/** A charge with its product and plan. */
export interface ListedCharge {
  /** The id of the charge. */
  readonly id: string
  readonly charge: Charge
  readonly chargePlan: ChargePlan
  readonly product: Product
}

const listedCharges = (product: Product): readonly ListedCharge[] =>
  product.chargePlans.flatMap((chargePlan) =>
    chargePlan.charges.map((charge) => ({ id: charge.id, charge, chargePlan, product })),
  )

const isNamed = ({ charge }: ListedCharge, criteria: readonly Criterion[]): boolean =>
  criteria.some(
    ({ key, value }) => ({ Id: charge.id, ChargeNumber: charge.chargeNumber, Name: charge.name })[key] === value,
  )

/**
 * Resolves the look-up keys of one request: a product, a charge of any product, and a feature, which is created when it
 * does not exist.
 */
export const makeLookUps = (ports: LookUpPorts) => (scope: Scope) => ({
  product: remembering((field, key) =>
    lookUp(productKind, field, key, (criteria) => ports.products.lookUp(scope, criteria)),
  ),
  charge: remembering((field, key) =>
    lookUp(chargeKind, field, key, (criteria) =>
      Effect.map(ports.products.lookUp(scope, criteria, "charge"), (products) =>
        products.flatMap((product) => listedCharges(product).filter((listed) => isNamed(listed, criteria))),
      ),
    ),
  ),
  feature: makeTermsOf(ports)(scope).feature,
})
