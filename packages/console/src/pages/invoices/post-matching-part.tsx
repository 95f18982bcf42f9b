import { itemsOf } from "../../api/items.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useWords } from "../../shell/session.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import layout from "../../ui/layout.module.css"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { FirstNumber, type Sum, SumsTable } from "./posting-sums.tsx"

/** The filter, fixed when the dialog opens. */
export interface Asked {
  readonly filter: string
  /** The filter in words. */
  readonly words: string
}

/** Shows the totals of all drafts that match a filter, and posts them; their batch then shows the progress. */
export const Question = ({ filter, words, onClose }: Asked & { readonly onClose: () => void }) => {
  const go = useGo()
  const run = useDo()
  const { numbers } = useWords()
  const summing = useAsk("/Invoices/Sums", { query: { Filter: filter } })
  const sums = summing.data?.data.filter(({ status }) => status === "Draft")
  const count = (sums ?? []).reduce((all, sum) => all + sum.count, 0)
  const series = (["Invoice", "Credit"] as const).filter((each) => sums?.some((sum) => sum.numberSeries === each))
  const what = `${numbers.count(count)} ${count === 1 ? "draft" : "drafts"}`
  return (
    <Confirm
      open
      onClose={onClose}
      title={sums === undefined ? "Post all drafts that match?" : `Post ${what}?`}
      action={sums === undefined ? "Post" : `Post ${numbers.count(count)}`}
      reason={sums === undefined ? "counting" : count === 0 ? "no draft matches" : undefined}
      onConfirm={async (once) => {
        const { id } = await run("post", "/InvoiceBatches/PostDrafts", { body: { filter }, once })
        void go(`batches/${id}`)
      }}
    >
      <div className={layout.stack}>
        <p>
          All with <strong>{words}</strong> that match when it starts, including those that the list has not loaded.
        </p>
        {summing.isError ? (
          <Failure error={summing.error} onRetry={() => void summing.refetch()} />
        ) : sums === undefined ? (
          <Skeleton rows={2} />
        ) : (
          <SumsTable sums={sums} />
        )}
        {series.map((each) => (
          <First key={each} series={each} filter={filter} />
        ))}
        <p>
          The drafts are posted in the order of their account numbers: each gets the next number, and its journal is
          written. A posted invoice can only be credited.
        </p>
      </div>
    </Confirm>
  )
}

/** The first draft that takes a number of a series. */
const First = ({ series, filter }: { readonly series: Sum["numberSeries"]; readonly filter: string }) => {
  const ofSeries = `invoiceType ${series === "Credit" ? "eq" : "ne"} 'Credit'`
  const { data } = useAsk("/Invoices", {
    query: { Filter: `(${filter}) and ${ofSeries}`, OrderBy: "account/accountNumber", PageSize: 1 },
  })
  const [first] = itemsOf(data)
  return first === undefined ? null : <FirstNumber series={series} invoice={first} />
}
