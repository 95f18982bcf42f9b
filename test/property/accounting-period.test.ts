import {
  accountingPeriodBody,
  fiscalQuarterDays,
  fiscalYearDays,
  monthsThrough,
  periodAt,
  periodOf,
} from "@svc/domain/ledger/accounting-period"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const startMonths = Array.from({ length: 12 }, (_, index) => index + 1)
const days = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

/** Finds the period by counting month by month from the start of a fiscal year. */
const walked = (day: string, startMonth: number) => {
  let [year, month, fiscalYear, fiscalPeriod] = [1980, startMonth, 1980, 1]
  while (`${year}-${String(month).padStart(2, "0")}` !== day.slice(0, 7)) {
    month += 1
    fiscalPeriod += 1
    if (month === 13) [year, month] = [year + 1, 1]
    if (month === startMonth) [fiscalYear, fiscalPeriod] = [year, 1]
  }
  const fiscalQuarter = fiscalPeriod > 9 ? 4 : fiscalPeriod > 6 ? 3 : fiscalPeriod > 3 ? 2 : 1
  return { fiscalYear, fiscalPeriod, fiscalQuarter }
}

describe.each(startMonths)("fiscal years that begin with month %i", (startMonth) => {
  it("have each day in one period, quarter and year, which are found by their numbers", () => {
    fc.assert(
      fc.property(days, (day) => {
        const period = periodOf(day, startMonth)
        expect(period).toMatchObject(walked(day, startMonth))
        expect(period.firstDay).toBe(`${day.slice(0, 8)}01`)
        const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
        expect(period.lastDay).toBe(new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10))
        expect(periodAt(period.fiscalYear, period.fiscalPeriod, startMonth)).toEqual(period)
        for (const { from, to } of [
          fiscalYearDays(period.fiscalYear, startMonth),
          fiscalQuarterDays(period.fiscalYear, period.fiscalQuarter, startMonth),
        ])
          expect(from <= day && day <= to).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it("follow one another without a gap, in years and in quarters", () => {
    const next = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    for (let year = 2019; year < 2025; year++) {
      const { from, to } = fiscalYearDays(year, startMonth)
      expect(fiscalYearDays(year + 1, startMonth).from).toBe(next(to))
      const quarters = [1, 2, 3, 4].map((quarter) => fiscalQuarterDays(year, quarter, startMonth))
      expect([quarters[0]!.from, quarters[3]!.to]).toEqual([from, to])
      expect(quarters.slice(1).map((quarter) => quarter.from)).toEqual(quarters.slice(0, 3).map((q) => next(q.to)))
      expect(monthsThrough(from, to).map((first) => periodOf(first, startMonth).fiscalPeriod)).toEqual(startMonths)
    }
  })
})

it("a period is shown with its calendar month, and as closed once it is", () => {
  const period = periodOf("2024-02-29" as CalendarDate, 7)
  expect(accountingPeriodBody({ period, closedAt: undefined })).toEqual({
    description: "2023-8",
    fiscalYear: 2023,
    fiscalPeriod: 8,
    fiscalQuarter: 3,
    calendarYear: 2024,
    calendarMonth: 2,
    startDate: "2024-02-01",
    endDate: "2024-02-29",
    status: "Open",
    closedDate: undefined,
  })
})
