import { makeQuotes } from "@svc/domain/quotes/quotes"
import { makePostgresQuoteStore } from "../postgres/quotes/quote-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Quotes and the orders made from them. */
export const quotesModule = {
  bind: (bind) => {
    provide(bind, "QuoteStore", ["Db"], makePostgresQuoteStore)
    provide(bind, "QuoteDocument", ["Drawings"], ({ quotes }) => quotes)
    provideFrom(
      bind,
      "Quotes",
      {
        quotes: "QuoteStore",
        quoteDocument: "QuoteDocument",
        orders: "Orders",
        customers: "Customers",
        customFields: "CustomFields",
        organisation: "Organisation",
        events: "EventBus",
        unitOfWork: "UnitOfWork",
      },
      makeQuotes,
    )
  },
} satisfies ContextModule
