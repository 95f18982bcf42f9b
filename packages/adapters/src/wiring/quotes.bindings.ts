import type { QuoteDocument } from "@svc/domain/quotes/ports/quote-document"
import type { QuoteStore } from "@svc/domain/quotes/ports/quote-store"
import type { Quotes } from "@svc/domain/quotes/quotes"

/** Quotes, where they are stored, and what draws them. */
export interface QuotesBindings {
  Quotes: Quotes
  QuoteStore: QuoteStore
  QuoteDocument: QuoteDocument
}
