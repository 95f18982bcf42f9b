import { Result } from "effect"
import type { Quote, QuoteStatus } from "./quote.ts"
import { type QuotesRefusal, refuse } from "./quotes.errors.ts"

export const quoteActions = ["change", "close", "convert", "delete"] as const
export type QuoteAction = (typeof quoteActions)[number]

/** The life of a quote (contract U2): what may be done in a state, and the state that it leads to. */
const moves: { readonly [S in QuoteStatus]?: { readonly [A in QuoteAction]: QuoteStatus } } = {
  Open: { change: "Open", close: "ClosedLost", convert: "ClosedWon", delete: "Deleted" },
}

const reasons = {
  change: "NotChangeable",
  close: "NotClosable",
  convert: "NotConvertible",
  delete: "NotDeletable",
} as const satisfies { readonly [A in QuoteAction]: QuotesRefusal["reason"] }

/** The state that an action leads to, or why it is not allowed. */
export const statusAfter = (
  { status }: Pick<Quote, "status">,
  action: QuoteAction,
): Result.Result<QuoteStatus, QuotesRefusal> => {
  const after = moves[status]?.[action]
  return after === undefined ? Result.fail(refuse(reasons[action], { status })) : Result.succeed(after)
}
