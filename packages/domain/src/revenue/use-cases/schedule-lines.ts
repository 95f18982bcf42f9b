import { firstOfMonth } from "../../ledger/accounting-period.ts"
import { Effect } from "effect"
import type { Ledger } from "../../ledger/ledger.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { printDecimal } from "../../shared/decimal.ts"
import { type MonthWeight, monthWeights, type Span, type SpreadingRule } from "../month-weights.ts"
import { planCredit, type StandingItem } from "../plan-credit.ts"
import { later, type PlannedItem, planRevenue } from "../plan-revenue.ts"
import type { CreditedLine, ScheduleStore } from "../ports/schedule-store.ts"
import type { PostedLine } from "../posted-line.ts"
import type { ScheduleItem } from "../schedule-item.ts"

export interface ScheduleLinesPorts {
  readonly schedules: ScheduleStore
  readonly ledger: Pick<Ledger, "firstOpenDay">
  readonly ids: IdSource
}

/**
 * The rule for a line whose charge names no rule that spreads. The revenue of the line is deferred, so it must be
 * recognised some time.
 */
const usualRule: SpreadingRule = { distribution: "Monthly" }

/**
 * Makes the schedules of lines in the unit of work of their posting, in their order (contract D1, D7). Postings and
 * recognitions lock the number series of journals, so the items that a credit finds unrecognised stay so.
 */
export const makeScheduleLines = ({ schedules, ledger, ids }: ScheduleLinesPorts) =>
  Effect.fn("revenue.scheduleLines")(function* (scope: Scope, lines: readonly PostedLine[]) {
    if (lines.length === 0) return
    const charges = [...new Set(lines.flatMap(({ orderChargeId }) => orderChargeId ?? []))]
    const wanted = [...new Set(lines.flatMap(({ credited }) => credited?.lineId ?? []))]
    const [firstOpen, rules, credited] = yield* Effect.all(
      [
        // Locks the periods first, so that none is closed after its items were read.
        ledger.firstOpenDay(scope),
        schedules.rulesOf(scope, charges),
        wanted.length === 0 ? Effect.succeed(new Map<never, CreditedLine>()) : schedules.credited(scope, wanted),
      ],
      { concurrency: "unbounded" },
    )
    const weights = rememberedWeights()
    const standing = new Map(credited)
    const items = lines.flatMap((line): readonly ScheduleItem[] => {
      const rule = (line.orderChargeId && rules.get(line.orderChargeId)) ?? usualRule
      const from = firstOfMonth(line.invoiceDate)
      const earliest = firstOpen === undefined ? from : later(from, firstOfMonth(firstOpen))
      const before = line.credited && standing.get(line.credited.lineId)
      const planned =
        before === undefined
          ? planRevenue(line.net, weights(rule, line.span), earliest, line.digits)
          : planOfCredit(line, before, weights(rule, before.span), earliest, firstOpen)
      if (before !== undefined) standing.set(line.credited!.lineId, withCredit(before, line, planned))
      return planned.map((item) => ({ ...item, id: ids.next(), invoiceLineId: line.id }))
    })
    yield* schedules.insert(scope, items, yield* currentTime)
  })

const planOfCredit = (
  { invoiceId, credited, net, digits }: PostedLine,
  { items, cuts, notes }: CreditedLine,
  months: readonly MonthWeight[],
  period: CalendarDate,
  firstOpen: CalendarDate | undefined,
): readonly PlannedItem[] => {
  const span = cuts.get(invoiceId)
  const taken = [...cuts].flatMap(([note, each]) => (note !== invoiceId && notes.has(note) ? [each] : []))
  return planCredit(
    { items, months, invoiceDate: credited!.invoiceDate, taken },
    {
      net,
      period,
      ...(span === undefined ? {} : { span }),
      ...(firstOpen === undefined ? {} : { firstOpen }),
    },
    digits,
  )
}

/** The state of a credited line after the schedule of one more credit. */
const withCredit = (
  before: CreditedLine,
  { invoiceId }: PostedLine,
  planned: readonly PlannedItem[],
): CreditedLine => ({
  ...before,
  items: [...before.items, ...planned.map((item): StandingItem => ({ ...item, isRecognised: false, isOwn: false }))],
  notes: new Set([...before.notes, invoiceId]),
})

/** Remembers weights, because many lines of a batch have the same rule and service period. */
const rememberedWeights = () => {
  const known = new Map<string, readonly MonthWeight[]>()
  return (rule: SpreadingRule, span: Span): readonly MonthWeight[] => {
    const { distribution, upfrontPercent } = rule
    const key = `${distribution} ${upfrontPercent && printDecimal(upfrontPercent)} ${span.from} ${span.to}`
    const found = known.get(key) ?? monthWeights(rule, span)
    known.set(key, found)
    return found
  }
}
