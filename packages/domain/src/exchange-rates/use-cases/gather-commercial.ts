import { Effect, Result } from "effect"
import { dateOf } from "../../shared/calendar-date.ts"
import { endedBefore } from "../../shared/currency.ts"
import { type Decimal, parseDecimal, printDecimal, rateDigits } from "../../shared/decimal.ts"
import type { Gather, Gathering } from "../gathering.ts"
import { failureOf } from "../import-result.ts"
import { parsePositive } from "../observation.ts"
import type { CommercialRates, SpotQuote } from "../ports/commercial-rates.ts"

const plain = /^\d{1,20}(\.\d{1,30})?$/

/** The shortest notation, in which `1.10` and `1.1` are equal. */
const digitsOf = (ask: string) => {
  const value = parseDecimal(ask, rateDigits)
  return value && printDecimal(value)
}

/** The single rate of a pair, or the reason why there is none. */
const readQuotes = (quotes: readonly SpotQuote[]): Result.Result<Decimal, string> => {
  const [first, ...others] = [...new Set(quotes.map(({ ask }) => ask))]
  if (first === undefined) return Result.fail("no quote returned")
  const [another] = others.filter((ask) => digitsOf(ask) !== digitsOf(first))
  if (another !== undefined) return Result.fail(`rejected two asks: ${first} and ${another}`)
  const rate = plain.test(first) ? parsePositive(first, rateDigits) : undefined
  return rate === undefined ? Result.fail(`rejected ask ${first === "" ? "(empty)" : first}`) : Result.succeed(rate)
}

/**
 * Imports the commercial provider's present spot rates (contract R23, R24): one request for each currency, one after
 * the other, until the quota is used up.
 */
export const makeGatherCommercial = (provider: CommercialRates): Gather =>
  Effect.fnUntraced(function* ({ baseCurrency, currencies: all, now, apiKey = "", announce, keep }: Gathering) {
    // A currency that has ended has no present rate, and a request for it would make the import fail every day.
    const currencies = all.filter((code) => !endedBefore(code, dateOf(now)))
    yield* announce(currencies.length)
    let exhausted = false
    const askFor = Effect.fnUntraced(function* (currency: string) {
      if (exhausted) return Result.fail("not requested")
      const answer = yield* Effect.result(provider.spot(apiKey, currency, baseCurrency))
      if (Result.isSuccess(answer)) {
        return readQuotes(answer.success.filter(({ base, quote }) => base === currency && quote === baseCurrency))
      }
      exhausted = answer.failure.exhausted
      return Result.fail(answer.failure.detail)
    })

    for (const [position, currency] of currencies.entries()) {
      const rate = yield* askFor(currency)
      const found = Result.isSuccess(rate)
      yield* keep({
        currency,
        position,
        observations: found ? 1 : 0,
        candidates: found ? [{ effectiveFrom: dateOf(now), rate: rate.success, observedAt: now }] : [],
        failures: found ? [] : [failureOf(currency, rate.failure)],
      })
    }
    return { failures: [] }
  })
