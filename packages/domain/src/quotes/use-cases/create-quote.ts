import { Effect } from "effect"
import type { Orders } from "../../orders/orders.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { formQuote } from "../form-quote.ts"
import type { QuoteStore } from "../ports/quote-store.ts"
import { formChangeQuote } from "../quote-change.ts"
import type { QuoteContext } from "../quote-context.ts"
import type { QuoteBase } from "../quote-header.ts"
import type { CreateQuoteRequest } from "../quote-request.ts"
import type { QuotesEvent } from "../quotes.events.ts"
import { type ContextPorts, makeQuoteContext } from "./quote-context.ts"

export interface CreateQuotePorts extends ContextPorts {
  readonly quotes: QuoteStore
  readonly orders: Pick<Orders, "contextOf" | "lookUp">
  readonly organisation: Pick<Organisation, "takeNumber">
  readonly events: EventBus<QuotesEvent>
  readonly unitOfWork: UnitOfWork
}

/** Creates a quote and raises QuoteCreated (contract U1, U8). */
export const makeCreateQuote = (ports: CreateQuotePorts) => {
  const { quotes, orders, organisation, events, unitOfWork } = ports
  const contextOf = makeQuoteContext(ports)

  const form = Effect.fnUntraced(function* (base: QuoteBase, request: CreateQuoteRequest, context: QuoteContext) {
    const { quoteType, changeOrder } = request
    if (quoteType !== "Change") {
      if (changeOrder) return yield* fieldRefused("changeOrder", "must be left out for a quote of the type New")
      return yield* formQuote(base, undefined, request, context)
    }
    if (!changeOrder) return yield* fieldRefused("changeOrder", "is required for a quote of the type Change")
    const order = yield* orders.lookUp(base, "changeOrder", changeOrder)
    return yield* formChangeQuote(base, undefined, request, order, context)
  })

  const create = Effect.fnUntraced(function* (origin: EventOrigin, request: CreateQuoteRequest) {
    const context = yield* contextOf(origin)
    const { now: createdAt, nextId, today } = context
    const { tenantId, legalEntityId } = origin
    const base: QuoteBase = {
      tenantId,
      legalEntityId,
      id: nextId(),
      number: "",
      version: 1,
      status: "Open",
      createdAt,
      modifiedAt: createdAt,
    }
    const formed = yield* form(base, request, context)
    const quote = { ...formed, number: yield* organisation.takeNumber(origin, "Quote", today) }
    yield* quotes.insert(quote)
    yield* events.publish(origin, [{ _tag: "QuoteCreated", quote }])
    return quote
  })

  return Effect.fn("quotes.create")((origin: EventOrigin, request: CreateQuoteRequest) =>
    unitOfWork.atomically(origin.tenantId, create(origin, request)),
  )
}
