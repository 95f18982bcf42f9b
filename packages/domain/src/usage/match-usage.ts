import { Result } from "effect"
import { accountKind } from "../customers/account.ts"
import { type Criterion, criteriaOf, type LookupKind } from "../listing/lookup-key.ts"
import type { HeldCharge, HeldOrder, OrderPartNames, PartNames } from "../orders/held-order.ts"
import { FieldsRefused } from "../shared/errors.ts"
import { type FieldErrors, makeFieldErrors } from "./field-errors.ts"
import type { UsageNames } from "./usage-request.ts"

const kinds = {
  account: accountKind,
  order: { noun: "order", id: "Order-Id", keys: ["OrderNumber"] },
  product: { noun: "product of an order", id: "OrderProduct-Id", keys: ["ProductNumber"] },
  charge: { noun: "charge of an order", id: "OrderProductCharge-Id", keys: ["ChargeNumber"] },
} as const satisfies Readonly<Record<keyof UsageNames, LookupKind>>
type Named = keyof typeof kinds

/** The keys of a row as criteria, one of which must match; absent when the row does not give the key. */
export type ReadNames = { readonly [N in Named]?: readonly Criterion[] }

/** Reads the look-up keys of a row (contract X2). */
export const readNames = (names: UsageNames): Result.Result<ReadNames, FieldsRefused> => {
  const errors: Record<string, readonly string[]> = {}
  const read: { -readonly [N in Named]?: readonly Criterion[] } = {}
  for (const field of Object.keys(kinds) as Named[]) {
    const wanted = names[field]
    if (wanted === undefined || wanted === null) continue
    const criteria = criteriaOf(kinds[field], field, wanted)
    if (Result.isSuccess(criteria)) read[field] = criteria.success
    else Object.assign(errors, criteria.failure.errors)
  }
  return Object.keys(errors).length > 0 ? Result.fail(new FieldsRefused({ errors })) : Result.succeed(read)
}

/** All names of orders and their parts in some rows, without duplicates. */
export const partNamesOf = (all: readonly ReadNames[]): OrderPartNames => {
  const of = (field: "order" | "product" | "charge"): PartNames => {
    const criteria = all.flatMap((names) => names[field] ?? [])
    const values = (isId: boolean) => [
      ...new Set(criteria.filter(({ key }) => (key === "Id") === isId).map(({ value }) => value)),
    ]
    return { numbers: values(false), ids: values(true) }
  }
  return { orders: of("order"), products: of("product"), charges: of("charge") }
}

interface PartOf<A> {
  readonly order: HeldOrder
  readonly part: A
}

/** Locked orders, indexed by the names of their parts. */
export interface OrderIndex {
  readonly order: ReadonlyMap<string, PartOf<HeldOrder>>
  readonly product: ReadonlyMap<string, PartOf<HeldOrder["products"][number]>>
  readonly charge: ReadonlyMap<string, PartOf<HeldCharge>>
}

// Numbers and ids share one map, because a look-up key treats every uuid as an id.
export const indexOrders = (orders: readonly HeldOrder[]): OrderIndex => ({
  order: new Map(
    orders.flatMap((order) =>
      [order.orderNumber, order.id, ...order.versionIds].map((name) => [name, { order, part: order }]),
    ),
  ),
  product: new Map(
    orders.flatMap((order) =>
      order.products.flatMap((part) => [part.productNumber, part.id].map((name) => [name, { order, part }] as const)),
    ),
  ),
  charge: new Map(
    orders.flatMap((order) =>
      order.charges.flatMap((part) =>
        [part.chargeNumber, ...part.versions.map(({ id }) => id)].map((name) => [name, { order, part }] as const),
      ),
    ),
  ),
})

/** The objects to which a row belongs: those that it names, and those that follow from them. */
export interface Match {
  readonly order?: HeldOrder
  readonly product?: Pick<HeldOrder["products"][number], "id">
  readonly charge?: HeldCharge
}

/**
 * Finds the objects that a row names among locked orders. All of them must exist and belong together (contract X2). An
 * account is compared with that of the order; the caller must look up an account that is given alone.
 */
export const matchUsage = (names: ReadNames, index: OrderIndex): Result.Result<Match, FieldsRefused> => {
  const errors = makeFieldErrors()
  const find = <F extends keyof OrderIndex>(field: F) => {
    const criteria = names[field]
    if (criteria === undefined) return undefined
    const [found] = criteria.flatMap(({ value }) => index[field].get(value) ?? [])
    if (found === undefined) errors.add(field, `names no ${kinds[field].noun} of this legal entity`)
    return found as NonNullable<ReturnType<OrderIndex[F]["get"]>> | undefined
  }
  const [order, product, charge] = [find("order"), find("product"), find("charge")]
  const match = charge?.order ?? product?.order ?? order?.order
  if (match !== undefined) compare(names, { match, order, product, charge }, errors)
  const of = product?.part.id ?? charge?.part.orderProductId
  return errors.isEmpty()
    ? Result.succeed({
        ...(match === undefined ? {} : { order: match }),
        ...(of === undefined ? {} : { product: { id: of } }),
        ...(charge === undefined ? {} : { charge: charge.part }),
      })
    : Result.fail(errors.refused())
}

/** Refuses names that do not belong to the order of the most precise name. */
const compare = (
  { account }: ReadNames,
  {
    match,
    order,
    product,
    charge,
  }: { readonly match: HeldOrder } & { readonly [F in keyof OrderIndex]: ReturnType<OrderIndex[F]["get"]> },
  errors: FieldErrors,
) => {
  if (charge !== undefined && product !== undefined && product.part.id !== charge.part.orderProductId)
    errors.add("product", `must be the product of the charge ${charge.part.chargeNumber}`)
  if (order !== undefined && order.order !== match)
    errors.add(
      "order",
      charge === undefined
        ? `must be the order of the product ${product!.part.productNumber}`
        : `must be the order of the charge ${charge.part.chargeNumber}`,
    )
  const { id, accountNumber, name } = match.account
  const values: Readonly<Record<string, string>> = { Id: id, AccountNumber: accountNumber, Name: name }
  if (account !== undefined && !account.some(({ key, value }) => values[key] === value))
    errors.add("account", `must be the account of the order ${match.orderNumber}`)
}
