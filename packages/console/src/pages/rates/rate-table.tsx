import { useSearch } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useAsk } from "../../shell/ask.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { FilterBar, type FilterField } from "../../ui/filter-bar.tsx"
import { Note, Page } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { rateColumns } from "./rate-columns.ts"

/** The rates of all currencies that are valid on a day. */
export const RateTable = ({
  day,
  fields,
  actions,
}: {
  readonly day: string
  readonly fields: readonly FilterField[]
  readonly actions: ReactNode
}) => {
  const words = useWords()
  const search = useSearch({ strict: false })
  const change = useChangeSearch()
  const { currency, source, from, to } = search
  const asked = useAsk("/ExchangeRate/Table", { query: { date: day } })
  const all = asked.data?.data ?? []
  const rows = all.filter(
    (rate) =>
      (currency === undefined || rate.fromCurrency === currency) &&
      (source === undefined || rate.source === source) &&
      (from === undefined || rate.effectiveFromDate >= from) &&
      (to === undefined || rate.effectiveFromDate <= to),
  )
  return (
    <Page title="Rates" actions={actions}>
      <FilterBar fields={fields} search={search} onChange={change}>
        <SaveCsv
          path="/ExchangeRate/Table"
          query={{ date: day }}
          noun={`rates of ${day}`}
          count={rows.length === all.length ? "" : `all ${words.numbers.count(all.length)} of the day`}
        />
      </FilterBar>
      {asked.isError ? (
        <Failure error={asked.error} onRetry={() => void asked.refetch()} />
      ) : asked.data === undefined ? (
        <Skeleton rows={6} />
      ) : rows.length === 0 ? (
        <Note>No rate that matches these filters is valid on {words.time.date(day)}.</Note>
      ) : (
        <>
          <Note>
            {words.numbers.count(rows.length)} {rows.length === 1 ? "currency has" : "currencies have"} a rate on{" "}
            {words.time.date(day)}.
          </Note>
          <PlainTable
            label={`Rates on ${words.time.date(day)}`}
            columns={rateColumns(words).map((column) => ({ ...column, keep: true }))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </Page>
  )
}
