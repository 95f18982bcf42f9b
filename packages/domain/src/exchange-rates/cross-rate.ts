import { type Decimal, quotient } from "../shared/decimal.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Observation } from "./observation.ts"

const one = "1" as Decimal

/** Units of EUR per unit of a currency, from the central bank's units of the currency per EUR (decisions D1). */
export const inverse = (perEuro: Decimal): Decimal => quotient(one, perEuro)

/** Units of the base currency per unit of the foreign one, from what both are per EUR (decisions D1). */
export const crossRate = (basePerEuro: Decimal, foreignPerEuro: Decimal): Decimal =>
  quotient(basePerEuro, foreignPerEuro)

export const inverseSeries = (foreign: readonly Observation[]): readonly Observation[] =>
  foreign.map(({ date, value }) => ({ date, value: inverse(value) }))

/** Element-wise for the days both series have (specification 2.7). */
export const crossSeries = (
  base: ReadonlyMap<CalendarDate, Decimal>,
  foreign: readonly Observation[],
): readonly Observation[] => {
  const crossed: Observation[] = []
  for (const { date, value } of foreign) {
    const ofBase = base.get(date)
    if (ofBase !== undefined) crossed.push({ date, value: crossRate(ofBase, value) })
  }
  return crossed
}

/** A series by its days. */
export const byDay = (series: readonly Observation[]): ReadonlyMap<CalendarDate, Decimal> =>
  new Map(series.map(({ date, value }) => [date, value]))
