import { Link, useSearch } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useBaseCurrency, useEntity } from "../../shell/entity.ts"
import { SaveCsv } from "../../shell/save-csv.tsx"
import { useChangeSearch } from "../../shell/search.ts"
import { useWords } from "../../shell/session.tsx"
import { Views } from "../../shell/views.tsx"
import { Button } from "../../ui/button.tsx"
import { FilterBar } from "../../ui/filter-bar.tsx"
import { crumbClass, Figures, Note, Page } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Empty, Failure, Skeleton } from "../../ui/states.tsx"
import { lastDayOfMonth, monthsBack } from "../../ui/time.ts"
import { type Month, RevenueChart } from "./revenue-chart.tsx"
import { reportIds } from "./report-ids.ts"

const lengths = [
  ["6 months", 5],
  ["12 months", 11],
  ["24 months", 23],
] as const

const moved = [
  ["newBusiness", "New"],
  ["reactivation", "Reactivation"],
  ["expansion", "Expansion"],
  ["contraction", "Contraction"],
  ["churn", "Churn"],
] as const

/** Monthly recurring revenue: its current value, its changes by month, and their sources. */
export const RevenuePage = () => {
  const { time, numbers } = useWords()
  const entity = useEntity()
  const change = useChangeSearch()
  const search = useSearch({ strict: false })
  const base = useBaseCurrency()
  const { from = monthsBack(11), to = monthsBack(0) } = search
  const asked = useAsk("/Metrics/MRR", { query: { From: from, To: to } })
  const months = asked.data?.data ?? []
  const last = months.at(-1)
  const nothing = months.every(({ mrr, opening }) => Number(String(mrr)) === 0 && Number(String(opening)) === 0)
  const amount = (of: Month["mrr"]) => numbers.amount(of, base)
  return (
    <Page
      title="MRR by month"
      crumb={
        <Link to="/$entity/reports" params={{ entity }} className={crumbClass}>
          Reports ›
        </Link>
      }
      actions={
        <>
          <SaveCsv
            path={`/Reports/${reportIds.recurringRevenue}/Data`}
            query={{ From: from, To: to }}
            noun="MRR by month"
          />
          <Views />
        </>
      }
    >
      <FilterBar
        fields={[
          { name: "from", label: "From day", day: "From" },
          { name: "to", label: "To day", day: "To" },
        ]}
        search={search}
        onChange={change}
      >
        {lengths.map(([label, count]) => (
          <Button key={label} look="plain" onClick={() => change({ from: monthsBack(count), to: monthsBack(0) })}>
            {label}
          </Button>
        ))}
      </FilterBar>
      {asked.isError ? (
        <Failure error={asked.error} onRetry={() => void asked.refetch()} />
      ) : last === undefined ? (
        <Skeleton rows={10} />
      ) : nothing ? (
        <Empty>There is no recurring revenue in this period: it starts with an active subscription.</Empty>
      ) : (
        <>
          <Figures
            of={[
              { label: `MRR at the end of ${time.month(last.month)}`, value: numbers.money(last.mrr, base) },
              { label: "ARR", value: numbers.money(last.arr, base) },
              { label: `New in ${time.month(last.month)}`, value: amount(last.newBusiness) },
              {
                label: `Churn in ${time.month(last.month)}`,
                value: amount(last.churn),
                isBad: Number(String(last.churn)) < 0,
              },
            ]}
          />
          <RevenueChart months={months} currency={base} />
          <Note>
            In {base}. A month links to the bookings that changed it, its total to the subscriptions in force on its
            last day.
          </Note>
          <PlainTable
            label="MRR by month"
            columns={[
              {
                key: "month",
                head: "Month",
                keep: true,
                cell: ({ month }) => (
                  <Link
                    to={
                      `/${entity}/reports/${reportIds.bookingMovement}?from=${month}-01&to=${lastDayOfMonth(month)}` as never
                    }
                  >
                    {time.month(month)}
                  </Link>
                ),
              },
              { key: "opening", head: "Opening", end: true, cell: ({ opening }) => amount(opening) },
              ...moved.map(([key, head]) => ({
                key,
                head,
                end: true,
                cell: (each: Month) => (Number(String(each[key])) === 0 ? "–" : amount(each[key])),
              })),
              {
                key: "mrr",
                head: "MRR",
                end: true,
                cell: ({ month, mrr }) => (
                  <Link to="/$entity/subscriptions" params={{ entity }} search={{ on: lastDayOfMonth(month) }}>
                    {amount(mrr)}
                  </Link>
                ),
              },
              { key: "arr", head: "ARR", end: true, cell: ({ arr }) => amount(arr) },
            ]}
            rows={[...months].reverse()}
            keyOf={({ month }) => month}
          />
        </>
      )}
    </Page>
  )
}
