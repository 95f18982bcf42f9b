import { type ExchangeRate, exchangeRateBody } from "@svc/domain/exchange-rates/exchange-rate"
import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import type { RateImport } from "@svc/domain/exchange-rates/rate-import"
import { printDecimal } from "@svc/domain/shared/decimal"
import { fields, table } from "./output.ts"

/** A rate as the interface shows it, including its source. */
export const rateJson = exchangeRateBody

export const ratesText = (rates: readonly ExchangeRate[], total: number): string => {
  if (rates.length === 0) return "There is no rate."
  const rows = rates.map((each) => [
    each.effectiveFrom,
    each.effectiveTo ?? "",
    `${each.fromCurrency} to ${each.toCurrency}`,
    printDecimal(each.rate),
    each.source,
  ])
  const shown = table(["FROM", "TO", "CURRENCIES", "RATE", "SOURCE"], rows)
  return rates.length < total ? `${shown}\n\n${rates.length} of ${total}.` : shown
}

interface Ended {
  readonly rateImport: RateImport
  readonly results: readonly CurrencyResult[]
}

export const importJson = ({ rateImport, results }: Ended) => ({
  id: rateImport.id,
  provider: rateImport.provider,
  state: rateImport.state,
  from: rateImport.window?.from,
  to: rateImport.window?.to,
  createdCount: rateImport.created,
  conflictCount: rateImport.conflicts,
  message: rateImport.message,
  currencies: results.map(({ position: _position, ...result }) => result),
})

export const importText = ({ rateImport, results }: Ended): string => {
  const { id, state, window, created, conflicts } = rateImport
  const period = window === undefined ? undefined : `${window.from} to ${window.to}`
  const rows = results.flatMap(({ currency, observations, ...counts }) =>
    currency === undefined ? [] : [[currency, ...[observations, counts.created, counts.conflicts].map(String)]],
  )
  const failures = results.flatMap((each) => each.failures)
  const warnings = results.flatMap((each) => each.warnings)
  return [
    fields({ import: id, state, window: period, created, conflicts }),
    ...(rows.length === 0 ? [] : [table(["CURRENCY", "OBSERVATIONS", "CREATED", "CONFLICTS"], rows)]),
    ...(failures.length === 0 ? [] : [failures.join("\n")]),
    ...(warnings.length === 0 ? [] : [`Look at these rates:\n${warnings.join("\n")}`]),
  ].join("\n\n")
}

const barWidth = 30

/** The progress of an import, in one line. */
export const progressBar = ({ done, currencies }: { readonly done: number; readonly currencies: number }): string => {
  const filled = currencies === 0 ? 0 : Math.round((done / currencies) * barWidth)
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${done} of ${currencies} currencies`
}
