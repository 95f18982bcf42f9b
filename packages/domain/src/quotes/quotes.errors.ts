import type { CalendarDate } from "../shared/calendar-date.ts"
import { refusalsOf, type RefusalsOf } from "../shared/refusals.ts"
import type { QuoteStatus } from "./quote.ts"

interface Status {
  readonly status: QuoteStatus
}

/** The messages for actions on quotes that are not allowed (contract U2, U6). */
const sentences = {
  NotChangeable: ({ status }: Status) => `The quote is ${status}: only an Open one can be changed.`,
  NotClosable: ({ status }: Status) => `The quote is ${status}: only an Open one can be closed.`,
  NotConvertible: ({ status }: Status) => `The quote is ${status}: only an Open one can be converted.`,
  NotDeletable: ({ status }: Status) => `The quote is ${status}: only an Open one can be deleted.`,
  NoLongerValid: ({ date }: { readonly date: CalendarDate }) => `The quote was valid to ${date}.`,
} as const

export const refuse = refusalsOf(sentences)
export type QuotesRefusal = RefusalsOf<typeof sentences>
