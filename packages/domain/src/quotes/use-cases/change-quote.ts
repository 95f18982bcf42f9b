import { Effect } from "effect"
import type { QuoteId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { makeWithin } from "../../shared/within.ts"
import { formQuote } from "../form-quote.ts"
import type { Quote } from "../quote.ts"
import { formChangeQuote } from "../quote-change.ts"
import type { QuoteRequest } from "../quote-request.ts"
import { statusAfter } from "../quote-status.ts"
import type { CreateQuotePorts } from "./create-quote.ts"
import { makeQuoteContext } from "./quote-context.ts"

/** Changes, closes and deletes quotes that are Open (contract U2, U3, U8). */
export const makeChangeQuote = (ports: CreateQuotePorts) => {
  const { quotes, orders, events, unitOfWork } = ports
  const contextOf = makeQuoteContext(ports)

  const store = Effect.fnUntraced(function* (origin: EventOrigin, quote: Quote) {
    yield* quotes.update(quote)
    yield* events.publish(origin, [{ _tag: "QuoteEdited", quote }])
    return quote
  })

  const change = Effect.fnUntraced(function* (origin: EventOrigin, id: QuoteId, request: QuoteRequest) {
    const before = yield* quotes.lock(origin, id)
    const status = yield* Effect.fromResult(statusAfter(before, "change"))
    const context = yield* contextOf(origin)
    const { tenantId, legalEntityId, number, createdAt } = before
    const base = {
      tenantId,
      legalEntityId,
      id,
      number,
      createdAt,
      version: before.version + 1,
      status,
      modifiedAt: context.now,
    }
    if (before.change === undefined) return yield* store(origin, yield* formQuote(base, before, request, context))
    const key = { key: "OrderNumber", value: before.change.order.orderNumber }
    const order = yield* orders.lookUp(origin, "changeOrder", key)
    return yield* store(origin, yield* formChangeQuote(base, before, request, order, context))
  })

  const close = Effect.fnUntraced(function* (origin: EventOrigin, id: QuoteId) {
    const quote = yield* quotes.lock(origin, id)
    const status = yield* Effect.fromResult(statusAfter(quote, "close"))
    return yield* store(origin, { ...quote, status, modifiedAt: yield* currentTime })
  })

  const remove = Effect.fnUntraced(function* (scope: Scope, id: QuoteId) {
    yield* Effect.fromResult(statusAfter(yield* quotes.lock(scope, id), "delete"))
    yield* quotes.delete(scope, id)
  })

  const within = makeWithin(unitOfWork)
  return {
    /** Replaces the members that the request gives; products are replaced as a whole. */
    change: Effect.fn("quotes.change")((origin: EventOrigin, id: QuoteId, request: QuoteRequest) =>
      within(origin, change(origin, id, request)),
    ),
    /** Closes a quote that the customer declined. */
    close: Effect.fn("quotes.close")((origin: EventOrigin, id: QuoteId) => within(origin, close(origin, id))),
    delete: Effect.fn("quotes.delete")((scope: Scope, id: QuoteId) => within(scope, remove(scope, id))),
  }
}
