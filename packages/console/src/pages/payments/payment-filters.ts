import { allOf, begins, between } from "../../api/filter.ts"
import type { FilterSearch } from "../../ui/filter-bar.tsx"

const [draft, unmatched] = ["postedDate eq null", "isFullyAllocated eq false"]
const filters: Readonly<Record<string, string | undefined>> = {
  unmatched,
  matched: `${draft} and isFullyAllocated eq true`,
  drafts: draft,
  posted: "postedDate ne null",
  all: undefined,
}
/** By default the payments that need attention: drafts, and unallocated ones. */
const stateFilter = (state: string | undefined): string | undefined =>
  state === undefined ? `(${draft} or ${unmatched})` : filters[state]

/** The query of the list. */
export const paymentQuery = ({ state, text, from, to }: FilterSearch) => ({
  Filter: allOf(stateFilter(state), begins(["reference", "payerName"], text), between("paymentDate", from, to)),
  OrderBy: "paymentDate desc",
})
