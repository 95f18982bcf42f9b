import type { components } from "../../api/schema.gen.ts"
import type { Bar, BarsProps } from "../../ui/bars.tsx"
import type { NumberWords } from "../../ui/numbers.ts"
import { isoOf, millisecondsOf, nowIso, type TimeWords, took } from "../../ui/time.ts"

type Hour = components["schemas"]["WebhookHour"]
type Series = components["schemas"]["WebhookSeries"]

/** The duration of a bar, in milliseconds. */
export const steps = { hour: 3_600_000, minute: 60_000 } as const
export type StepName = keyof typeof steps

/** A bar for each hour, or minute, up to now, including those without deliveries. */
export const hourBars = (
  hours: readonly Hour[],
  count: number,
  time: TimeWords,
  name: StepName = "hour",
): readonly Bar[] => {
  const step = steps[name]
  const found = new Map(hours.map((each) => [millisecondsOf(each.start), each]))
  const last = Math.floor(millisecondsOf(nowIso()) / step) * step
  return Array.from({ length: count }, (_, index) => {
    const start = last - (count - 1 - index) * step
    const { delivered = 0, failed = 0, retrying = 0, waiting = 0 } = found.get(start) ?? {}
    return {
      key: isoOf(start),
      name: time.short(isoOf(start)),
      well: delivered,
      bad: failed + retrying,
      waiting,
    }
  })
}

/** The figures of an hour, shown when a person points at its bar. */
export const hourFigures = ({ count }: NumberWords): BarsProps["figures"] => ({
  delivered: ({ well }) => count(well),
  failed: ({ bad }) => count(bad),
  waiting: ({ waiting }) => (waiting === 0 ? "" : count(waiting)),
})

export const totalsOf = ({ data, p95Ms }: Partial<Series>) => {
  const sum = (key: "delivered" | "failed" | "retrying") => (data ?? []).reduce((all, each) => all + each[key], 0)
  return {
    delivered: sum("delivered"),
    failed: sum("failed") + sum("retrying"),
    p95: p95Ms === undefined ? undefined : took(p95Ms),
  }
}
