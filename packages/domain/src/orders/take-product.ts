import { Effect } from "effect"
import { under } from "../catalogue/request-context.ts"
import { checkStart, formProduct, type ProductPlace } from "./form-product.ts"
import type { OrderProduct } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import type { OrderProductRequest } from "./order-request.ts"
import { readCharge } from "./read-charge.ts"

/** A new product of an order: formed from the catalogue, or taken as it was formed before. */
export const takeProduct = Effect.fnUntraced(function* (request: OrderProductRequest, place: ProductPlace) {
  if (request.formed === undefined) return yield* formProduct(request, place)
  // Locks the product against removal from the catalogue until the unit of work ends.
  yield* place.context.lookUps.product(under(place.path, "product"), request.product)
  return yield* placeFormed(request.formed, place)
})

/** Puts a formed product into an order: the product keeps its terms and gets the order's dates. */
const placeFormed = Effect.fnUntraced(function* (formed: OrderProduct, { order, from, path, context }: ProductPlace) {
  const charges = yield* Effect.forEach(
    formed.charges,
    Effect.fnUntraced(function* (charge, index) {
      const at = `${under(path, "charges")}[${index}]`
      const blank = { ...undated(charge, order, from), madeIn: order.version }
      const placed = yield* readCharge(blank, {}, { order, path: at, context })
      yield* checkStart(placed, from, at)
      return { ...placed, ...(placed.start === undefined ? {} : { anchor: placed.start }) } satisfies OrderCharge
    }),
  )
  return { ...formed, charges, modifiedAt: context.now } satisfies OrderProduct
})

/**
 * A charge with the start that its own terms set. A charge that begins with the subscription starts with the product
 * when the product comes later, and else has no start of its own.
 */
const undated = (charge: OrderCharge, order: ProductPlace["order"], from: ProductPlace["from"]): OrderCharge => {
  const { start, anchor: _, metrics: __, ...terms } = charge
  const first = charge.startOn === "AlignToSubscription" ? (from > order.start ? from : undefined) : start
  return { ...terms, ...(first === undefined ? {} : { start: first }) }
}
