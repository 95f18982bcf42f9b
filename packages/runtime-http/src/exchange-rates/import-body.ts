import { intervalBody } from "@svc/domain/exchange-rates/exchange-rate"
import type { CurrencyResult } from "@svc/domain/exchange-rates/import-result"
import type { ConflictEntry, RateImport } from "@svc/domain/exchange-rates/rate-import"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"
import { BigDecimal } from "effect"

const instant = (at: Timestamp | undefined) => (at === undefined ? undefined : toIso(at))

export const importBody = (rateImport: RateImport) => ({
  id: rateImport.id,
  state: rateImport.state,
  from: rateImport.window?.from,
  to: rateImport.window?.to,
  addHistoricalExchangeRates: rateImport.addHistorical,
  requested: toIso(rateImport.requestedAt),
  started: instant(rateImport.startedAt),
  finished: instant(rateImport.finishedAt),
  progress: { currencies: rateImport.currencies, done: rateImport.done },
  createdCount: rateImport.created,
  conflictCount: rateImport.conflicts,
  message: rateImport.message,
})

export const resultBody = (
  { currency, observations, created, conflicts, failures, warnings }: CurrencyResult,
  { window }: RateImport,
) => ({ currency, ...window, observations, created, conflicts, failures, warnings })

export const conflictBody = ({ id, fromCurrency, toCurrency, effectiveFrom, rate, existing }: ConflictEntry) => ({
  id,
  fromCurrency,
  toCurrency,
  effectiveFromDate: effectiveFrom,
  rate,
  sameValue: BigDecimal.equals(rate, existing.rate),
  existing: { id: existing.id, rate: existing.rate, ...intervalBody(existing) },
})
