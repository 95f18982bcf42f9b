import { decimal, type Decimal, quotient } from "../shared/decimal.ts"
import type { RateCandidate } from "./import-result.ts"
import type { Observation } from "./observation.ts"

const one = decimal("1")

/** Units of EUR per unit of a currency, from the central bank's units of that currency per EUR (contract R19). */
export const inverse = (perEuro: Decimal): Decimal => quotient(one, perEuro)

/** Units of the base currency per unit of the foreign one, from the units of both per EUR (contract R19). */
export const crossRate = (basePerEuro: Decimal, foreignPerEuro: Decimal): Decimal =>
  quotient(basePerEuro, foreignPerEuro)

/** Makes candidates of published values that are rates already. */
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
      // The date object of the base series is used, so that all currencies of an import share one text for it.
      if (ofBase !== undefined) crossed.push({ effectiveFrom: ofBase.date, rate: crossRate(ofBase.value, value) })
    }
    return crossed
  }
}
