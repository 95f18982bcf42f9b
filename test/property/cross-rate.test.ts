import { crossRate, inverse, inverseSeries, makeCrossSeries } from "@svc/domain/exchange-rates/cross-rate"
import { type Observation, siftValues } from "@svc/domain/exchange-rates/observation"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, type Decimal, printDecimal } from "@svc/domain/shared/decimal"
import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

/** A value as the central bank publishes it: up to 7 digits before the point and 6 after it. */
const published = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([whole, micros]) => decimal(`${whole}.${String(micros).padStart(6, "0")}`))
  .filter(BigDecimal.isPositive)

/** Rounds a positive decimal half-up to a number of significant digits. */
const toSignificant = (value: Decimal, count: number): Decimal => {
  const [whole = "", fraction = ""] = printDecimal(value).split(".")
  const digits = BigInt(whole + fraction)
  const drop = String(digits).length - count
  if (drop <= 0) return BigDecimal.normalize(value)
  const unit = 10n ** BigInt(drop)
  return decimal(`${((digits * 2n + unit) / (unit * 2n)) * unit}e-${fraction.length}`)
}
/** One unit of the 20th significant digit. */
const unitOf = (value: Decimal): Decimal => {
  const [whole = "", fraction = ""] = printDecimal(value).split(".")
  const leading = whole === "0" ? -1 - fraction.search(/[1-9]/) : whole.length - 1
  return decimal(`1e${leading - 19}`)
}
/** A value in units of the 100th decimal place. */
const fixed = (value: Decimal): bigint => {
  const [whole = "", fraction = ""] = printDecimal(value).split(".")
  return BigInt(whole + fraction.padEnd(100, "0"))
}

describe("rates from published values", () => {
  it("the inverse of the inverse gives the published digits back", () => {
    fc.assert(
      fc.property(published, (value) => {
        expect(toSignificant(inverse(inverse(value)), 17)).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })

  it("a triangle of cross rates closes within a unit of the last digit of each rate", () => {
    fc.assert(
      fc.property(published, published, published, (a, b, c) => {
        const [ab, bc, ac] = [crossRate(a, b), crossRate(b, c), crossRate(a, c)]
        const apart = fixed(BigDecimal.multiply(ab, bc)) - fixed(ac)
        const allowed = [BigDecimal.multiply(unitOf(ab), bc), BigDecimal.multiply(unitOf(bc), ab), unitOf(ac)].map(
          fixed,
        )
        expect((apart < 0n ? -apart : apart) <= allowed.reduce((sum, each) => sum + each)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it("a rate is units of the base currency for one foreign unit, for every pair of currencies", () => {
    fc.assert(
      fc.property(published, published, (base, foreign) => {
        const rate = crossRate(base, foreign)
        expect(toSignificant(BigDecimal.multiply(rate, foreign), 17)).toEqual(toSignificant(base, 17))
        expect(toSignificant(BigDecimal.multiply(inverse(foreign), foreign), 17)).toEqual(decimal("1"))
      }),
    )
  })
})

const first = "2026-01-01" as CalendarDate
const series: fc.Arbitrary<readonly Observation[]> = fc
  .dictionary(fc.integer({ min: 0, max: 40 }).map(String), published, { maxKeys: 30 })
  .map((values) => Object.entries(values).map(([offset, value]) => ({ date: addDays(first, Number(offset)), value })))

describe("series", () => {
  it("are divided for exactly the days both have", () => {
    fc.assert(
      fc.property(series, series, (base, foreign) => {
        const crossed = makeCrossSeries(base)(foreign)
        const days = (all: readonly Observation[]) => all.map(({ date }) => date)
        expect(crossed.map(({ effectiveFrom }) => effectiveFrom)).toEqual(
          days(foreign).filter((each) => days(base).includes(each)),
        )
        for (const { effectiveFrom, rate } of crossed) {
          const at = (all: readonly Observation[]) => all.find(({ date }) => date === effectiveFrom)!.value
          expect(rate).toEqual(crossRate(at(base), at(foreign)))
        }
        expect(inverseSeries(foreign)).toEqual(
          foreign.map(({ date, value }) => ({ effectiveFrom: date, rate: inverse(value) })),
        )
      }),
    )
  })

  it("are sifted the same whatever the order of their rows and however often one is told", () => {
    const rows = series.map((all) => all.map(({ date, value }) => ({ date, text: printDecimal(value) })))
    fc.assert(
      fc.property(
        rows.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          const { observations, rejections } = siftValues(shuffled)
          expect(rejections).toEqual([])
          expect(observations.map(({ date, value }) => ({ date, text: printDecimal(value) }))).toEqual(
            all.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
          )
        },
      ),
    )
  })

  it.each([
    ["0", "rejected value 0 on 2026-01-01"],
    ["0.000", "rejected value 0.000 on 2026-01-01"],
    ["-1.15", "rejected value -1.15 on 2026-01-01"],
    ["1,15", "rejected value 1,15 on 2026-01-01"],
    ["1e3", "rejected value 1e3 on 2026-01-01"],
    ["1234567890123", "rejected value 1234567890123 on 2026-01-01"],
  ])("a value of %s rejects its day and no other", (text, rejection) => {
    const other = { date: addDays(first, 1), text: "1.15" }
    expect(siftValues([{ date: first, text }, other])).toEqual({
      observations: [{ date: other.date, value: decimal("1.15") }],
      rejections: [rejection],
    })
  })

  it("no value and NaN say nothing; two different values reject their day", () => {
    const at = (text: string) => ({ date: first, text })
    expect(siftValues([at(""), at("NaN")])).toEqual({ observations: [], rejections: [] })
    expect(siftValues([at("1.5"), at("1.50"), at("1.5")]).observations).toEqual([
      { date: first, value: decimal("1.5") },
    ])
    expect(siftValues([at("1.5"), at("1.6")])).toEqual({
      observations: [],
      rejections: ["rejected two values on 2026-01-01: 1.5 and 1.6"],
    })
  })
})
