import { Effect, Result } from "effect"
import { dateOf } from "../../shared/calendar-date.ts"
import { rateDigits } from "../../shared/decimal.ts"
import type { Gather, Gathering } from "../gathering.ts"
import { asRates } from "../cross-rate.ts"
import { failureOf, shorten } from "../import-result.ts"
import { type ImportWindow, observable, observationDate, yearsOf } from "../import-window.ts"
import { parsePositive, type PublishedValue, siftValues } from "../observation.ts"
import type { SwedishCentralBank, SwedishSeries, SwedishValue } from "../ports/swedish-central-bank.ts"

const krona = "SEK"
const notKrona = "The Swedish central bank can only synchronise with SEK as base currency"

/** Reads a JSON number; the bank's server may write small ones with an exponent. */
const parseValue = (text: string) => parsePositive(text, rateDigits)

/** Whether a series is open and has observations since the window began (contract R26). */
const isEligible = ({ closed, lastDate }: SwedishSeries, { from }: ImportWindow): boolean => !closed && lastDate >= from

const collect = (rows: readonly SwedishValue[], window: ImportWindow) => {
  const published: PublishedValue[] = []
  for (const { date: text, text: value } of rows) {
    const date = observationDate(text, window)
    if (date === undefined) return { observations: [], rejections: [`unreadable response (date ${text})`] }
    published.push({ date, text: value })
  }
  return siftValues(published, parseValue)
}

/** Imports the Swedish central bank's rates, whole years at a time (contract R25, R26, R27, R28). */
export const makeGatherSwedish = (bank: SwedishCentralBank): Gather =>
  Effect.fnUntraced(function* ({ baseCurrency, currencies, planned: { window }, now, announce, keep }: Gathering) {
    if (baseCurrency !== krona) return { failures: [], note: notKrona }
    const answer = yield* Effect.result(bank.series)
    if (Result.isFailure(answer)) return { failures: [shorten(answer.failure.detail)] }

    const wanted = new Set(currencies)
    const eligible = answer.success.filter((series) => wanted.has(series.currency) && isEligible(series, window))
    yield* announce(eligible.length)
    if (eligible.length === 0) return { failures: [] }

    const bySeries = new Map<string, SwedishValue[]>(eligible.map(({ seriesId }) => [seriesId, []]))
    for (const year of yearsOf(window)) {
      const values = yield* Effect.result(bank.values(year))
      if (Result.isFailure(values)) return { failures: [shorten(values.failure.detail)] }
      for (const value of values.success) bySeries.get(value.seriesId)?.push(value)
    }
    for (const [position, { seriesId, currency }] of eligible.entries()) {
      const { observations, rejections } = collect(bySeries.get(seriesId)!, observable(window, dateOf(now)))
      yield* keep({
        currency,
        position,
        observations: observations.length,
        candidates: asRates(observations),
        failures: rejections.map((detail) => failureOf(currency, detail)),
      })
    }
    return { failures: [] }
  })
