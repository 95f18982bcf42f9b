import type { Effect } from "effect"
import type { Listed, ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { NamedRef } from "../../organisation/legal-entity-profile.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { ProductId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { FeatureRef } from "../feature.ts"
import type { EndOfRenewal, Product, ProductAddress, ProductPart } from "../product.ts"

/** A number that another product, plan or charge of the legal entity already has. */
export interface NumberConflict {
  readonly kind: ProductPart
  readonly number: string
}

/**
 * Stores products with their charge plans, charges and prices.
 *
 * Contract (`test/contract/product-store.contract.test.ts`), within the scope:
 * - `insert` and `update` give a number that is taken, if there is one; the caller must then give up the unit of work;
 * - `find` after `insert` or `update` gives an equal product, by its id and by that of each plan and charge;
 * - `findForUpdate` locks the product until the unit of work ends, by its own id or that of a part;
 * - `lookUp` finds at most two products that match one of the criteria or have a charge that does, and locks them and
 *   their parts against deletion until the unit of work ends. Lookups of one product do not wait for each other;
 * - `update` writes the differences from `before`, which `findForUpdate` gave in the same unit of work;
 * - `delete` deletes the product with its plans and charges.
 */
export interface ProductStore {
  readonly insert: (product: Product) => Effect.Effect<NumberConflict | undefined, PortUnavailable>
  readonly update: (before: Product, after: Product) => Effect.Effect<NumberConflict | undefined, PortUnavailable>
  readonly delete: (scope: Scope, id: ProductId) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, address: ProductAddress) => Effect.Effect<Product, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (
    scope: Scope,
    address: ProductAddress,
  ) => Effect.Effect<Product, ResourceNotFound | PortUnavailable>
  readonly lookUp: (
    scope: Scope,
    criteria: readonly Criterion[],
    of?: "product" | "charge",
  ) => Effect.Effect<readonly Product[], PortUnavailable>
  /** The given products that have an end of renewal. */
  readonly endsOfRenewal: (
    scope: Scope,
    ids: readonly ProductId[],
  ) => Effect.Effect<readonly EndOfRenewal[], PortUnavailable>
  /** The products whose tax point is the end of the period (contract V36). */
  readonly taxedAtEnd: (
    scope: Scope,
    ids: readonly ProductId[],
  ) => Effect.Effect<ReadonlySet<ProductId>, PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<ListedInParts<Product, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /** The products of type Simple; takes the fields of `simpleProductFields`. */
  readonly listSimple: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<ListedInParts<Product, PortUnavailable>, FilterTooBroad | PortUnavailable>
}

/**
 * Stores the categories of products and the features of charges, which are created when they are first named.
 *
 * Contract (`test/contract/product-store.contract.test.ts`): `add…` gives the existing one when there is one with that
 * name or code, even when two callers add it at once.
 */
export interface ProductTermStore {
  readonly categories: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly NamedRef[], PortUnavailable>
  readonly addCategory: (scope: Scope, category: NamedRef) => Effect.Effect<NamedRef, PortUnavailable>
  readonly features: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly FeatureRef[], PortUnavailable>
  readonly addFeature: (scope: Scope, feature: FeatureRef) => Effect.Effect<FeatureRef, PortUnavailable>
  readonly listFeatures: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<FeatureRef>, FilterTooBroad | PortUnavailable>
}
