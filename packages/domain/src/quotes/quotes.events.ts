import type { DataOf } from "../shared/ports/event-bus.ts"
import { convertedQuoteBody, quoteBody } from "./quote-body.ts"
import type { Order } from "../orders/order.ts"
import type { Quote } from "./quote.ts"

/** Events of quotes (contract U8). */
export type QuotesEvent =
  | { readonly _tag: "QuoteCreated" | "QuoteEdited"; readonly quote: Quote }
  | { readonly _tag: "QuoteConverted"; readonly quote: Quote; readonly order: Order }

export const quotesData: DataOf<QuotesEvent> = {
  QuoteCreated: ({ quote }) => quoteBody(quote),
  QuoteEdited: ({ quote }) => quoteBody(quote),
  QuoteConverted: ({ quote, order }) => convertedQuoteBody(quote, order),
}
