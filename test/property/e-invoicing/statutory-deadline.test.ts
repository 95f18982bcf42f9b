import { deadlineText, nextBusinessDay, statutoryDeadline } from "@svc/domain/e-invoicing/statutory-deadline"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { toIso } from "@svc/domain/shared/timestamp"
import { describe, expect, it } from "vitest"

/** Weekdays off work in Poland, as the government's calendars list them. */
const off: Readonly<Record<number, readonly string[]>> = {
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

describe("the deadline", () => {
  it.each([
    ["2026-11-20", "2026-11-23T22:59:59.000Z", "2026-11-23 23:59"],
    ["2026-07-01", "2026-07-02T21:59:59.000Z", "2026-07-02 23:59"],
    // The clocks change in the night before the Sunday.
    ["2026-03-27", "2026-03-30T21:59:59.000Z", "2026-03-30 23:59"],
    ["2026-12-23", "2026-12-28T22:59:59.000Z", "2026-12-28 23:59"],
  ])("of an invoice of %s is the end of the next business day in Warsaw", (day, at, text) => {
    const deadline = statutoryDeadline(day)!
    expect(toIso(deadline)).toBe(at)
    expect(deadlineText(deadline)).toBe(text)
  })

  it("is none of a text that is no day", () => {
    expect(statutoryDeadline("2026-02-30")).toBeUndefined()
  })
})
