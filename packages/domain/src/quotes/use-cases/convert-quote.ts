import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import { lookUp } from "../../listing/lookup-key.ts"
import type { Orders } from "../../orders/orders.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { type Quote, quoteKind } from "../quote.ts"
import { changeRequestOf, orderRequestOf } from "../order-of-quote.ts"
import type { QuoteContext } from "../quote-context.ts"
import type { ConvertQuoteRequest } from "../quote-request.ts"
import { convertedOn } from "../quote-status.ts"
import { underQuote } from "../renamed-fields.ts"
import type { CreateQuotePorts } from "./create-quote.ts"
import { makeQuoteContext } from "./quote-context.ts"

export interface ConvertQuotePorts extends CreateQuotePorts {
  readonly orders: Pick<Orders, "contextOf" | "lookUp" | "create" | "change">
  readonly customers: Pick<Customers, "change">
}

/**
 * Makes the order or the change of a quote, and raises QuoteConverted (contract U6, U8). When a quote is converted
 * twice at once, the second request waits and is then refused.
 */
export const makeConvertQuote = (ports: ConvertQuotePorts) => {
  const { quotes, orders, customers, events, unitOfWork } = ports
  const contextOf = makeQuoteContext(ports)

  const toOrder = Effect.fnUntraced(function* (
    origin: EventOrigin,
    quote: Quote,
    isActive: boolean,
    context: QuoteContext,
  ) {
    if (quote.change !== undefined) {
      const { id } = yield* orders.lookUp(origin, "quote", {
        key: "OrderNumber",
        value: quote.change.order.orderNumber,
      })
      return yield* underQuote(orders.change(origin, id, changeRequestOf(quote, context)))
    }
    const invoiced = yield* context.lookUps.account("quote", quote.invoiceCustomer.id)
    if (isActive && invoiced.defaultInvoiceAddress === undefined)
      return yield* fieldRefused(
        "quote",
        `names ${invoiced.name}, which has no invoice address: add one, because an activated order needs it`,
      )
    return yield* underQuote(orders.create(origin, quote.orderType, orderRequestOf(quote, context), isActive))
  })

  const convert = Effect.fnUntraced(function* (
    origin: EventOrigin,
    { quote: key, activateOrder }: ConvertQuoteRequest,
  ) {
    const { id } = yield* lookUp(quoteKind, "quote", key, (criteria) => quotes.lookUp(origin, criteria))
    const before = yield* quotes.lock(origin, id)
    const context = yield* contextOf(origin)
    const status = yield* Effect.fromResult(convertedOn(before, context.today))
    const customer = yield* context.lookUps.account("quote", before.customer.id)
    if (customer.accountType === "Prospect")
      yield* underQuote(customers.change(origin, customer.id, { accountType: "Customer" }))
    const order = yield* toOrder(origin, before, activateOrder === true, context)
    const convertedTo = { id: order.id, orderNumber: order.orderNumber }
    const quote: Quote = { ...before, status, convertedTo, modifiedAt: context.now }
    yield* quotes.update(quote)
    yield* events.publish(origin, [{ _tag: "QuoteConverted", quote, order }])
    return { quote, order }
  })

  return Effect.fn("quotes.convert")((origin: EventOrigin, request: ConvertQuoteRequest) =>
    unitOfWork.atomically(origin.tenantId, convert(origin, request)),
  )
}
