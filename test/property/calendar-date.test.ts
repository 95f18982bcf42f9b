import {
  addDays,
  addMonths,
  type CalendarDate,
  dateOf,
  parseCalendarDate,
  startOf,
} from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { expect, it } from "vitest"

const date = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10) as CalendarDate)

it("only days that exist are read, in the one notation", () => {
  const parts = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  )
  fc.assert(
    fc.property(parts, ([year, month, day]) => {
      const text = [String(year).padStart(4, "0"), ...[month, day].map((each) => String(each).padStart(2, "0"))].join(
        "-",
      )
      const at = new Date(`${text}T00:00:00Z`)
      const exists = !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
      expect(parseCalendarDate(text)).toBe(exists ? text : undefined)
    }),
  )
  for (const text of [
    "",
    "2026-2-3",
    "26-02-03",
    "2026-02-03T00:00:00Z",
    "2026/02/03",
    "2026-02-30",
    "2026-08",
    "0000-01-01",
  ])
    expect(parseCalendarDate(text)).toBeUndefined()
  const leapYears = ["1900", "2000", "2023", "2024", "2100", "2400"].filter(
    (year) => parseCalendarDate(`${year}-02-29`) !== undefined,
  )
  expect(leapYears).toEqual(["2000", "2024", "2400"])
})

it("days are counted as the calendar does, there and back", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      const there = addDays(day, count)
      expect(there).toBe(new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10))
      expect(addDays(there, -count)).toBe(day)
      expect(dateOf(startOf(day))).toBe(day)
      expect(dateOf((startOf(day) + 86_399_999) as Timestamp)).toBe(day)
    }),
  )
})

it("months keep the day, or take the last one of a shorter month", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -40, max: 40 }), (day, count) => {
      const there = addMonths(day, count)
      const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
      expect(months(there)).toBe(months(day) + count)
      expect(parseCalendarDate(there)).toBe(there)
      const isLast = addDays(there, 1).slice(8) === "01"
      expect(there.slice(8) === day.slice(8) || (isLast && there.slice(8) < day.slice(8))).toBe(true)
    }),
  )
  expect(addMonths("2026-03-31" as CalendarDate, -1)).toBe("2026-02-28")
  expect(addMonths("2024-03-30" as CalendarDate, -1)).toBe("2024-02-29")
  expect(addMonths("2026-01-15" as CalendarDate, -1)).toBe("2025-12-15")
})
