import type { Decimal } from "../shared/decimal.ts"
import type { CurrencyId, ExchangeRateId, RateImportId } from "../shared/ids.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Currency } from "../reference-data/currency.ts"
import { rateProviders } from "./provider.ts"
import type { RateInterval } from "./rate-interval.ts"

/** A foreign currency and the base currency of the legal entity. Rates never go the other way (contract R1). */
export interface CurrencyPair {
  readonly from: Currency
  readonly to: Currency
}

export const rateSources = [...rateProviders, "manual"] as const
export type RateSource = (typeof rateSources)[number]

/** A rate with its interval as it is stored: units of the base currency per one foreign unit. */
export interface DatedRate extends RateInterval {
  readonly id: ExchangeRateId
  readonly rate: Decimal
  readonly importId?: RateImportId
}

export interface NewRate extends DatedRate {
  readonly source: RateSource
  /** The time of the rate, when the provider gives no date (contract R23). */
  readonly observedAt?: Timestamp | undefined
}

/** A rate as it is stored, with the codes of its currencies (contract R1). */
export interface ExchangeRate extends NewRate, Scope {
  readonly fromCurrency: string
  readonly toCurrency: string
  readonly fromCurrencyId: CurrencyId
  readonly toCurrencyId: CurrencyId
}

export const exchangeRateFields = {
  one: {
    id: "uuid",
    fromCurrency: "text",
    toCurrency: "text",
    rate: "number",
    effectiveFromDate: "date",
    effectiveToDate: "date",
    source: rateSources,
  },
} as const satisfies ListFields

export const describeInterval = ({ effectiveFrom, effectiveTo }: RateInterval): string =>
  effectiveTo === undefined ? `from ${effectiveFrom}` : `from ${effectiveFrom} to ${effectiveTo}`

/** The interval of a rate as the interface shows it. */
export const intervalBody = ({ effectiveFrom, effectiveTo }: RateInterval) => ({
  effectiveFromDate: effectiveFrom,
  effectiveToDate: effectiveTo,
})

/** A rate as the interface shows it. */
export const exchangeRateBody = (
  rate: Pick<NewRate, "id" | "rate" | "effectiveFrom" | "effectiveTo" | "source"> &
    Pick<ExchangeRate, "fromCurrency" | "toCurrency">,
) => ({
  id: rate.id,
  fromCurrency: rate.fromCurrency,
  toCurrency: rate.toCurrency,
  rate: rate.rate,
  ...intervalBody(rate),
  source: rate.source,
})
