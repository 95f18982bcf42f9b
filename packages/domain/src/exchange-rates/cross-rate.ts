import { decimal, type Decimal, quotient } from "../shared/decimal.ts"
import type { RateCandidate } from "./import-result.ts"
import type { Observation } from "./observation.ts"

const one = decimal("1")

/** Units of EUR per unit of a currency, from the central bank's units of the currency per EUR (decisions D1). */
export const inverse = (perEuro: Decimal): Decimal => quotient(one, perEuro)

/** Units of the base currency per unit of the foreign one, from what both are per EUR (decisions D1). */
export const crossRate = (basePerEuro: Decimal, foreignPerEuro: Decimal): Decimal =>
  quotient(basePerEuro, foreignPerEuro)

/** Values that are rates as they were published. */
export const asRates = (series: readonly Observation[]): readonly RateCandidate[] =>
  series.map(({ date, value }) => ({ effectiveFrom: date, rate: value }))

export const inverseSeries = (foreign: readonly Observation[]): readonly RateCandidate[] =>
  foreign.map(({ date, value }) => ({ effectiveFrom: date, rate: inverse(value) }))

/** Element-wise for the days both series have (specification 2.7). */
export const makeCrossSeries = (base: readonly Observation[]) => {
  const byDate = new Map(base.map((each) => [each.date, each]))
  return (foreign: readonly Observation[]): readonly RateCandidate[] => {
    const crossed: RateCandidate[] = []
    for (const { date, value } of foreign) {
      const ofBase = byDate.get(date)
      // The day is the base's: all currencies of an import share one text of it.
      if (ofBase !== undefined) crossed.push({ effectiveFrom: ofBase.date, rate: crossRate(ofBase.value, value) })
    }
    return crossed
  }
}
