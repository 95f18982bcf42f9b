import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { ProductId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import type { ProductAddress } from "./product.ts"
import { makeLookUps } from "./look-ups.ts"
import { type ChangeProductPorts, makeChangeProduct } from "./use-cases/change-product.ts"
import { makeCreateProduct } from "./use-cases/create-product.ts"

export type CataloguePorts = ChangeProductPorts

/** Products: the plans, charges and prices with which a legal entity sells. */
export const makeCatalogue = (ports: CataloguePorts) => {
  const { products, terms, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  return {
    create: makeCreateProduct(ports),
    ...makeChangeProduct(ports),
    /** A product by its own id or by that of a part of it. */
    get: (scope: Scope, address: ProductAddress) => within(scope, products.find(scope, address)),
    list: (scope: Scope, request: ListRequest) => within(scope, products.list(scope, request)),
    /** A product of type Simple (contract K13). */
    getSimple: Effect.fn("catalogue.getSimpleProduct")((scope: Scope, id: ProductId) =>
      within(
        scope,
        Effect.filterOrFail(
          products.find(scope, { part: "product", id }),
          ({ productType }) => productType === "Simple",
          () => new ResourceNotFound({ noun: "simple product", id }),
        ),
      ),
    ),
    listSimple: Effect.fn("catalogue.listSimpleProducts")((scope: Scope, request: ListRequest) =>
      within(scope, products.listSimple(scope, request)),
    ),
    /**
     * Resolves the look-up keys of one request that sells products. A product that was found cannot be deleted, nor can
     * a part of it, until the unit of work ends (contract K11).
     */
    lookUps: makeLookUps(ports),
    /** The given products that have an end of renewal. */
    endsOfRenewal: (scope: Scope, ids: readonly ProductId[]) => within(scope, products.endsOfRenewal(scope, ids)),
    /** The products whose tax point is the end of the period (contract V36). */
    taxedAtEnd: (scope: Scope, ids: readonly ProductId[]) => within(scope, products.taxedAtEnd(scope, ids)),
    listFeatures: Effect.fn("catalogue.listFeatures")((scope: Scope, request: ListRequest) =>
      within(scope, terms.listFeatures(scope, request)),
    ),
  }
}
export type Catalogue = ReturnType<typeof makeCatalogue>
