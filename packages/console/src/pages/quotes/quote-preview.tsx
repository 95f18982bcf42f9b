import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { sentencesOf } from "../../api/refused.ts"
import { parseExact } from "../../api/exact.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { Note, Stack } from "../../ui/page.tsx"
import { PreviewedSubscription, type useSubscriptionPreview } from "../orders/subscription-preview.tsx"
import { type Quote, QuoteLines } from "./quote-lines.tsx"
import type { QuoteRequest } from "../orders/order-draft.ts"

/** The service's preview of the entered quote (contract Q36); nothing is written. */
export const useQuotePreview = (id: string | undefined, request: QuoteRequest | undefined) => {
  const legalEntity = useEntity()
  // Compared as text, so that an irrelevant change such as a blank causes no request.
  const asked = useSettled(request === undefined ? undefined : JSON.stringify(request))
  const shown = useQuery<Quote>({
    queryKey: [legalEntity, "/Quotes", "preview", id, asked],
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: ({ signal }) => {
      const query = { preview: "true" } as const
      const body = parseExact(asked!) as QuoteRequest
      return id === undefined
        ? call("post", "/Quotes", { query, body, legalEntity, signal })
        : call("patch", "/Quotes/{id}", { path: { id }, query, body, legalEntity, signal })
    },
  })
  return { quote: asked === undefined || shown.isError ? undefined : shown.data, error: shown.error }
}

/** The quote as it would be saved, and the invoices of the subscription that it would make or change. */
export const QuotePreview = ({
  quote,
  error,
  upcoming,
  subscription,
}: ReturnType<typeof useQuotePreview> & {
  readonly upcoming: ReturnType<typeof useSubscriptionPreview>
  /** The subscription that the quote changes. */
  readonly subscription: components["schemas"]["Subscription"] | undefined
}) => {
  const { time } = useWords()
  if (error !== null)
    return (
      <div aria-live="polite">
        {sentencesOf(error).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  if (quote === undefined) return <Note>The totals appear here once you choose a customer and a product.</Note>
  const { number, effectiveStartDate, effectiveEndDate, validToDate } = quote
  return (
    <div aria-live="polite">
      <Stack>
        <p>
          {number}, from {time.date(effectiveStartDate)}
          {effectiveEndDate === undefined ? "" : ` to ${time.date(effectiveEndDate)}`}, valid to{" "}
          {time.date(validToDate)}
        </p>
        <QuoteLines quote={quote} />
        {upcoming.preview !== undefined ? (
          <PreviewedSubscription before={subscription} preview={upcoming.preview} />
        ) : upcoming.error !== null ? (
          <Note>No invoices can be shown: {sentencesOf(upcoming.error).join(" ")}</Note>
        ) : null}
      </Stack>
    </div>
  )
}
