import type { Order } from "../orders/order.ts"
import type { Quote } from "./quote.ts"

/** Events of quotes (contract U8). */
export type QuotesEvent =
  | { readonly _tag: "QuoteCreated" | "QuoteEdited"; readonly quote: Quote }
  | { readonly _tag: "QuoteConverted"; readonly quote: Quote; readonly order: Order }
