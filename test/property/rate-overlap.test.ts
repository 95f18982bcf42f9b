import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { makeTimeline, type RateInterval } from "@svc/domain/exchange-rates/rate-interval"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const first = "2026-01-01" as CalendarDate
const lastOffset = 30
const day = (offset: number) => addDays(first, offset)

const interval: fc.Arbitrary<RateInterval> = fc
  .tuple(fc.integer({ min: 0, max: lastOffset }), fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }))
  .map(([from, length]) => ({
    effectiveFrom: day(from),
    ...(length === undefined ? {} : { effectiveTo: day(from + length) }),
  }))
const intervals = fc.array(interval, { maxLength: 20 })

/** The days of an explicit interval. An open interval counts only its first day. */
const daysOf = ({ effectiveFrom, effectiveTo = effectiveFrom }: RateInterval) => {
  const days: CalendarDate[] = []
  for (let each = effectiveFrom; each <= effectiveTo; each = addDays(each, 1)) days.push(each)
  return days
}

/** The overlap rule (contract R4), implemented sentence by sentence on single days. */
const conflictsNaively = (rates: readonly RateInterval[], candidate: RateInterval, addHistorical: boolean) =>
  rates.some((rate) => {
    const explicit = rate.effectiveTo !== undefined
    if (candidate.effectiveTo === undefined) {
      return (
        rate.effectiveFrom === candidate.effectiveFrom ||
        (explicit && daysOf(rate).includes(candidate.effectiveFrom)) ||
        (!addHistorical && rate.effectiveFrom > candidate.effectiveFrom)
      )
    }
    const wanted = new Set(daysOf(candidate))
    return wanted.has(rate.effectiveFrom) || (explicit && daysOf(rate).some((each) => wanted.has(each)))
  })

/** Adds the intervals that do not conflict, one after the other. */
const accept = (wanted: readonly RateInterval[], addHistorical: boolean) =>
  wanted.reduce<RateInterval[]>(
    (kept, each) => (makeTimeline(kept).conflictOf(each, addHistorical) === undefined ? [...kept, each] : kept),
    [],
  )

describe("the overlap rule", () => {
  it("finds a conflict exactly where the naive model does, and names a rate that is one", () => {
    fc.assert(
      fc.property(intervals, interval, fc.boolean(), (wanted, candidate, addHistorical) => {
        const rates = accept(wanted, true)
        const found = makeTimeline(rates).conflictOf(candidate, addHistorical)
        expect(found !== undefined).toBe(conflictsNaively(rates, candidate, addHistorical))
        expect(found === undefined || conflictsNaively([found], candidate, addHistorical)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it("refuses what is there already, whatever came in between", () => {
    fc.assert(
      fc.property(intervals, fc.boolean(), (wanted, addHistorical) => {
        const rates = accept(wanted, addHistorical)
        for (const rate of rates) expect(makeTimeline(rates).conflictOf(rate, addHistorical)).toBeDefined()
      }),
    )
  })

  it("leaves at most one rate with an end that answers for a day", () => {
    fc.assert(
      fc.property(intervals, fc.integer({ min: -1, max: lastOffset + 8 }), (wanted, offset) => {
        const rates = accept(wanted, true)
        const on = day(offset)
        const explicit = rates.filter((rate) => rate.effectiveTo !== undefined && daysOf(rate).includes(on))
        expect(explicit.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})
