import { Effect } from "effect"
import type { Charge } from "../catalogue/charge.ts"
import { chargeDefaults } from "../catalogue/charge-rules.ts"
import { patchDate, under } from "../catalogue/request-context.ts"
import type { Product } from "../catalogue/product.ts"
import { fieldRefused, fieldsRefusedAs } from "../shared/errors.ts"
import type { Priced } from "./currency-amount.ts"
import { findCharge, findPlan, formCharge } from "./form-product.ts"
import { checkTax, mostOrderParts } from "./form-order.ts"
import type {
  CalculateChargeMetricsRequest,
  CalculateOrderMetricsRequest,
  MetricsOfCharge,
  MetricsOfProduct,
} from "./metrics-request.ts"
import { type OrderCharge } from "./order-charge.ts"
import type { OrderContext } from "./order-context.ts"
import { readTerm } from "./order-header.ts"
import type { ValuedOrder } from "./order-metrics.ts"
import type { ChargePlace } from "./read-charge.ts"
import { applyDiscounts } from "./read-discounts.ts"
import { checkOrderAmount } from "./within-amounts.ts"

/** The charge of the catalogue from which a calculated charge was made. */
export interface Origin {
  readonly chargeId: Charge["id"]
  readonly chargeNumber: string
  readonly chargePlanId: Product["chargePlans"][number]["id"]
}

/** An order that is not stored, with the values that its metrics depend on. */
export interface CalculatedOrder extends ValuedOrder, Priced {
  readonly products: readonly { readonly charges: readonly OrderCharge[] }[]
  /** The origins by charge number. A charge that is not stored has its own id as its number. */
  readonly origins: ReadonlyMap<string, Origin>
}

type BlankOrder = Omit<CalculatedOrder, "products" | "origins"> & ChargePlace["order"] & { readonly version: 1 }

/** The order that a request describes, formed by the same rules as a stored order (contract S35). */
export const calculatedOrder = Effect.fn("orders.calculatedOrder")(function* (
  request: CalculateOrderMetricsRequest,
  context: OrderContext,
) {
  const blank = yield* blankOrder(request, request.orderType ?? "Subscription", context)
  const products: { charges: OrderCharge[] }[] = []
  const origins = new Map<string, Origin>()
  const mapped = new Map<string, string[]>()
  for (const [index, product] of (request.products ?? []).entries()) {
    const wanted = yield* chargesOfProduct(product, `products[${index}]`, context)
    const charges: OrderCharge[] = []
    for (const each of wanted) {
      const charge = yield* formCalculated(each, blank, context)
      if (each.origin !== undefined) origins.set(charge.chargeNumber, each.origin)
      for (const key of each.request.orderDiscountMappingKey ?? [])
        mapped.set(key, [...(mapped.get(key) ?? []), charge.chargeNumber])
      charges.push(charge)
    }
    products.push({ charges })
    if (products.flatMap((each) => each.charges).length > mostOrderParts)
      return yield* fieldRefused("products", `an order has at most ${mostOrderParts} charges`)
  }
  const order = { ...blank, products, origins }
  yield* checkTax(order)
  const discounts = (request.orderDiscounts ?? []).map(({ charges, ...discount }) => ({
    ...discount,
    orderProductCharges: charges ?? null,
  }))
  const discounted = yield* asRequested(applyDiscounts(order, discounts, context, "orderDiscounts", mapped))
  yield* checkOrderAmount(discounted, "products")
  return discounted satisfies CalculatedOrder
})

/** An order that holds only the one charge that a request describes (contract S35). */
export const calculatedCharge = (request: CalculateChargeMetricsRequest, context: OrderContext) => {
  const { term, currency, account, effectiveStartDate, effectiveEndDate, ...charge } = request
  return Effect.gen(function* () {
    const blank = yield* blankOrder(
      { term, currency, account, effectiveStartDate, effectiveEndDate },
      undefined,
      context,
    )
    const wanted = yield* wantedCharge(charge, "", context)
    const formed = yield* formCalculated(wanted, blank, context)
    const origins = new Map(wanted.origin === undefined ? [] : [[formed.chargeNumber, wanted.origin] as const])
    return { ...blank, products: [{ charges: [formed] }], origins } satisfies CalculatedOrder
  })
}

/** Renames the fields of errors as this request has them: discounts list their charges as `charges`. */
const asRequested = fieldsRefusedAs((field) => field.replace(".orderProductCharges", ".charges"))

const blankOrder = Effect.fnUntraced(function* (
  request: Omit<CalculateOrderMetricsRequest, "products" | "orderDiscounts" | "orderType">,
  orderType: BlankOrder["orderType"] | undefined,
  { lookUps, entity, exchangeRate, today }: OrderContext,
) {
  const account = request.account ? yield* lookUps.account("account", request.account) : undefined
  const own = account?.currency ?? entity.baseCurrency
  const currency = request.currency ? yield* lookUps.currency("currency", request.currency, own) : own
  if (account !== undefined && currency !== own)
    return yield* fieldRefused("currency", `must be ${own}, the currency of the account`)
  const start = (yield* patchDate("effectiveStartDate", request.effectiveStartDate)) ?? today
  const rate = yield* exchangeRate(currency, today)
  if (orderType === "SalesOrder") {
    for (const member of ["term", "effectiveEndDate"] as const)
      if (request[member]) return yield* fieldRefused(member, "must be left out: a sales order has no end")
  }
  const dates =
    orderType === "SalesOrder" ? ({ start, termType: "Evergreen" } as const) : yield* readTerm(start, request)
  return {
    orderType: orderType ?? "Subscription",
    status: "Draft",
    version: 1,
    currency,
    baseCurrency: entity.baseCurrency,
    orderDate: today,
    ...(rate === undefined ? {} : { exchangeRate: rate }),
    start: dates.start,
    ...("end" in dates && dates.end !== undefined ? { end: dates.end } : {}),
    termType: dates.termType,
    renewals: [],
    milestones: [],
    discounts: [],
  } satisfies BlankOrder
})

interface Wanted {
  readonly request: MetricsOfCharge
  readonly path: string
  readonly listed: Charge
  readonly origin?: Origin
}

/**
 * The charges of a product that a request lists, or all charges of the product's plan when it lists none (contract
 * S10).
 */
const chargesOfProduct = Effect.fnUntraced(function* (
  { product: key, chargePlan, charges }: MetricsOfProduct,
  path: string,
  context: OrderContext,
) {
  const at = (index: number) => `${under(path, "charges")}[${index}]`
  if (!key) {
    if (chargePlan) return yield* fieldRefused(under(path, "chargePlan"), "must be given with its product")
    return yield* Effect.forEach(charges ?? [], (request, index) => wantedCharge(request, at(index), context))
  }
  const product = yield* context.lookUps.product(under(path, "product"), key)
  const plan = yield* findPlan(product, chargePlan, under(path, "chargePlan"))
  const wanted: readonly MetricsOfCharge[] = charges ?? plan.charges.map(({ id }) => ({ charge: id }))
  return yield* Effect.forEach(wanted, (request, index) =>
    Effect.map(findCharge(plan, request.charge, under(at(index), "charge")), (listed): Wanted => ({
      request,
      path: at(index),
      listed,
      origin: { chargeId: listed.id, chargeNumber: listed.chargeNumber, chargePlanId: plan.id },
    })),
  )
})

/** A charge of any product of the catalogue, or a charge that only the request describes. */
const wantedCharge = Effect.fnUntraced(function* (request: MetricsOfCharge, path: string, context: OrderContext) {
  if (!request.charge) return { request, path, listed: unlisted(request, context) } satisfies Wanted
  const { charge, chargePlan } = yield* context.lookUps.charge(under(path, "charge"), request.charge)
  const origin = { chargeId: charge.id, chargeNumber: charge.chargeNumber, chargePlanId: chargePlan.id }
  return { request, path, listed: charge, origin } satisfies Wanted
})

/** A charge without a catalogue entry, given the defaults that the catalogue has for its type (contract K6). */
const unlisted = ({ name, chargeType, priceModel }: MetricsOfCharge, { nextId, now }: OrderContext): Charge => ({
  ...chargeDefaults(chargeType ?? "Recurring"),
  id: nextId(),
  chargeNumber: "",
  name: name ?? "",
  chargeType: chargeType ?? "Recurring",
  model: priceModel ?? "Flat",
  prices: [],
  features: [],
  customFields: {},
  createdAt: now,
  modifiedAt: now,
})

const formCalculated = ({ request, path, listed }: Wanted, order: BlankOrder, context: OrderContext) =>
  formCharge(listed, request, { order, from: order.start, path, context })
