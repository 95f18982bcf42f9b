import { findJumps, limitWarnings } from "@svc/domain/exchange-rates/rate-jump"
import { addDays, type CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, fromUnits } from "@svc/domain/shared/decimal"
import fc from "fast-check"
import { expect, it } from "vitest"

const first = "2026-01-01" as CalendarDate
const rates = fc.uniqueArray(fc.record({ day: fc.nat(400), units: fc.bigInt(1n, 10n ** 9n), isAdded: fc.boolean() }), {
  selector: ({ day }) => day,
  maxLength: 30,
})

it("a rate a fifth off the one before it is told, by exact figures, and no other", () => {
  fc.assert(
    fc.property(rates, (unsorted) => {
      const all = unsorted.toSorted((a, b) => a.day - b.day)
      const rated = all.map(({ day, units, isAdded }) => ({
        effectiveFrom: addDays(first, day),
        rate: fromUnits(units, 6),
        isAdded,
      }))
      const wanted = all.flatMap(({ units, isAdded }, index) => {
        const before = all[index - 1]?.units
        if (!isAdded || before === undefined) return []
        const off = units > before ? units - before : before - units
        return off * 100n >= before * 20n ? [rated[index]!.effectiveFrom] : []
      })
      const told = findJumps(
        "USD",
        rated.filter(({ isAdded }) => isAdded),
        rated,
      )
      expect(told.map((text) => / of (\d{4}-\d{2}-\d{2}) is /.exec(text)?.[1])).toEqual(wanted)
    }),
  )
})

it.each([
  ["1.2", "1", "USD: 1.2 of 2026-01-02 is 20 % above the rate before it, 1 of 2026-01-01"],
  ["0.8", "1", "USD: 0.8 of 2026-01-02 is 20 % below the rate before it, 1 of 2026-01-01"],
  ["0.23", "4.31", "USD: 0.23 of 2026-01-02 is 94.7 % below the rate before it, 4.31 of 2026-01-01"],
])("%s after %s is shown with both days", (rate, before, text) => {
  const [old, fresh] = [before, rate].map((digits, day) => ({
    effectiveFrom: addDays(first, day),
    rate: decimal(digits),
  }))
  expect(findJumps("USD", [fresh!], [old!, fresh!])).toEqual([text])
})

it("a provider that is wrong every day fills no table with warnings", () => {
  const many = Array.from({ length: 7_000 }, (_, index) => `USD: ${index}`)
  expect(limitWarnings("USD", many)).toHaveLength(101)
  expect(limitWarnings("USD", many).at(-1)).toBe("USD: 6900 more rates are as far off the one before them")
})
