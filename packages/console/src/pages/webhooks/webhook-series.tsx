import { useMemo, useState } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useWords } from "../../shell/session.tsx"
import { Bars } from "../../ui/bars.tsx"
import { isoBefore, isoOf, millisecondsOf } from "../../ui/time.ts"
import { hourBars, readHour, totalsOf } from "./hours.ts"
import css from "./webhook-page.module.css"

const lengths = [
  ["24 h", 24],
  ["7 d", 168],
  ["15 d", 360],
] as const

/** What became of the deliveries of a webhook, hour by hour; dragging chooses the time of the log. */
export const WebhookSeries = ({
  id,
  onRange,
}: {
  readonly id: string
  readonly onRange: (from: string, to: string) => void
}) => {
  const { time, numbers } = useWords()
  const [count, setCount] = useState(24)
  // Whole hours: the question stays the same for an hour.
  const from = useMemo(() => {
    const hour = 3_600_000
    return isoOf(Math.floor(millisecondsOf(isoBefore((count - 1) * 3600)) / hour) * hour)
  }, [count])
  const series = useAsk("/WebhookSeries", { query: { WebhookId: id, From: from } })
  const hours = series.data?.data ?? []
  const { delivered, failed, p95 } = totalsOf(hours)
  const hour = 3_600_000
  return (
    <div className={css.series}>
      <div className={css.choices} role="group" aria-label="Time of the chart">
        {lengths.map(([label, length]) => (
          <button
            key={label}
            type="button"
            className={css.choice}
            aria-pressed={length === count}
            onClick={() => setCount(length)}
          >
            {label}
          </button>
        ))}
        <span className={css.total}>
          {numbers.count(delivered)} delivered · {numbers.count(failed)} failed
          {p95 === undefined ? "" : ` · p95 ${p95}`}
        </span>
      </div>
      <Bars
        label={`Deliveries by hour: ${delivered} delivered, ${failed} failed`}
        bars={hourBars(hours, count, time)}
        read={readHour(numbers)}
        onRange={(first, last) => onRange(first.key, isoOf(millisecondsOf(last.key) + hour))}
        height={84}
      />
    </div>
  )
}
