import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import type { Invoice } from "./invoice-columns.tsx"

/** Posting order, which determines the numbers: by invoice date, and for the same date in the order of creation. */
export const inPostingOrder = <Row extends Invoice>(invoices: readonly Row[]): readonly Row[] =>
  invoices.toSorted((a, b) => {
    const [first, second] = [`${a.invoiceDate} ${a.created} ${a.id}`, `${b.invoiceDate} ${b.created} ${b.id}`]
    return first < second ? -1 : 1
  })

export type Sum = components["schemas"]["InvoiceSums"]["data"][number]

const seriesWords: Readonly<Record<Sum["numberSeries"], string>> = { Invoice: "Invoices", Credit: "Credit notes" }
const seriesOf = ({ invoiceType }: Invoice): Sum["numberSeries"] => (invoiceType === "Credit" ? "Credit" : "Invoice")

/** A summary of the drafts to post: their number, dates, totals by currency, and the first invoice number. */
export const PostingSums = ({ invoices }: { readonly invoices: readonly Invoice[] }) => {
  const { numbers } = useWords()
  const asked = useAsk("/Invoices/Sums", { query: { InvoiceIds: invoices.map(({ id }) => id).join(",") } })
  if (asked.isError) return <Failure error={asked.error} onRetry={() => void asked.refetch()} />
  if (asked.data === undefined) return <Skeleton rows={2} />
  const sums = asked.data.data.filter(({ status }) => status === "Draft")
  const others = asked.data.data.reduce((count, each) => count + (each.status === "Draft" ? 0 : each.count), 0)
  return (
    <>
      <SumsTable sums={sums} />
      {others === 0 ? null : <p>{numbers.count(others)} of them are no longer drafts.</p>}
      {(["Invoice", "Credit"] as const).map((series) => {
        const [first] = inPostingOrder(invoices.filter((each) => seriesOf(each) === series))
        return first === undefined ? null : <FirstNumber key={series} series={series} invoice={first} />
      })}
    </>
  )
}

/** Drafts to post, by currency and number series; the service computes the sums. */
export const SumsTable = ({ sums }: { readonly sums: readonly Sum[] }) => {
  const { time, numbers } = useWords()
  const days = ({ firstInvoiceDate: first, lastInvoiceDate: last }: Sum) =>
    first === last ? time.date(first) : `${time.date(first)} to ${time.date(last)}`
  return (
    <PlainTable
      label="Invoices to post"
      rows={sums}
      keyOf={({ currency, numberSeries }) => `${currency} ${numberSeries}`}
      columns={[
        { key: "what", head: "What", cell: ({ numberSeries }) => seriesWords[numberSeries] },
        { key: "count", head: "Count", end: true, cell: ({ count }) => numbers.count(count) },
        { key: "dated", head: "Dated", end: true, cell: days },
        { key: "net", head: "Net", end: true, cell: (sum) => numbers.amount(sum.subtotal, sum.currency) },
        { key: "total", head: "Total", end: true, cell: (sum) => numbers.money(sum.totalAmount, sum.currency) },
      ]}
    />
  )
}

/** The number that the first of them would get now, or the reason why it would get none. */
export const FirstNumber = ({
  series,
  invoice: { id },
}: {
  readonly series: Sum["numberSeries"]
  readonly invoice: Pick<Invoice, "id">
}) => {
  const legalEntity = useEntity()
  const shown = useQuery({
    queryKey: [legalEntity, "/Invoices/{id}/post", "preview", id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await call("post", "/Invoices/{id}/post", {
        path: { id },
        query: { preview: "true" },
        legalEntity,
        signal,
      })) as Invoice,
  })
  if (shown.isError) return <p role="alert">The first of them cannot be posted: {sentencesOf(shown.error).join(" ")}</p>
  if (shown.data === undefined) return <Skeleton rows={1} />
  return (
    <p>
      {seriesWords[series]} take their numbers from <strong>{shown.data.invoiceNumber}</strong>.
    </p>
  )
}
