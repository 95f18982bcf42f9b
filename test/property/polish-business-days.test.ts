import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { nextBusinessDay, previousBusinessDay } from "@svc/domain/shared/polish-business-days"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** Public holidays on weekdays in Poland, from the government's calendars. */
const off: Readonly<Record<number, readonly string[]>> = {
  2010: ["01-01", "04-05", "05-03", "06-03", "11-01", "11-11"],
  2018: ["01-01", "04-02", "05-01", "05-03", "05-31", "08-15", "11-01", "11-12", "12-25", "12-26"],
  2024: ["01-01", "04-01", "05-01", "05-03", "05-30", "08-15", "11-01", "11-11", "12-25", "12-26"],
  2026: ["01-01", "01-06", "04-06", "05-01", "06-04", "11-11", "12-24", "12-25"],
  2027: ["01-01", "01-06", "03-29", "05-03", "05-27", "11-01", "11-11", "12-24"],
  2028: ["01-06", "04-17", "05-01", "05-03", "06-15", "08-15", "11-01", "12-25", "12-26"],
  2035: ["01-01", "03-26", "05-01", "05-03", "05-24", "08-15", "11-01", "12-24", "12-25", "12-26"],
}

describe("the next business day", () => {
  it.each(Object.keys(off).map(Number))("passes over the weekends and the days off of %i alone", (year) => {
    const worked = new Set<string>()
    for (let at = Date.UTC(year, 0, 0); at < Date.UTC(year, 11, 31); at += 86_400_000) {
      worked.add(nextBusinessDay(new Date(at).toISOString().slice(0, 10) as CalendarDate))
    }
    const weekdays: string[] = []
    const weekends: string[] = []
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year, 11, 31); at += 86_400_000) {
      const day = new Date(at)
      const days = day.getUTCDay() === 0 || day.getUTCDay() === 6 ? weekends : weekdays
      days.push(day.toISOString().slice(0, 10))
    }
    expect(weekends.filter((day) => worked.has(day))).toEqual([])
    expect(weekdays.filter((day) => !worked.has(day)).map((day) => day.slice(5))).toEqual(off[year])
  })
})

describe("the business day before", () => {
  it("is the one that no other business day lies behind, so that no older table serves", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 * 365 }), (days) => {
        const day = addDays("2002-01-01" as CalendarDate, days)
        const before = previousBusinessDay(day)
        expect(before < day).toBe(true)
        expect(nextBusinessDay(before) >= day).toBe(true)
        expect(nextBusinessDay(addDays(before, -1))).toBe(before)
      }),
    )
  })

  it.each([
    ["2026-11-23", "2026-11-20"],
    ["2026-12-28", "2026-12-23"],
    ["2024-12-27", "2024-12-24"],
    ["2026-04-07", "2026-04-03"],
    ["2018-11-13", "2018-11-09"],
  ])("of %s is %s", (day, before) => {
    expect(previousBusinessDay(day as CalendarDate)).toBe(before)
  })
})
