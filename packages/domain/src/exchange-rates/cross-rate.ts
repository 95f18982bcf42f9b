import { decimal, type Decimal, quotient } from "../shared/decimal.ts"
import type { Observation } from "./observation.ts"

const one = decimal("1")

/** Units of EUR per unit of a currency, from the central bank's units of the currency per EUR (decisions D1). */
export const inverse = (perEuro: Decimal): Decimal => quotient(one, perEuro)

/** Units of the base currency per unit of the foreign one, from what both are per EUR (decisions D1). */
export const crossRate = (basePerEuro: Decimal, foreignPerEuro: Decimal): Decimal =>
  quotient(basePerEuro, foreignPerEuro)

export const inverseSeries = (foreign: readonly Observation[]): readonly Observation[] =>
  foreign.map(({ date, value }) => ({ date, value: inverse(value) }))

/** Element-wise for the days both series have (specification 2.7). */
export const crossSeries = (base: readonly Observation[], foreign: readonly Observation[]): readonly Observation[] => {
  const byDate = new Map(base.map(({ date, value }) => [date, value]))
  return foreign.flatMap(({ date, value }) => {
    const ofBase = byDate.get(date)
    return ofBase === undefined ? [] : [{ date, value: crossRate(ofBase, value) }]
  })
}
