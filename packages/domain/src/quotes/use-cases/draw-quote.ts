import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import type { QuoteId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { QuoteDocument } from "../ports/quote-document.ts"
import type { QuoteStore } from "../ports/quote-store.ts"

export interface DrawQuotePorts {
  readonly quotes: QuoteStore
  readonly quoteDocument: QuoteDocument
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

/** The PDF of a quote with its file name, drawn outside of the transaction that reads the quote (contract U9). */
export const makeDrawQuote = ({ quotes, quoteDocument, organisation, unitOfWork }: DrawQuotePorts) => {
  const read = Effect.fnUntraced(function* (scope: Scope, id: QuoteId) {
    const quote = yield* quotes.find(scope, id)
    const seller = yield* organisation.details(scope)
    return { quote, seller }
  })
  return Effect.fn("quotes.pdf")(function* (scope: Scope, id: QuoteId) {
    let name = ""
    const load = Effect.tap(unitOfWork.atomically(scope.tenantId, read(scope, id)), ({ quote }) =>
      Effect.sync(() => void (name = quote.number)),
    )
    const content = yield* quoteDocument.pdf(scope.tenantId, load)
    return { name, content }
  })
}
