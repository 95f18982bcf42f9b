import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { dateIn, daysBetween, endOfMonth, parseDate } from "@svc/domain/shared/day"
import { currencyCodes, minorUnits } from "@svc/domain/shared/currency"
import {
  decimal,
  divideHalfUp,
  fromUnits,
  parseDecimal,
  printDecimal,
  roundHalfUp,
} from "@svc/domain/shared/big-decimal"
import { spread } from "@svc/domain/shared/spread"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })

describe("a decimal", () => {
  it("is printed with the shortest exact digits and read back as it was", () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 10 }), (value, scale) => {
        const text = printDecimal(fromUnits(value, scale))
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(text).not.toBe("-0")
        expect(BigDecimal.equals(decimal(text), fromUnits(value, scale))).toBe(true)
      }),
    )
  })

  it.each([
    ["1.10", "1.1"],
    ["-0", "0"],
    ["-0.00", "0"],
    ["1e3", "1000"],
    ["12.5E-2", "0.125"],
    ["100000000000000", "100000000000000"],
    ["0.0000000001", "0.0000000001"],
  ])("%s is %s", (text, expected) => {
    expect(printDecimal(parseDecimal(text)!)).toBe(expected)
  })

  it.each([
    "",
    ".5",
    "5.",
    "+1",
    "1e999",
    "1e-999",
    "1e999999999",
    "0x1",
    "1_000",
    "NaN",
    "1e15",
    "0.00000000001",
    "1 ",
  ])("%j is none", (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  it("is rounded half up, away from zero", () => {
    const rounded = (text: string) => printDecimal(roundHalfUp(decimal(text), 2))
    expect(["0.005", "0.0049", "-0.005", "-0.0049", "815.955", "2.675"].map(rounded)).toEqual([
      "0.01",
      "0",
      "-0.01",
      "0",
      "815.96",
      "2.68",
    ])
    fc.assert(
      fc.property(units, (value) => {
        const a = roundHalfUp(fromUnits(value, 6), 2)
        expect(BigDecimal.equals(a, fromUnits(divideHalfUp(value, 10_000n), 2))).toBe(true)
      }),
    )
  })
})

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
        expect(daysBetween(toText(day), later)).toBe(count)
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

it("currencies have the digits ISO 4217 gives them", () => {
  expect(["SEK", "JPY", "ISK", "KWD", "CLF", "EUR", "XXX", "sek", "XAU"].map(minorUnits)).toEqual([
    2,
    0,
    0,
    3,
    4,
    2,
    undefined,
    undefined,
    undefined,
  ])
  for (const code of currencyCodes) {
    const { maximumFractionDigits } = new Intl.NumberFormat("en", {
      style: "currency",
      currency: code,
    }).resolvedOptions()
    // CLDR keeps what people write, ISO 4217 what accounts are kept in: they part for these.
    if (
      new Set([
        "AFN",
        "ALL",
        "COP",
        "HUF",
        "IDR",
        "IQD",
        "IRR",
        "KPW",
        "LAK",
        "LBP",
        "MGA",
        "MMK",
        "MRU",
        "PKR",
        "RSD",
        "SLE",
        "SOS",
        "STN",
        "SYP",
        "TZS",
        "UZS",
        "YER",
      ]).has(code)
    )
      continue
    expect([code, minorUnits(code)]).toEqual([code, maximumFractionDigits])
  }
})
