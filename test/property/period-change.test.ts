import { periodOf } from "@svc/domain/ledger/accounting-period"
import { obstacleToClosing, obstacleToOpening } from "@svc/domain/ledger/period-change"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import fc from "fast-check"
import { expect, it } from "vitest"

/** The first day of the month that is `index` months after January 2023. */
const month = (index: number) => new Date(Date.UTC(2023, index, 1)).toISOString().slice(0, 10) as CalendarDate
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom("close", "open", "enter"),
    month: fc.integer({ min: 0, max: 8 }),
    unrecognised: fc.nat(1),
    drafts: fc.nat(1),
  }),
  { maxLength: 40 },
)

it("whatever is closed, opened and entered: closings follow one another, and only the last is taken back", () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 12 }), (asked, fiscalYearStartMonth) => {
      const [closed, entered] = [new Set<number>(), new Set<number>()]
      const reasons: (readonly [actual: string | undefined, expected: string | undefined])[] = []
      for (const { kind, month: index, unrecognised, drafts } of asked) {
        const period = periodOf(month(index), fiscalYearStartMonth)
        const days = [...closed].toSorted((a, b) => a - b).map(month)
        if (kind === "enter") {
          // No entry is made in a closed period.
          if (!closed.has(index)) entered.add(index)
        } else if (kind === "close") {
          const first = entered.size === 0 ? undefined : month(Math.min(...entered))
          const facts = { fiscalYearStartMonth, closed: days, firstEntry: first, unrecognised, drafts }
          const reason = obstacleToClosing(period, facts)?.reason
          const follows = closed.has(index - 1) || (entered.size > 0 && index === Math.min(...entered))
          reasons.push([
            reason,
            closed.has(index)
              ? "PeriodClosed"
              : !follows
                ? "EarlierPeriodOpen"
                : unrecognised > 0
                  ? "RevenueNotRecognized"
                  : drafts > 0
                    ? "DraftsInPeriod"
                    : undefined,
          ])
          if (reason === undefined) closed.add(index)
        } else {
          const reason = obstacleToOpening(period, days, fiscalYearStartMonth)?.reason
          const isLast = closed.has(index) && index === Math.max(...closed)
          reasons.push([reason, isLast ? undefined : closed.has(index) ? "NotLastClosed" : "PeriodNotClosed"])
          if (reason === undefined) closed.delete(index)
        }
      }
      expect(reasons.map(([actual]) => actual)).toEqual(reasons.map(([, expected]) => expected))
    }),
    { numRuns: 500 },
  )
})

it("a refusal names the period that stands in the way, by its fiscal year", () => {
  const facts = { fiscalYearStartMonth: 7, closed: [], firstEntry: month(0), unrecognised: 0, drafts: 0 }
  expect(obstacleToClosing(periodOf(month(6), 7), facts)?.message).toMatch(
    /^The accounting period 2022-12 must be closed first/,
  )
  expect(obstacleToOpening(periodOf(month(5), 7), [month(5), month(6)], 7)?.message).toBe(
    "The accounting period 2022-12 cannot be opened: only the last closed period, 2023-1, can.",
  )
})
