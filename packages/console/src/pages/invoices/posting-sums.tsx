import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { sentencesOf } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import css from "./invoice.module.css"
import { inPostingOrder } from "./use-posting.ts"

type Sum = components["schemas"]["InvoiceSums"]["data"][number]

const seriesWords: Readonly<Record<Sum["numberSeries"], string>> = { Invoice: "Invoices", Credit: "Credit notes" }
const seriesOf = ({ invoiceType }: Invoice): Sum["numberSeries"] => (invoiceType === "Credit" ? "Credit" : "Invoice")

/** What is about to be posted: how many, of which dates, the totals of each currency, and the first number that is taken. */
export const PostingSums = ({ invoices }: { readonly invoices: readonly Invoice[] }) => {
  const { time, numbers } = useWords()
  const asked = useAsk("/Invoices/Sums", { query: { InvoiceIds: invoices.map(({ id }) => id).join(",") } })
  if (asked.isError) return <Failure error={asked.error} onRetry={() => void asked.refetch()} />
  if (asked.data === undefined) return <Skeleton rows={2} />
  const sums = asked.data.data.filter(({ status }) => status === "Draft")
  const others = asked.data.data.reduce((count, each) => count + (each.status === "Draft" ? 0 : each.count), 0)
  const days = ({ firstInvoiceDate: first, lastInvoiceDate: last }: Sum) =>
    first === last ? time.date(first) : `${time.date(first)} to ${time.date(last)}`
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where it is narrow */}
      <div className={css.scroll} tabIndex={0} role="group" aria-label="What is posted">
        <table className={css.lines}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Count</th>
              <th scope="col">Dated</th>
              <th scope="col">Net</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={`${sum.currency} ${sum.numberSeries}`}>
                <td>{seriesWords[sum.numberSeries]}</td>
                <td>{numbers.count(sum.count)}</td>
                <td>{days(sum)}</td>
                <td>{numbers.amount(sum.subtotal, sum.currency)}</td>
                <td>{numbers.money(sum.totalAmount, sum.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others === 0 ? null : <p>{numbers.count(others)} of them are no drafts any more.</p>}
      {(["Invoice", "Credit"] as const).map((series) => {
        const [first] = inPostingOrder(invoices.filter((each) => seriesOf(each) === series))
        return first === undefined ? null : <FirstNumber key={series} series={series} invoice={first} />
      })}
    </>
  )
}

/** The number that the first of them would take now, or why it would take none. */
const FirstNumber = ({
  series,
  invoice: { id },
}: {
  readonly series: Sum["numberSeries"]
  readonly invoice: Invoice
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
