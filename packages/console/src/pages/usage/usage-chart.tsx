import { allOf, between, equals } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { type Bar, Bars } from "../../ui/bars.tsx"
import { Note } from "../../ui/page.tsx"
import { dayBefore, daysBetween } from "../../ui/time.ts"
import { unitText } from "../price-text.ts"

export interface UsageChartProps {
  readonly charge: string
  readonly from: string | undefined
  readonly to: string | undefined
}

/** The most days in the chart, with one bar for each. */
const mostDays = 92

/** The reported usage of a charge by day, from its last rows, divided into unbilled and billed usage. */
export const UsageChart = ({ charge, from, to }: UsageChartProps) => {
  const { time, numbers } = useWords()
  const asked = useAsk("/Usage", {
    query: {
      Filter: allOf(equals("charge/chargeNumber", charge), between("fromDate", from, to))!,
      OrderBy: "fromDate desc",
      PageSize: 100,
    },
  })
  const rows = itemsOf(asked.data)
  if (rows.length === 0) return null
  const [newest, oldest] = [rows[0]!.fromDate, rows.at(-1)!.fromDate]
  const month = dayBefore(newest, 30)
  const days = daysBetween(month < oldest ? month : oldest, newest).slice(-mostDays)
  const bars = new Map(
    days.map((day): [string, Bar] => [day, { key: day, name: time.date(day), well: 0, bad: 0, waiting: 0 }]),
  )
  for (const { fromDate, quantity, processed } of rows) {
    const bar = bars.get(fromDate)
    const [value, part] = [Number(String(quantity)), processed ? "well" : "waiting"]
    // A correction reduces the bar of its day, but never below zero.
    if (bar !== undefined) bars.set(fromDate, { ...bar, [part]: Math.max(0, bar[part as "well"] + value) })
  }
  const unit = unitText(rows[0]!.unit ?? "")
  return (
    <div>
      <Bars
        label={`Usage of ${charge} by day, ${time.date(days[0]!)} to ${time.date(days.at(-1)!)}`}
        bars={[...bars.values()]}
        height={84}
        of="day"
        figures={{
          invoiced: ({ well }) => `${numbers.exact(well)} ${unit}`,
          waiting: ({ waiting }) => `${numbers.exact(waiting)} ${unit}`,
        }}
      />
      {rows.length === 100 ? <Note>Drawn from the last 100 rows.</Note> : null}
    </div>
  )
}
