import { useMemo } from "react"
import { useAsk } from "../../shell/ask.ts"
import { useLive } from "../../shell/live.tsx"
import { useWords } from "../../shell/session.tsx"
import { Bars } from "../../ui/bars.tsx"
import { isoBefore, isoOf, millisecondsOf } from "../../ui/time.ts"
import { hourBars, hourFigures, type StepName, steps, totalsOf } from "./hours.ts"
import css from "./webhook-page.module.css"

/** The periods that the chart can show, by their names in the address. */
const lengths: Readonly<Record<string, readonly [label: string, step: StepName, count: number]>> = {
  "1h": ["1 h", "minute", 60],
  "24h": ["24 h", "hour", 24],
  "7d": ["7 d", "hour", 168],
  "15d": ["15 d", "hour", 360],
}
const usual = "24h"

/** The results of a webhook's deliveries, by hour or minute; dragging selects the time range of the log. */
export const WebhookSeries = ({
  id,
  length = usual,
  onLength,
  onRange,
}: {
  readonly id: string
  readonly length?: string | undefined
  /** Called with undefined for the default period. */
  readonly onLength: (length: string | undefined) => void
  readonly onRange: (from: string, to: string) => void
}) => {
  const { time, numbers } = useWords()
  // The bars advance with the time, even when there are no new deliveries.
  useLive()
  const chosen = lengths[length] === undefined ? usual : length
  const [, step, count] = lengths[chosen]!
  // Rounded to whole hours, so that the request stays the same for an hour.
  const from = useMemo(
    () => isoOf(Math.floor(millisecondsOf(isoBefore((count - 1) * 3600)) / steps.hour) * steps.hour),
    [count],
  )
  const range = step === "minute" ? { Step: "Minute" as const } : { From: from }
  const series = useAsk("/WebhookSeries", { query: { WebhookId: id, ...range } })
  const { data: hours = [], since } = series.data ?? {}
  const { delivered, failed, p95 } = totalsOf(series.data ?? {})
  return (
    <div className={css.series}>
      <div className={css.choices} role="group" aria-label="Time of the chart">
        {Object.entries(lengths).map(([name, [label]]) => (
          <button
            key={name}
            type="button"
            className={css.choice}
            aria-pressed={name === chosen}
            onClick={() => onLength(name === usual ? undefined : name)}
          >
            {label}
          </button>
        ))}
        <span className={css.total}>
          {since === undefined ? "" : `Since ${time.hour(since)}: `}
          {numbers.count(delivered)} delivered · {numbers.count(failed)} failed
          {p95 === undefined ? "" : ` · p95 ${p95}`}
        </span>
      </div>
      <Bars
        label={`Deliveries by ${step}: ${delivered} delivered, ${failed} failed`}
        bars={hourBars(hours, count, time, step)}
        of={step}
        figures={hourFigures(numbers)}
        onRange={(first, last) => onRange(first.key, isoOf(millisecondsOf(last.key) + steps[step]))}
        height={84}
      />
    </div>
  )
}
