import { isDue, lastDue, nextRunOf } from "@svc/domain/exchange-rates/import-schedule"
import {
  centralBankWindow,
  observable,
  observationDate,
  partsOf,
  sinceLastWindow,
  yearsOf,
} from "@svc/domain/exchange-rates/import-window"
import { addDays, addMonths, type CalendarDate, dateOf } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const day = (text: string) => text as CalendarDate
const at = (text: string) => Date.parse(text) as Timestamp
const today = day("2026-09-07")
const date = fc.integer({ min: 0, max: 12_000 }).map((offset) => addDays(day("1999-01-04"), offset))

describe("the window of the central bank", () => {
  it.each([
    [{}, { from: "2026-08-31", to: "2026-09-07" }, false],
    [{ from: day("2026-09-03") }, { from: "2026-09-03", to: "2026-09-07" }, false],
    [{ to: day("2026-09-03") }, { from: "2026-08-27", to: "2026-09-03" }, false],
    [{ from: day("2026-09-03"), to: day("2026-09-05") }, { from: "2026-09-03", to: "2026-09-05" }, true],
  ])("of %j is %j, historical %j", (requested, window, addHistorical) =>
    expect(centralBankWindow(requested, today)).toEqual(Result.succeed({ window, addHistorical })),
  )

  it("never begins after its end: that is refused by its first day", () => {
    fc.assert(
      fc.property(date, date, (from, to) => {
        const planned = centralBankWindow({ from, to }, today)
        const refused = Result.isFailure(planned) ? planned.failure.errors : undefined
        expect(refused).toEqual(from > to ? { from: ["from date is after to date"] } : undefined)
      }),
    )
  })
})

describe("the window of the Swedish central bank", () => {
  const now = at("2026-03-30T08:00:00Z")

  it("begins at the last success, at first a month ago, clamped to the end of the month", () => {
    const from = (last?: string) =>
      Result.getOrThrow(sinceLastWindow({}, now, last === undefined ? undefined : at(last))).window.from
    expect(from()).toBe("2026-02-28")
    expect(from("2026-03-24T23:59:00Z")).toBe("2026-03-24")
  })

  it("is asked for in parts of at most a year that touch and do not overlap", () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const years = yearsOf({ from, to })
        expect([years[0]!.from, years.at(-1)!.to]).toEqual([from, to])
        expect(years.every((year) => year.from <= year.to && year.to < addMonths(year.from, 12))).toBe(true)
        expect(years.slice(1).map((year) => year.from)).toEqual(years.slice(0, -1).map((year) => addDays(year.to, 1)))
      }),
    )
  })
})

it("a rate is taken from the first to the last day of its window, and to tomorrow, which is today somewhere", () => {
  const window = { from: day("2026-09-03"), to: day("2026-12-31") }
  const until = observable(window, today)
  const taken = ["2026-09-02", "2026-09-03", "2026-09-08", "2026-09-09"].map((text) => observationDate(text, until))
  expect(taken).toEqual([undefined, "2026-09-03", "2026-09-08", undefined])
  const past = { from: day("2026-09-03"), to: day("2026-09-05") }
  expect(observable(past, today)).toEqual(past)
})

it("a window is asked for in parts of some days that touch and do not overlap", () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 100 }), (from, length, days) => {
      const to = addDays(from, length)
      const parts = partsOf({ from, to }, days)
      expect([parts[0]!.from, parts.at(-1)!.to]).toEqual([from, to])
      expect(parts.every((part) => part.from <= part.to && part.to < addDays(part.from, days))).toBe(true)
      expect(parts.slice(1).map((part) => part.from)).toEqual(parts.slice(0, -1).map((part) => addDays(part.to, 1)))
    }),
  )
})

describe("the schedule", () => {
  it.each([
    ["2026-09-07T14:30:00Z", "2026-09-07T14:30:00Z"],
    ["2026-09-07T14:29:59Z", "2026-09-04T14:30:00Z"],
    ["2026-09-06T05:00:00Z", "2026-09-04T14:30:00Z"],
    ["2026-12-01T15:30:00Z", "2026-12-01T15:30:00Z"],
    ["2026-03-30T05:00:00Z", "2026-03-27T15:30:00Z"],
  ])("at %s the last publication was due at %s", (now, due) => expect(lastDue(at(now))).toBe(at(due)))

  it.each([
    ["2026-09-07T14:30:00Z", "2026-09-07T14:30:00Z", "2026-09-08T14:30:00Z"],
    ["2026-09-07T14:31:00Z", "2026-09-04T15:00:00Z", "2026-09-08T05:00:00Z"],
    ["2026-09-11T15:00:00Z", "2026-09-11T14:40:00Z", "2026-09-14T14:30:00Z"],
    ["2026-09-12T05:00:00Z", undefined, "2026-09-13T05:00:00Z"],
    ["2026-10-24T12:00:00Z", "2026-10-23T15:00:00Z", "2026-10-26T15:30:00Z"],
  ])("at %s, with the last success at %s, runs next at %s", (now, success, next) => {
    const settings = { provider: "riksbank", isEnabled: true, ...(success && { lastSuccessAt: at(success) }) } as const
    expect(nextRunOf(settings, at(now))).toBe(at(next))
    expect(nextRunOf({ ...settings, isEnabled: false }, at(now))).toBeUndefined()
    expect(nextRunOf({ ...settings, provider: "commercial" }, at(now))).toBeUndefined()
    expect(nextRunOf({ ...settings, provider: "commercial", apiKeyValid: true }, at(now))).toBe(at(next))
  })

  it("asks once for a publication, again while that fails, and not a second time once it succeeded", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 86_399 }), (some, second) => {
        const now = (Date.parse(some) + second * 1000) as Timestamp
        const due = lastDue(now)
        expect(due <= now && now - due < 4 * 86_400_000).toBe(true)
        expect([0, 6]).not.toContain(new Date(dateOf(due)).getUTCDay())
        expect(isDue({}, now)).toBe(true)
        expect(isDue({ lastSuccessAt: (due - 1) as Timestamp }, now)).toBe(true)
        expect(isDue({ lastSuccessAt: due }, now)).toBe(false)
      }),
    )
  })
})
