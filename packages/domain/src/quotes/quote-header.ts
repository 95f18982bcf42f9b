import { Effect } from "effect"
import { patchDate } from "../catalogue/request-context.ts"
import { patchCustomFields } from "../custom-fields/custom-field.ts"
import { patchTexts } from "../listing/members.ts"
import { addDays } from "../shared/calendar-date.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { Quote } from "./quote.ts"
import type { QuoteContext } from "./quote-context.ts"
import { quoteMembers } from "../resources/quote.resource.ts"
import { after, type QuoteRequest } from "./quote-request.ts"

/** The number of days for which a quote is valid by default. */
const usuallyValid = 30

/** The members that a quote has before its request is read. */
export type QuoteBase = Pick<
  Quote,
  "tenantId" | "legalEntityId" | "id" | "number" | "version" | "status" | "createdAt" | "modifiedAt"
>

/** Reads the dates, texts and custom fields of a quote of either type (contract U1, U3). */
export const readHeader = Effect.fnUntraced(function* (
  before: Quote | undefined,
  request: QuoteRequest,
  { today, ofQuotes }: Pick<QuoteContext, "today" | "ofQuotes">,
) {
  const quoteDate = after(yield* patchDate("quoteDate", request.quoteDate), before?.quoteDate) ?? today
  const validToDate =
    after(yield* patchDate("validToDate", request.validToDate), before?.validToDate) ?? addDays(quoteDate, usuallyValid)
  if (validToDate < quoteDate) return yield* fieldRefused("validToDate", "must not be before quoteDate")
  return {
    quoteDate,
    validToDate,
    ...patchTexts(quoteMembers, before, request),
    customFields: yield* Effect.fromResult(
      patchCustomFields(ofQuotes.Quote, before?.customFields, request.customFields),
    ),
  }
})
