import { Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import { changeOrder } from "../orders/change-order.ts"
import { nextVersion } from "../orders/next-version.ts"
import type { Order } from "../orders/order.ts"
import { withMetrics } from "../orders/order-metrics.ts"
import type { ChangeProductRequest } from "../orders/order-request.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { Quote, QuotedChange } from "./quote.ts"
import type { QuoteContext } from "./quote-context.ts"
import { type QuoteBase, readHeader } from "./quote-header.ts"
import { after, type QuoteRequest } from "./quote-request.ts"
import { inQuoteTerms } from "./renamed-fields.ts"

/**
 * A quote that changes a subscription (contract U1, U3, U4). Its change is tried on the subscription, and the quote
 * shows products, term and metrics as the change would leave them.
 *
 * @param order the last version of the subscription
 * @param before the quote that is changed; absent for a new one
 */
export const formChangeQuote = Effect.fn("quotes.formChange")(function* (
  base: QuoteBase,
  before: Quote | undefined,
  request: QuoteRequest,
  order: Order,
  context: QuoteContext,
) {
  const { lookUps, nextId, now, today } = context
  const header = yield* readHeader(before, request, context)
  const customer = yield* lookUps.account("customer", request.customer ?? before!.customer.id)
  yield* checkOrder(order, customer.id, request, context)
  const day =
    after(
      yield* patchDate("orderEffectiveChangeDate", request.orderEffectiveChangeDate),
      before?.orderEffectiveChangeDate,
    ) ?? today
  const term = statedTerm(before?.change?.term, request)
  const invoiced = after(request.invoiceCustomer, before?.change?.invoiceCustomer)
  const invoiceCustomer = invoiced === undefined ? undefined : (yield* lookUps.account("invoiceCustomer", invoiced)).id
  const products = after(request.products, before?.change?.products) ?? []
  const next = nextVersion(order, { id: nextId(), status: "Active", now })
  const changed = withMetrics(
    yield* inQuoteTerms(
      changeOrder(next, { ...term, invoiceAccount: invoiceCustomer, effectiveChangeDate: day, products }, context),
    ),
  )
  const change: QuotedChange = {
    order: { id: order.id, orderNumber: order.orderNumber },
    version: next.version,
    ...(invoiceCustomer === undefined ? {} : { invoiceCustomer }),
    term,
    products: withFormed(products, order, changed),
  }
  const { defaultDeliveryAddress } = customer
  return {
    ...base,
    quoteType: "Change",
    orderType: "Subscription",
    change,
    ...header,
    customer: order.account,
    invoiceCustomer: changed.invoiceAccount,
    ...(defaultDeliveryAddress === undefined ? {} : { deliveryAddress: defaultDeliveryAddress }),
    currency: order.currency,
    baseCurrency: order.baseCurrency,
    rateDate: order.orderDate,
    ...(order.exchangeRate === undefined ? {} : { exchangeRate: order.exchangeRate }),
    orderEffectiveChangeDate: day,
    start: order.start,
    ...(changed.end === undefined ? {} : { end: changed.end }),
    termType: changed.termType,
    initialTerm: changed.term,
    renewalTerm: changed.renewalTerm,
    noticePeriod: changed.noticePeriod,
    autoRenewal: changed.isAutoRenewed,
    metrics: changed.metrics,
    products: changed.products,
  } satisfies Quote
})

/** Refuses an order that the quote cannot change, and members that are not allowed in a change. */
const checkOrder = Effect.fnUntraced(function* (
  order: Order,
  customerId: Order["account"]["id"],
  request: QuoteRequest,
  { lookUps }: QuoteContext,
) {
  if (order.orderType !== "Subscription" || order.status !== "Active")
    return yield* fieldRefused(
      "changeOrder",
      `must name an Active subscription, but names a ${order.orderType} that is ${order.status}`,
    )
  if (order.account.id !== customerId)
    return yield* fieldRefused("changeOrder", "must name a subscription of the customer")
  if (request.orderType === "SalesOrder")
    return yield* fieldRefused("orderType", "must not be SalesOrder: the quote changes a subscription")
  const start = yield* patchDate("effectiveStartDate", request.effectiveStartDate)
  if (start && start !== order.start)
    return yield* fieldRefused("effectiveStartDate", `must be ${order.start}, when the subscription begins`)
  if (request.currency && (yield* lookUps.currency("currency", request.currency, order.currency)) !== order.currency)
    return yield* fieldRefused("currency", `must be ${order.currency}, the currency of the account`)
})

/** The term of the quote under the names that orders use. */
const statedTerm = (before: QuotedChange["term"] | undefined, request: QuoteRequest): QuotedChange["term"] => {
  const stated = {
    subscriptionType: after(request.termType, before?.subscriptionType ?? undefined),
    term: after(request.initialTerm, before?.term ?? undefined),
    renewalTerm: after(request.renewalTerm, before?.renewalTerm ?? undefined),
    isAutoRenewed: after(request.autoRenewal, before?.isAutoRenewed ?? undefined),
    noticePeriod: after(request.noticePeriod, before?.noticePeriod ?? undefined),
  }
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
}

/** The requested products, each added one with the product that was formed for it. */
const withFormed = (
  products: readonly ChangeProductRequest[],
  before: Order,
  changed: Order,
): readonly ChangeProductRequest[] => {
  const known = new Set(before.products.map(({ id }) => id))
  // Ids ascend in the order in which they were made, which is that of the request.
  const added = changed.products
    .filter(({ id }) => !known.has(id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .values()
  return products.map((request) => {
    if (request.operation !== "Create") return request
    const formed = added.next().value!
    return { operation: "Create", product: formed.product.id, formed }
  })
}
