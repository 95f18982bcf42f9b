import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { call } from "../../api/call.ts"
import { parseExact } from "../../api/exact.ts"
import { Refused, sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { useSettled } from "../../shell/use-settled.ts"
import { Note, Section, Stack } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { today } from "../../ui/time.ts"
import { InvoiceLines } from "../invoices/invoice-lines.tsx"
import css from "./subscription-preview.module.css"

type Schemas = components["schemas"]
type Preview = Schemas["SubscriptionPreview"]
export type PreviewRequest = Schemas["PreviewSubscriptionRequest"]
type Metric = "acv" | "cmrr" | "oneTimeFees" | "tcv"

/** The service's preview of a subscription with its invoices (contract V38); nothing is written. */
export const useSubscriptionPreview = (request: PreviewRequest | undefined) => {
  const legalEntity = useEntity()
  // Compared as text, so that an irrelevant change such as a blank causes no request.
  const asked = useSettled(request === undefined ? undefined : JSON.stringify(request))
  const shown = useQuery<Preview>({
    queryKey: [legalEntity, "/Subscriptions/Preview", asked],
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      call("post", "/Subscriptions/Preview", { body: parseExact(asked!) as PreviewRequest, legalEntity, signal }),
  })
  return {
    preview: asked === undefined || shown.isError ? undefined : shown.data,
    error: asked === undefined ? null : shown.error,
  }
}

/** The preview's errors, at the cells that they are about. */
export const errorsAt = (
  error: unknown,
  cells: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> =>
  error instanceof Refused
    ? Object.fromEntries(
        Object.entries(error.problem.errors ?? {}).map(([path, texts]) => {
          const name = path.replace(/^(create|change|renewAndChange|orderDiscounts(?=\.))\./, "")
          return [cells[name] ?? name, texts]
        }),
      )
    : {}

const metrics: readonly (readonly [label: string, of: Metric])[] = [
  ["MRR", "cmrr"],
  ["ACV", "acv"],
  ["TCV", "tcv"],
  ["One-time fees", "oneTimeFees"],
]

/** The value of a subscription before and after, and its credit notes and next invoices. */
export const SubscriptionPreviewPart = ({
  preview,
  error,
  before,
  note,
}: ReturnType<typeof useSubscriptionPreview> & {
  readonly before?: Schemas["Subscription"] | undefined
  /** Shown as long as there is nothing to preview. */
  readonly note: string
}) => (
  <Section title="Preview">
    <div aria-live="polite">
      {error !== null ? (
        sentencesOf(error).map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : preview === undefined ? (
        <Note>{note}</Note>
      ) : (
        <Stack>
          <PreviewedSubscription before={before} preview={preview} />
        </Stack>
      )}
    </div>
  </Section>
)

/** The value of a previewed subscription, and its credit notes and next invoices. */
export const PreviewedSubscription = ({
  before,
  preview,
}: {
  readonly before: Schemas["Subscription"] | undefined
  readonly preview: Preview
}) => (
  <>
    <Worth before={before} after={preview.subscription} />
    <Documents {...preview} />
  </>
)

const Worth = ({
  before,
  after,
}: {
  readonly before: Schemas["Subscription"] | undefined
  readonly after: Schemas["Subscription"]
}) => {
  const { numbers } = useWords()
  const text = (of: Schemas["Subscription"], metric: Metric) =>
    numbers.money(of[metric].amount, of[metric].currencyCode)
  const rows = metrics.filter(
    ([, of]) => of !== "oneTimeFees" || before === undefined || text(before, of) !== text(after, of),
  )
  return (
    <PlainTable
      label="Value"
      columns={[
        { key: "name", head: "Value", cell: ([label]) => label },
        ...(before === undefined
          ? []
          : [
              {
                key: "before",
                head: "Before",
                end: true,
                cell: ([, of]: (typeof metrics)[number]) => text(before, of),
              },
            ]),
        {
          key: "after",
          head: before === undefined ? "Amount" : "After",
          end: true,
          cell: ([, of]): ReactNode =>
            before !== undefined && text(before, of) !== text(after, of) ? (
              <strong>{text(after, of)}</strong>
            ) : (
              text(after, of)
            ),
        },
      ]}
      rows={rows}
      keyOf={([label]) => label}
    />
  )
}

/** A longer list of lines is folded, so that the invoices after it stay in view. */
const mostOpen = 8

/** The documents: those of the first day with their lines, and the sums of later ones. */
const Documents = ({ invoices, refused }: Pick<Preview, "invoices" | "refused">) => {
  const words = useWords()
  const { numbers, time } = words
  const [first] = invoices
  const now = today()
  // Credit notes come first; the lines of the first invoice are shown too, whenever it is due.
  const firstInvoice = invoices.find(({ invoiceType }) => invoiceType !== "Credit")
  const shown = invoices.filter(
    (each) => each.invoiceType === "Credit" || each.invoiceDate <= (firstInvoice?.invoiceDate ?? now),
  )
  const later = invoices.filter((each) => !shown.includes(each))
  const isDueNow = shown.some(({ invoiceType, invoiceDate }) => invoiceType !== "Credit" && invoiceDate <= now)
  return (
    <>
      {first === undefined ? (
        <Note>{refused ?? "Nothing is invoiced or credited."}</Note>
      ) : isDueNow ? null : (
        <p>Nothing is due today.</p>
      )}
      {shown.map((each, index) => {
        const isCredit = each.invoiceType === "Credit"
        const isToday = each.invoiceDate <= now
        const title = isCredit
          ? `Credit note${each.creditedInvoiceNumber === undefined ? "" : ` of invoice ${each.creditedInvoiceNumber}`}`
          : isToday
            ? "Due today"
            : `First invoice, ${time.date(each.invoiceDate)}`
        return (
          <Stack key={index}>
            <h3>{title}</h3>
            <p className={css.due}>{numbers.money(each.totalAmount, each.currency)}</p>
            {each.invoiceLines.length > mostOpen ? (
              <details>
                <summary>{numbers.count(each.invoiceLines.length)} lines</summary>
                <InvoiceLines invoice={each} words={words} />
              </details>
            ) : (
              <InvoiceLines invoice={each} words={words} />
            )}
          </Stack>
        )
      })}
      {later.length === 0 ? null : (
        <PlainTable
          label="Next invoices"
          columns={[
            { key: "date", head: "Next invoices", keep: true, cell: ({ invoiceDate }) => time.date(invoiceDate) },
            {
              key: "net",
              head: "Net",
              end: true,
              cell: ({ subtotal, currency }) => numbers.amount(subtotal, currency),
            },
            {
              key: "total",
              head: "Total",
              end: true,
              cell: ({ totalAmount, currency }) => numbers.money(totalAmount, currency),
            },
          ]}
          rows={later}
          keyOf={({ invoiceDate }, index) => `${invoiceDate} ${index}`}
        />
      )}
      {first !== undefined && refused !== undefined ? <Note>{refused}</Note> : null}
    </>
  )
}
