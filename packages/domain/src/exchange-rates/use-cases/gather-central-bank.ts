import { Effect, Result } from "effect"
import { dateOf } from "../../shared/calendar-date.ts"
import { asRates, inverseSeries, makeCrossSeries } from "../cross-rate.ts"
import type { Gather, Gathering } from "../gathering.ts"
import { type CurrencyBatch, failureOf } from "../import-result.ts"
import { type Observation, siftValues } from "../observation.ts"
import type { CentralBankFeed } from "../ports/central-bank-feed.ts"

const euro = "EUR"
/** The number of concurrent requests; the bank states no limit. */
const concurrency = 4

interface Series {
  readonly observations: readonly Observation[]
  readonly failures: readonly string[]
}

const only = (detail: string): Series => ({ observations: [], failures: [detail] })

/**
 * Imports the euro-area central bank's reference rates (contract R19, R20, R21). Every rate is computed once, from the
 * two published values of its day.
 */
export const makeGatherCentralBank = (feed: CentralBankFeed): Gather =>
  Effect.fnUntraced(function* ({ baseCurrency, currencies, planned, now, announce, keep }: Gathering) {
    const { window, addHistorical } = planned
    const nothing = `no observation from ${window.from} to ${window.to}`

    const fetchSeries = Effect.fnUntraced(function* (currency: string) {
      const answer = yield* Effect.result(feed.series(currency, window, dateOf(now)))
      if (Result.isFailure(answer)) return only(answer.failure.detail)
      const { observations, rejections } = siftValues(answer.success)
      return observations.length + rejections.length === 0 ? only(nothing) : { observations, failures: rejections }
    })

    yield* announce(currencies.length)
    if (currencies.length === 0) return { failures: [] }
    const base = baseCurrency === euro ? undefined : yield* fetchSeries(baseCurrency)
    const baseFailures = (base?.failures ?? []).map((detail) => failureOf(`${baseCurrency} (base currency)`, detail))
    if (base?.observations.length === 0) return { failures: baseFailures }

    const crossSeries = makeCrossSeries(base?.observations ?? [])
    const rateSeries = Effect.fnUntraced(function* (currency: string) {
      // The bank has no series for the euro itself, so the base series is its rate (contract R19).
      if (currency === euro) return { rates: asRates(base!.observations), failures: [] }
      const { observations, failures } = yield* fetchSeries(currency)
      if (observations.length === 0) return { rates: [], failures }
      if (base === undefined) return { rates: inverseSeries(observations), failures }
      const rates = crossSeries(observations)
      const apart = `no date in common with ${baseCurrency} from ${window.from} to ${window.to}`
      return { rates, failures: rates.length === 0 ? [...failures, apart] : failures }
    })

    yield* Effect.forEach(
      currencies,
      (currency, position) =>
        Effect.flatMap(rateSeries(currency), ({ rates, failures }) =>
          keep({
            currency,
            position,
            observations: rates.length,
            candidates: addHistorical ? rates : rates.slice(-1),
            failures: failures.map((detail) => failureOf(currency, detail)),
          } satisfies CurrencyBatch),
        ),
      { concurrency, discard: true },
    )
    return { failures: baseFailures }
  })
