import { defaultTimeZone, keepsUtc, timeZonesOf } from "@svc/domain/organisation/country-time-zones"
import { addDays, type CalendarDate, dateIn, dateOf, midnightIn } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import cldr from "cldr-core/supplemental/primaryZones.json" with { type: "json" }
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code && timeZonesOf(code).length > 0)
const primary: Readonly<Record<string, string>> = cldr.supplemental.primaryZones
/** A canonical name for all names of a time zone. */
const one = (timeZone: string) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone

describe("the time zone of a legal entity that names none", () => {
  // Every day of three years, because summer time begins and ends within a year.
  const moments = Array.from({ length: 1096 }, (_, day) => Date.parse("2025-01-01T12:00:00Z") + day * 86_400_000)
  const clockOf = (timeZone: string) => {
    const written = new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" })
    return moments.map((at) => written.format(at)).join()
  }
  const keepOneTime = (zones: readonly string[]) => new Set(zones.map(clockOf)).size === 1

  it("is the only one of its country, the primary one of CLDR, or one of those that keep the same time", () => {
    const allowed = (country: string): readonly (string | undefined)[] => {
      const zones = timeZonesOf(country)
      if (primary[country] !== undefined) return [one(primary[country])]
      return zones.length === 1 || keepOneTime(zones) ? zones.map(one) : [undefined]
    }
    for (const country of countries) {
      const found = defaultTimeZone(country)
      expect(allowed(country), country).toContain(found && one(found))
    }
  })

  it("has to be given where a country does business in several", () => {
    const needed = countries.filter((country) => defaultTimeZone(country) === undefined)
    expect(needed).toEqual(expect.arrayContaining(["AU", "BR", "CA", "ID", "MN", "MX", "RU", "US"]))
    const covered = "CL CN CY DE EC ES KZ MY NZ PT UA".split(" ")
    expect(needed.filter((country) => covered.includes(country))).toEqual([])
  })

  it("is UTC without a country and where a country has no zone, and only then without being asked for", () => {
    expect([undefined, "BV", "HM"].map(defaultTimeZone)).toEqual(["UTC", "UTC", "UTC"])
    expect([{ country: "DE" }, {}, { country: "BV" }].map((place) => keepsUtc({ ...place, timeZone: "UTC" }))).toEqual([
      true,
      false,
      false,
    ])
    expect(keepsUtc({ country: "DE", timeZone: "Etc/UTC" })).toBe(false)
  })
})

describe("a day in a time zone", () => {
  const zone = fc.constantFrom(
    "Pacific/Auckland",
    "America/Los_Angeles",
    "Europe/Warsaw",
    "Europe/Berlin",
    "Asia/Kathmandu",
    // The clocks of these zones change at midnight.
    "America/Santiago",
    "Asia/Beirut",
  )
  const moment = fc
    .integer({ min: Date.parse("2015-01-01"), max: Date.parse("2045-01-01") })
    .map((at) => at as Timestamp)

  it("is what a clock on the wall shows, in Auckland, Los Angeles, Warsaw and Berlin", () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        expect(dateIn(timeZone, at)).toBe(new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at))
      }),
    )
  })

  it("begins at its midnight: a moment before is the day before, and nothing of the day is before it", () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const midnight = midnightIn(timeZone, at)
        const today = dateIn(timeZone, at)
        expect(midnight).toBeLessThanOrEqual(at)
        expect(dateIn(timeZone, midnight)).toBe(today)
        expect(dateIn(timeZone, (midnight - 1) as Timestamp)).toBe(addDays(today, -1))
      }),
    )
  })

  it("is at most a day from that of UTC", () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const near: readonly CalendarDate[] = [-1, 0, 1].map((days) => addDays(dateOf(at), days))
        expect(near).toContain(dateIn(timeZone, at))
      }),
    )
  })
})
