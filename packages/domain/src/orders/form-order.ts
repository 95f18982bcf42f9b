import { Effect } from "effect"
import type { Account } from "../customers/account.ts"
import { patchDate } from "../catalogue/request-context.ts"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { OrderId } from "../shared/ids.ts"
import { noMetrics } from "./order-metrics.ts"
import { chargesOf, type Order, type OrderHeader, type OrderProduct, type OrderType } from "./order.ts"
import type { OrderContext } from "./order-context.ts"
import { readMilestones, readTerm, simpleAccount, stateHeader } from "./order-header.ts"
import type { CreateOrderRequest, OrderProductRequest } from "./order-request.ts"
import { applyDiscounts } from "./read-discounts.ts"
import { takeProduct } from "./take-product.ts"
import { checkOrderAmount } from "./within-amounts.ts"

/**
 * The largest number of products and the largest number of charge versions of an order. The limit exists because an
 * event about an order carries all of them.
 */
export const mostOrderParts = 1000

/**
 * Forms a new order from a request: a Draft without numbers and metrics (contract S1, S2, S10 to S13). The catalogue's
 * products in it are locked until the unit of work ends.
 */
export const formOrder = Effect.fn("orders.form")(function* (
  orderType: OrderType,
  request: CreateOrderRequest,
  context: OrderContext,
) {
  const { lookUps, today } = context
  const account = yield* lookUps.account("account", request.account)
  if (account.inactive) return yield* fieldRefused("account", "is inactive")
  if (request.currency) {
    const currency = yield* lookUps.currency("currency", request.currency, account.currency)
    if (currency !== account.currency)
      return yield* fieldRefused("currency", `must be ${account.currency}, the currency of the account`)
  }
  const orderDate = (yield* patchDate("orderDate", request.orderDate)) ?? today
  const start = (yield* patchDate("effectiveStartDate", request.effectiveStartDate)) ?? orderDate
  const isSubscription = orderType === "Subscription"
  const term = isSubscription
    ? yield* readTerm(start, request)
    : ({ start, termType: "Evergreen", term: 0, renewalTerm: 0, noticePeriod: 0 } as const)
  const blank = yield* blankHeader(orderType, account, { orderDate, ...term }, context)
  const header = yield* stateHeader(blank, request, request.invoiceAccount ? undefined : account, context)
  const milestones = yield* readMilestones([], request.milestones ?? [], context)
  const started: Order = { ...header, products: [], discounts: [], milestones }
  const { order, mapped } = yield* addProducts(started, request.products ?? [], context)
  yield* checkTax(order)
  const discounted = yield* applyDiscounts(order, request.orderDiscounts ?? [], context, "orderDiscounts", mapped)
  yield* checkOrderAmount(discounted, "products")
  return discounted
})

const blankHeader = Effect.fnUntraced(function* (
  orderType: OrderType,
  account: Account,
  term: Pick<OrderHeader, "orderDate" | "start" | "end" | "termType" | "term" | "renewalTerm" | "noticePeriod">,
  { entity, configurations, exchangeRate, nextId, now }: OrderContext,
) {
  const simple = simpleAccount(account)
  const rate = yield* exchangeRate(account.currency, term.orderDate)
  const id = nextId<OrderId>()
  return {
    tenantId: entity.tenantId,
    legalEntityId: entity.id,
    id,
    firstVersionId: id,
    orderNumber: "",
    orderType,
    version: 1,
    isLastVersion: true,
    status: orderType === "Subscription" ? "Draft" : "OrderDraft",
    account: simple,
    invoiceAccount: simple,
    currency: account.currency,
    baseCurrency: entity.baseCurrency,
    ...(rate === undefined ? {} : { exchangeRate: rate }),
    ...term,
    renewals: [],
    isAutoRenewed: false,
    orderPaymentMethod: "Invoice",
    invoiceSeparatly: false,
    useAccountInvoiceBatchGroup: true,
    orderBillingPeriod: "Monthly",
    setOrderBillingPeriod: false,
    customFields: yield* Effect.fromResult(patchCustomFields(configurations.Order, undefined, undefined)),
    metrics: noMetrics,
    createdAt: now,
    modifiedAt: now,
  } satisfies OrderHeader
})

/** Adds the products of a new order, and collects their charges by the keys with which discounts refer to them. */
const addProducts = Effect.fnUntraced(function* (
  started: Order,
  requests: readonly OrderProductRequest[],
  context: OrderContext,
) {
  let order = started
  const mapped = new Map<string, string[]>()
  for (const [index, request] of requests.entries()) {
    const path = `products[${index}]`
    const product = yield* takeProduct(request, { order, from: order.start, path, context })
    mapCharges(mapped, product, request)
    order = { ...order, products: inLines([...order.products, product]) }
    if (chargesOf(order).length > mostOrderParts)
      return yield* fieldRefused("products", `an order has at most ${mostOrderParts} charges`)
  }
  return { order, mapped }
})

/** Sorts products by the number of their line. */
export const inLines = (products: readonly OrderProduct[]): readonly OrderProduct[] =>
  products.toSorted((a, b) => a.productLineNumber - b.productLineNumber)

/** Adds the new charges of a product to the keys with which the request's discounts refer to them. */
export const mapCharges = (
  mapped: Map<string, string[]>,
  { charges }: OrderProduct,
  request: OrderProductRequest,
): void => {
  for (const [index, { orderDiscountMappingKey }] of (request.charges ?? []).entries()) {
    for (const key of orderDiscountMappingKey ?? [])
      mapped.set(key, [...(mapped.get(key) ?? []), charges[index]!.chargeNumber])
  }
}

/**
 * Refuses an order that mixes prices with tax and prices without, because one invoice cannot hold both (contract S1).
 */
export const checkTax = Effect.fnUntraced(function* (order: Parameters<typeof chargesOf>[0]) {
  const kinds = new Set(
    chargesOf(order).flatMap(({ endedIn, taxIncluded }) => (endedIn === undefined ? [taxIncluded] : [])),
  )
  if (kinds.size > 1) return yield* fieldRefused("products", "must have the same taxIncluded in all charges")
})
