import { Effect, Result } from "effect"
import { dateOf } from "../../shared/calendar-date.ts"
import { rateDigits } from "../../shared/decimal.ts"
import type { Gather, Gathering } from "../gathering.ts"
import { failureOf, type RateCandidate, shorten } from "../import-result.ts"
import { type ImportWindow, observable, observationDate, partsOf } from "../import-window.ts"
import { parsePositive } from "../observation.ts"
import type { PolishCentralBank, PolishValue } from "../ports/polish-central-bank.ts"

const zloty = "PLN"
const notZloty = "The National Bank of Poland can only be imported from with PLN as base currency"
/** The largest number of days that the bank gives at a time. */
export const mostTableDays = 93

const collect = (rows: readonly PolishValue[], window: ImportWindow) => {
  const candidates = new Map<string, RateCandidate>()
  const failures: string[] = []
  for (const { date: text, text: value, tableNumber, currency } of rows) {
    const date = observationDate(text, window)
    const rate = parsePositive(value, rateDigits)
    if (date === undefined) failures.push(failureOf(currency, `unreadable response (date ${text})`))
    else if (rate === undefined) failures.push(failureOf(currency, `rejected value ${value} on ${date}`))
    else candidates.set(date, { effectiveFrom: date, rate, tableNumber })
  }
  return { candidates: [...candidates.values()], failures }
}

/** Imports tables A of the National Bank of Poland, some months at a time (contract R29). */
export const makeGatherPolish = (bank: PolishCentralBank): Gather =>
  Effect.fnUntraced(function* ({ baseCurrency, currencies, planned: { window }, now, announce, keep }: Gathering) {
    if (baseCurrency !== zloty) return { failures: [], note: notZloty }
    const asked = observable(window, dateOf(now))
    const byCurrency = new Map<string, PolishValue[]>(currencies.map((currency) => [currency, []]))
    for (const part of asked.from > asked.to ? [] : partsOf(asked, mostTableDays)) {
      const values = yield* Effect.result(bank.tables(part))
      if (Result.isFailure(values)) return { failures: [shorten(values.failure.detail)] }
      for (const value of values.success) byCurrency.get(value.currency)?.push(value)
    }
    const found = [...byCurrency].filter(([, rows]) => rows.length > 0)
    yield* announce(found.length)
    for (const [position, [currency, rows]] of found.entries()) {
      const { candidates, failures } = collect(rows, asked)
      yield* keep({ currency, position, observations: candidates.length, candidates, failures })
    }
    return { failures: [] }
  })
