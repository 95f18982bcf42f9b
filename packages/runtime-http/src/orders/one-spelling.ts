import { fieldRefused, type FieldsRefused } from "@svc/domain/shared/errors"
import { Effect } from "effect"
import type { Maybe } from "@svc/domain/shared/maybe"

/** Moves a member of the request to its documented name; a request with both names is refused (contract K14). */
const renamed = <A extends object>(
  item: A,
  name: string,
  oldName: string,
  path: string,
): Effect.Effect<A, FieldsRefused> => {
  const { [oldName]: old, ...rest } = item as Record<string, unknown>
  if (old === undefined) return Effect.succeed(item)
  return rest[name] === undefined
    ? Effect.succeed({ ...rest, [name]: old } as A)
    : Effect.fail(fieldRefused(`${path}.${oldName}`, `means the same as ${name}: send only one of the two`))
}

interface Spelled {
  readonly products?: Maybe<readonly { readonly charges?: Maybe<readonly object[]> }[]>
  readonly orderDiscounts?: Maybe<readonly object[]>
}
type Without<A, K extends string> = A extends readonly (infer I)[] ? readonly Omit<I, K>[] : A
type OneSpelling<B extends Spelled> = Omit<B, "products" | "orderDiscounts"> & {
  readonly [K in keyof B & "products"]: B[K] extends Maybe<readonly (infer P)[]>
    ? Maybe<
        readonly (Omit<P, "charges"> & {
          readonly charges?: P extends { readonly charges?: infer C } ? Without<C, "PriceDetails"> : never
        })[]
      >
    : never
} & { readonly [K in keyof B & "orderDiscounts"]: Without<B[K], "OrderDiscountId"> }

/** A request in which the prices of charges and the ids of discounts have their documented names. */
export const oneSpelling = Effect.fnUntraced(function* <B extends Spelled>(body: B) {
  const products = yield* Effect.forEach(body.products ?? [], (product, at) =>
    Effect.map(
      Effect.forEach(product.charges ?? [], (charge, index) =>
        renamed(charge, "priceDetails", "PriceDetails", `products[${at}].charges[${index}]`),
      ),
      (charges) => (product.charges ? { ...product, charges } : product),
    ),
  )
  const orderDiscounts = yield* Effect.forEach(body.orderDiscounts ?? [], (discount, index) =>
    renamed(discount, "orderDiscountId", "OrderDiscountId", `orderDiscounts[${index}]`),
  )
  return {
    ...body,
    ...(body.products ? { products } : {}),
    ...(body.orderDiscounts ? { orderDiscounts } : {}),
  } as unknown as OneSpelling<B>
})
