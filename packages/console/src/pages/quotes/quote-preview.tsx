import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { Refused, sentencesOf } from "../../api/refused.ts"
import { parseExact } from "../../api/exact.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { Note, Stack } from "../../ui/page.tsx"
import { type Quote, QuoteLines } from "./quote-lines.tsx"
import type { QuoteRequest } from "./quote-draft.ts"

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

/** The preview's errors, at the cells that they are about. */
export const refusedAt = (
  error: unknown,
  named: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> =>
  error instanceof Refused
    ? Object.fromEntries(
        Object.entries(error.problem.errors ?? {}).map(([path, texts]) => [named[path] ?? path, texts]),
      )
    : {}

export const QuotePreview = ({ quote, error }: ReturnType<typeof useQuotePreview>) => {
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
      </Stack>
    </div>
  )
}
