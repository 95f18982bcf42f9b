import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { QuoteId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { makeChangeQuote } from "./use-cases/change-quote.ts"
import { type ConvertQuotePorts, makeConvertQuote } from "./use-cases/convert-quote.ts"
import { makeCreateQuote } from "./use-cases/create-quote.ts"
import { type DrawQuotePorts, makeDrawQuote } from "./use-cases/draw-quote.ts"

export type QuotesPorts = ConvertQuotePorts & DrawQuotePorts

/** Quotes: the offers of a legal entity to its customers, and the orders made from them. */
export const makeQuotes = (ports: QuotesPorts) => {
  const { quotes, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  return {
    create: makeCreateQuote(ports),
    ...makeChangeQuote(ports),
    convert: makeConvertQuote(ports),
    pdf: makeDrawQuote(ports),
    get: Effect.fn("quotes.get")((scope: Scope, id: QuoteId) => within(scope, quotes.find(scope, id))),
    list: Effect.fn("quotes.list")((scope: Scope, request: ListRequest) => within(scope, quotes.list(scope, request))),
  }
}
export type Quotes = ReturnType<typeof makeQuotes>
