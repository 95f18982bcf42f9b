import { Result } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Quote, QuoteStatus } from "./quote.ts"
import { type QuotesRefusal, refuse } from "./quotes.errors.ts"

export const quoteActions = ["change", "close", "convert", "delete"] as const
export type QuoteAction = (typeof quoteActions)[number]

/** The life cycle of quotes (contract U2): for each status, the allowed actions and the status to which each leads. */
const moves: { readonly [S in QuoteStatus]?: { readonly [A in QuoteAction]: QuoteStatus } } = {
  Open: { change: "Open", close: "ClosedLost", convert: "ClosedWon", delete: "Deleted" },
}

const reasons = {
  change: "NotChangeable",
  close: "NotClosable",
  convert: "NotConvertible",
  delete: "NotDeletable",
} as const satisfies { readonly [A in QuoteAction]: QuotesRefusal["reason"] }

/** The status to which an action leads, or the reason why it is not allowed. */
export const statusAfter = (
  { status }: Pick<Quote, "status">,
  action: QuoteAction,
): Result.Result<QuoteStatus, QuotesRefusal> => {
  const after = moves[status]?.[action]
  return after === undefined ? Result.fail(refuse(reasons[action], { status })) : Result.succeed(after)
}

/** The status of a quote that is converted on a day, or the reason why it cannot be (contract U6). */
export const convertedOn = (
  quote: Pick<Quote, "status" | "validToDate">,
  today: CalendarDate,
): Result.Result<QuoteStatus, QuotesRefusal> => {
  const status = statusAfter(quote, "convert")
  return Result.isSuccess(status) && today > quote.validToDate
    ? Result.fail(refuse("NoLongerValid", { date: quote.validToDate }))
    : status
}
