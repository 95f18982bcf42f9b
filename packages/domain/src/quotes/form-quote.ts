import { Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import { formOrder } from "../orders/form-order.ts"
import { checkSales } from "../orders/form-product.ts"
import { withMetrics } from "../orders/order-metrics.ts"
import type { OrderProductRequest } from "../orders/order-request.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { Quote } from "./quote.ts"
import { formingContext, type QuoteContext } from "./quote-context.ts"
import { type QuoteBase, readHeader } from "./quote-header.ts"
import { after, type QuoteRequest } from "./quote-request.ts"
import { inQuoteTerms } from "./renamed-fields.ts"

/**
 * A quote of a new order (contract U1, U3, U5). Its products are formed like those of an order, with the prices and
 * terms that the order will have. A change that names no products keeps the formed ones, with the dates that it gives.
 *
 * @param before the quote that is changed; absent for a new one
 */
export const formQuote = Effect.fn("quotes.form")(function* (
  base: QuoteBase,
  before: Quote | undefined,
  request: QuoteRequest,
  context: QuoteContext,
) {
  const { lookUps } = context
  if (request.orderEffectiveChangeDate)
    return yield* fieldRefused("orderEffectiveChangeDate", "must be left out: the quote is not of the type Change")
  const header = yield* readHeader(before, request, context)
  const orderType = after(request.orderType, before?.orderType) ?? "Subscription"
  if (orderType === "SalesOrder") yield* checkNoTerm(request)
  const start =
    after(yield* patchDate("effectiveStartDate", request.effectiveStartDate), before?.start) ?? header.quoteDate
  const customer = yield* lookUps.account("customer", request.customer ?? before!.customer.id)
  const products = yield* request.products === undefined
    ? keptProducts(before, start, context)
    : newProducts(request.products ?? [])
  if (before !== undefined && request.products === undefined && customer.currency !== before.currency)
    return yield* fieldRefused(
      "customer",
      `must be an account in ${before.currency}, as the quote is, not in ${customer.currency}`,
    )
  const formed = yield* inQuoteTerms(
    formOrder(
      orderType,
      {
        account: customer.id,
        invoiceAccount: after(request.invoiceCustomer, invoicedBefore(before, customer.id)),
        currency: request.currency,
        orderDate: header.quoteDate,
        effectiveStartDate: start,
        ...(orderType === "Subscription" ? termAfter(before, request) : {}),
        products,
      },
      formingContext(context),
    ),
  )
  const order = withMetrics(formed)
  const { defaultDeliveryAddress } = customer
  return {
    ...base,
    quoteType: "New",
    orderType,
    ...header,
    customer: order.account,
    invoiceCustomer: order.invoiceAccount,
    ...(defaultDeliveryAddress === undefined ? {} : { deliveryAddress: defaultDeliveryAddress }),
    currency: order.currency,
    baseCurrency: order.baseCurrency,
    rateDate: order.orderDate,
    ...(order.exchangeRate === undefined ? {} : { exchangeRate: order.exchangeRate }),
    start,
    ...(order.end === undefined ? {} : { end: order.end }),
    termType: order.termType,
    initialTerm: order.term,
    renewalTerm: order.renewalTerm,
    noticePeriod: order.noticePeriod,
    autoRenewal: order.isAutoRenewed,
    metrics: order.metrics,
    products: order.products,
  } satisfies Quote
})

/** The account that the quote invoices, when it differs from the customer; otherwise the customer. */
const invoicedBefore = (before: Quote | undefined, customerId: Quote["customer"]["id"]) =>
  before === undefined || before.invoiceCustomer.id === before.customer.id ? customerId : before.invoiceCustomer.id

/** Refuses a term, which a sales order does not have (contract S1). */
const checkNoTerm = Effect.fnUntraced(function* (request: QuoteRequest) {
  if (request.termType === "Termed")
    return yield* fieldRefused("termType", "must not be Termed: a sales order has no term")
  for (const member of ["initialTerm", "renewalTerm", "noticePeriod", "autoRenewal"] as const) {
    if (request[member]) return yield* fieldRefused(member, "must be left out: a sales order has no term")
  }
})

/**
 * The term of the request, with the present values where the request gives none. Months of one kind of term do not
 * carry over to the other.
 */
const termAfter = (before: Quote | undefined, request: QuoteRequest) => {
  const wasTermed = before?.orderType === "Subscription" ? before : undefined
  const termType = after(request.termType, wasTermed?.termType) ?? "Termed"
  const kept = wasTermed?.termType === termType ? wasTermed : undefined
  return {
    subscriptionType: termType,
    term: after(request.initialTerm, kept?.initialTerm),
    renewalTerm: after(request.renewalTerm, kept?.renewalTerm),
    noticePeriod: after(request.noticePeriod, wasTermed?.noticePeriod),
    isAutoRenewed: after(request.autoRenewal, wasTermed?.autoRenewal),
  }
}

/**
 * The products of a quote as they were formed. When the start differs, they must be on sale on that day (contract S10).
 */
const keptProducts = Effect.fnUntraced(function* (
  before: Quote | undefined,
  start: CalendarDate,
  { lookUps }: QuoteContext,
) {
  const { products = [] } = before ?? {}
  const isMoved = start !== before?.start
  return yield* Effect.forEach(products, (formed, index) =>
    Effect.gen(function* () {
      const path = `products[${index}]`
      const product = yield* lookUps.product(`${path}.product`, formed.product.id)
      const plan = product.chargePlans.find(({ id }) => id === formed.chargePlan.id)
      if (isMoved && plan !== undefined) yield* checkSales(product, plan, start, path)
      return { product: formed.product.id, formed } satisfies OrderProductRequest
    }),
  )
})

/** The products of a quote of a new order, in which there is nothing to change or cancel. */
const newProducts = Effect.fnUntraced(function* (products: NonNullable<QuoteRequest["products"]>) {
  for (const [index, { operation, cancelProductOn, cancelationDate }] of products.entries()) {
    if (operation && operation !== "Create")
      return yield* fieldRefused(
        `products[${index}].operation`,
        `must not be ${operation}: the quote is not of the type Change`,
      )
    if (cancelProductOn || cancelationDate)
      return yield* fieldRefused(
        `products[${index}].${cancelProductOn ? "cancelProductOn" : "cancelationDate"}`,
        "must be left out: the quote is not of the type Change",
      )
  }
  return products
})
