import { useState } from "react"
import { useReason, useWords } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
import type { FilterSearch } from "../../ui/filter-bar.tsx"
import { makePart } from "../../ui/part.ts"
import { filterWords, invoiceQuery } from "./invoice-filters.ts"
import type { Asked } from "./post-matching-part.tsx"

const question = makePart(() => import("./post-matching-part.tsx"))

/**
 * Posts all drafts that match the filter, including those that are not loaded. Shown only while the filter selects
 * drafts.
 */
export const PostMatching = ({
  search,
  total,
}: {
  readonly search: FilterSearch
  /** The number of rows in the list. */
  readonly total: number | undefined
}) => {
  const { numbers } = useWords()
  const may = useReason()("invoices:write")
  const [asked, setAsked] = useState<Asked>()
  const part = question.use(asked !== undefined)
  const { Filter: filter } = invoiceQuery(search, false)
  if (search["status"] !== "Draft" || filter === undefined) return null
  const wrong =
    search["eInvoice"] !== undefined
      ? "drafts have no e-invoices: remove that filter"
      : total === 0
        ? "no draft matches"
        : undefined
  return (
    <>
      <Button reason={may ?? wrong} onClick={() => setAsked({ filter, words: filterWords(search, numbers) })}>
        {total === undefined ? "Post all…" : `Post all ${numbers.count(total)}…`}
      </Button>
      {asked === undefined || part === undefined ? null : (
        <part.Question {...asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
