import { decimal, type Decimal, quotient } from "../shared/decimal.ts"
import type { RateCandidate } from "./import-result.ts"
import type { Observation } from "./observation.ts"

const one = decimal("1")

/** Units of EUR per unit of a currency, from the central bank's units of the currency per EUR (contract R19). */
export const inverse = (perEuro: Decimal): Decimal => quotient(one, perEuro)

/** Units of the base currency per unit of the foreign one, from what both are per EUR (contract R19). */
export const crossRate = (basePerEuro: Decimal, foreignPerEuro: Decimal): Decimal =>
  quotient(basePerEuro, foreignPerEuro)

/** Turns published values that are rates already into candidates. */
export const asRates = (series: readonly Observation[]): readonly RateCandidate[] =>
  series.map(({ date, value }) => ({ effectiveFrom: date, rate: value }))

export const inverseSeries = (foreign: readonly Observation[]): readonly RateCandidate[] =>
  foreign.map(({ date, value }) => ({ effectiveFrom: date, rate: inverse(value) }))

/** Divides the base currency's series by the foreign one, for the days that both have (contract R19). */
export const makeCrossSeries = (base: readonly Observation[]) => {
  const byDate = new Map(base.map((each) => [each.date, each]))
  return (foreign: readonly Observation[]): readonly RateCandidate[] => {
    const crossed: RateCandidate[] = []
    for (const { date, value } of foreign) {
      const ofBase = byDate.get(date)
      // Takes the day of the base series, so that all currencies of an import share one text of it.
      if (ofBase !== undefined) crossed.push({ effectiveFrom: ofBase.date, rate: crossRate(ofBase.value, value) })
    }
    return crossed
  }
}
