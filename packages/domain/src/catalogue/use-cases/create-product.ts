import { Effect } from "effect"
import { refuse } from "../../organisation/organisation.errors.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { applyProductRequest } from "../apply-product-request.ts"
import type { CatalogueEvent } from "../catalogue.events.ts"
import type { ProductStore } from "../ports/product-store.ts"
import type { Product } from "../product.ts"
import type { ProductRequest } from "../product-request.ts"
import { makeNumberParts, type NumberPorts } from "./number-parts.ts"
import { makeRequestContext, type RequestPorts } from "./request-context.ts"

export interface CreateProductPorts extends NumberPorts, RequestPorts {
  readonly products: ProductStore
  readonly events: EventBus<CatalogueEvent>
  readonly unitOfWork: UnitOfWork
}

/** Creates a product with its plans, charges and prices, and raises ProductsCreated (contract K1, K4, K12). */
export const makeCreateProduct = (ports: CreateProductPorts) => {
  const { products, events, ids, unitOfWork } = ports
  const contextOf = makeRequestContext(ports)
  const numberParts = makeNumberParts(ports)

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: ProductRequest) {
    const { name, productType } = request
    if (name === undefined || name === null) return yield* fieldRefused("name", "is required")
    if (productType === undefined || productType === null) return yield* fieldRefused("productType", "is required")
    const now = yield* currentTime
    const blank: Product = {
      tenantId: origin.tenantId,
      legalEntityId: origin.legalEntityId,
      id: ids.next(),
      productNumber: "",
      name,
      productType,
      taxPoint: "InvoiceDate",
      chargePlans: [],
      customFields: {},
      createdAt: now,
      modifiedAt: now,
    }
    const wanted = yield* applyProductRequest(blank, true, request, yield* contextOf(origin, now))
    const product = yield* numberParts(wanted)
    const taken = yield* products.insert(product)
    if (taken !== undefined) return yield* refuse("NumberTaken", taken)
    yield* events.publish(origin, [{ _tag: "ProductsCreated", product }])
    return product
  })

  return Effect.fn("catalogue.createProduct")((origin: EventOrigin, request: ProductRequest) =>
    unitOfWork.atomically(origin.tenantId, create(origin, request)),
  )
}
