import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { Refused, sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useSettled } from "../../shell/use-settled.ts"
import { useWords } from "../../shell/session.tsx"
import { Note } from "../../ui/page.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import css from "./invoice.module.css"
import type { Invoice } from "./invoice-columns.tsx"

export type InvoiceRequest = components["schemas"]["CreateOnAccountInvoiceRequest"]

/** What the service would make of what is typed so far; nothing is written, and nothing is computed here. */
export const usePreview = (request: InvoiceRequest | undefined) => {
  const entity = useEntity()
  // As text, so that typing a blank asks nothing anew.
  const asked = useSettled(request === undefined ? undefined : JSON.stringify(request))
  const shown = useQuery<Invoice>({
    queryKey: [entity, "/Invoices/onAccountInvoice", "preview", asked],
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const input = { query: { preview: "true" as const }, body: request!, legalEntity: entity, signal }
      return (await call("post", "/Invoices/onAccountInvoice", input)) as unknown as Invoice
    },
  })
  return { invoice: asked === undefined || shown.isError ? undefined : shown.data, error: shown.error }
}

/** Mistakes of the preview by field, for the fields that the page has. */
export const errorsOf = (error: unknown): Readonly<Record<string, readonly string[]>> =>
  error instanceof Refused ? (error.problem.errors ?? {}) : {}

export const PreviewPanel = ({ invoice, error }: ReturnType<typeof usePreview>) => {
  const words = useWords()
  if (error !== null)
    return (
      <div aria-live="polite">
        {sentencesOf(error).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    )
  if (invoice === undefined) return <Note>Tax and totals appear here once there is an account and a priced line.</Note>
  return (
    <div className={css.stack} aria-live="polite">
      <p>
        Dated {words.time.date(invoice.invoiceDate)}, due {words.time.date(invoice.dueDate)}
      </p>
      <InvoiceLines invoice={invoice} words={words} />
    </div>
  )
}
