import { addDays, type CalendarDate, dateIn, endOfMonth, parseDate } from "@svc/domain/shared/calendar-date"
import { divideHalfUp } from "@svc/domain/shared/decimal"
import { spread } from "@svc/domain/shared/spread"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

it("shares sum to their total, and none is a whole unit from its exact share", () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 6n })
  fc.assert(
    fc.property(fc.array(units, { minLength: 1, maxLength: 20 }), positive, (numerators, denominator) => {
      const sum = numerators.reduce((all, each) => all + each, 0n)
      const total = divideHalfUp(sum, denominator)
      const parts = spread(total, numerators, denominator)
      expect(parts.reduce((all, each) => all + each, 0n)).toBe(total)
      parts.forEach((part, index) => {
        const off = part * denominator - numerators[index]!
        expect(off < denominator && off > -denominator).toBe(true)
      })
    }),
  )
})

describe("a calendar date", () => {
  const days = fc.date({ min: new Date("0001-01-01"), max: new Date("9990-12-31"), noInvalidDate: true })
  const toText = (day: Date) => day.toISOString().slice(0, 10) as CalendarDate

  it("is read when there is such a day, also as a midnight", () => {
    fc.assert(
      fc.property(days, (day) => {
        const text = toText(day)
        expect(parseDate(text)).toBe(text)
        expect(parseDate(`${text}T00:00:00Z`)).toBe(text)
        expect(parseDate(`${text}T00:00:00.000`)).toBe(text)
      }),
    )
  })

  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-1-1",
    "20260101",
    "0000-01-01",
    "2026-01-01T10:00:00Z",
    "x",
    "",
  ])("%j is none", (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it("so many days on is so many days away", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -3000, max: 3000 }), (day, count) => {
        fc.pre(day.getUTCFullYear() > 10)
        const later = addDays(toText(day), count)
        expect((Date.parse(later) - Date.parse(toText(day))) / 86_400_000).toBe(count)
        expect(parseDate(later)).toBe(later)
      }),
    )
  })

  it.each([
    ["2026-02-10", "2026-02-28"],
    ["2028-02-10", "2028-02-29"],
    ["2026-12-31", "2026-12-31"],
    ["1900-02-01", "1900-02-28"],
  ])("the month of %s ends on %s", (date, end) => {
    expect(endOfMonth(date as CalendarDate)).toBe(end)
  })

  it("is that of the time zone", () => {
    const at = Date.parse("2026-11-20T23:30:00Z") as Timestamp
    expect([dateIn("UTC", at), dateIn("Europe/Stockholm", at), dateIn("America/New_York", at)]).toEqual([
      "2026-11-20",
      "2026-11-21",
      "2026-11-20",
    ])
  })
})
