import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { parseExact } from "../../api/exact.ts"
import { Refused, sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useSettled } from "../../shell/use-settled.ts"
import { useWords } from "../../shell/session.tsx"
import { Note } from "../../ui/page.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import css from "./invoice.module.css"
import type { Invoice } from "./invoice-columns.tsx"

export type InvoiceRequest = components["schemas"]["OnAccountInvoiceCreate"]
type LinesRequest = NonNullable<components["schemas"]["InvoicePatch"]["invoiceLines"]>

interface Asked {
  readonly legalEntity: string
  readonly signal: AbortSignal
}

/** The service's preview of the entered values; nothing is written, and nothing is computed in the browser. */
const usePreviewOf = <Body,>(
  key: string,
  body: Body | undefined,
  ask: (body: Body, asked: Asked) => Promise<unknown>,
) => {
  const entity = useEntity()
  // Compared as text, so that an irrelevant change such as a blank causes no request.
  const asked = useSettled(body === undefined ? undefined : JSON.stringify(body))
  const shown = useQuery<Invoice>({
    queryKey: [entity, key, "preview", asked],
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => (await ask(parseExact(asked!) as Body, { legalEntity: entity, signal })) as Invoice,
  })
  return { invoice: asked === undefined || shown.isError ? undefined : shown.data, error: shown.error }
}

const preview = { preview: "true" } as const

export const usePreview = (request: InvoiceRequest | undefined) =>
  usePreviewOf("/Invoices/onAccountInvoice", request, (body, asked) =>
    call("post", "/Invoices/onAccountInvoice", { query: preview, body, ...asked }),
  )

/** A preview of a draft with other lines. */
export const useLinesPreview = (id: string, lines: LinesRequest | undefined) =>
  usePreviewOf(`/Invoices/${id}`, lines, (invoiceLines, asked) =>
    call("patch", "/Invoices/{id}", { path: { id }, query: preview, body: { invoiceLines }, ...asked }),
  )

/** The preview's errors by field, for the fields of the page. */
export const errorsOf = (error: unknown): Readonly<Record<string, readonly string[]>> =>
  error instanceof Refused ? (error.problem.errors ?? {}) : {}

export const PreviewPanel = ({ invoice, error }: ReturnType<typeof usePreview>) => {
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
      <Previewed invoice={invoice} />
    </div>
  )
}

/** A previewed document: its number if it would get one, its dates and lines. */
export const Previewed = ({ invoice }: { readonly invoice: Invoice }) => {
  const words = useWords()
  const { invoiceNumber, invoiceDate, dueDate } = invoice
  return (
    <>
      <p>
        {invoiceNumber === undefined ? "A draft" : <strong>{invoiceNumber}</strong>}, dated{" "}
        {words.time.date(invoiceDate)}, due {words.time.date(dueDate)}
      </p>
      <InvoiceLines invoice={invoice} words={words} />
    </>
  )
}
