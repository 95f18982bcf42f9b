import { Effect } from "effect"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { FieldsRefused, PortUnavailable } from "../../shared/errors.ts"
import type { ChargeId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { applyProductRequest } from "../apply-product-request.ts"
import { applyToCharge, removed, type Removal, withoutPart } from "../product-parts.ts"
import { refuse } from "../catalogue.errors.ts"
import type { ProductUses } from "../ports/product-uses.ts"
import type { Product, ProductAddress } from "../product.ts"
import type { ChargeRequest, ProductRequest } from "../product-request.ts"
import type { RequestContext } from "../request-context.ts"
import type { CreateProductPorts } from "./create-product.ts"
import { makeNumberParts } from "./number-parts.ts"
import { makeRequestContext } from "./request-context.ts"

export interface ChangeProductPorts extends CreateProductPorts {
  readonly uses: ProductUses
}

type Apply = (before: Product, context: RequestContext) => Effect.Effect<Product, FieldsRefused | PortUnavailable>

/**
 * Changes a product or a part of it and raises ProductsUpdated. Parts that are in use cannot be removed (contract K10,
 * K11, K12).
 */
export const makeChangeProduct = (ports: ChangeProductPorts) => {
  const { products, uses, events, unitOfWork } = ports
  const contextOf = makeRequestContext(ports)
  const numberParts = makeNumberParts(ports)

  /** Refuses to remove a part to which an order, a quote or a line refers. */
  const requireUnused = Effect.fnUntraced(function* (product: Product, { part, parts }: Removal) {
    const by = yield* uses.find(product, parts)
    if (by !== undefined) return yield* refuse("ProductInUse", { part, by })
  })

  const change = (origin: EventOrigin, address: ProductAddress, apply: Apply) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const before = yield* products.findForUpdate(origin, address)
        const applied = yield* apply(before, yield* contextOf(origin, yield* currentTime))
        const removal = removed(before, applied)
        if (removal !== undefined) yield* requireUnused(before, removal)
        const product = yield* numberParts(applied)
        const taken = yield* products.update(before, product)
        if (taken !== undefined) return yield* refuseNumber("NumberTaken", taken)
        yield* events.publish(origin, [{ _tag: "ProductsUpdated", product }])
        return product
      }),
    )

  return {
    /** Applies a merge patch whose parts have operations. */
    change: Effect.fn("catalogue.changeProduct")(
      (origin: EventOrigin, address: ProductAddress & { readonly part: "product" }, request: ProductRequest) =>
        change(origin, address, (before, context) => applyProductRequest(before, false, request, context)),
    ),

    /** Applies a merge patch to one charge. */
    changeCharge: Effect.fn("catalogue.changeCharge")((origin: EventOrigin, id: ChargeId, request: ChargeRequest) =>
      change(origin, { part: "charge", id }, (before, context) => applyToCharge(before, id, request, context)),
    ),

    /** Removes a charge plan or a charge from its product. */
    removePart: Effect.fn("catalogue.removePart")(
      (origin: EventOrigin, address: Exclude<ProductAddress, { readonly part: "product" }>) =>
        change(origin, address, (before, { now }) => Effect.succeed(withoutPart(before, address.id, now))),
    ),

    /** Deletes a product with all its parts and raises ProductsDeleted. */
    delete: Effect.fn("catalogue.deleteProduct")(
      (origin: EventOrigin, address: ProductAddress & { readonly part: "product" }) =>
        unitOfWork.atomically(
          origin.tenantId,
          Effect.gen(function* () {
            const product = yield* products.findForUpdate(origin, address)
            const removal = removed(product, undefined)
            if (removal !== undefined) yield* requireUnused(product, removal)
            yield* products.delete(origin, product.id)
            yield* events.publish(origin, [{ _tag: "ProductsDeleted", id: product.id }])
          }),
        ),
    ),
  }
}
