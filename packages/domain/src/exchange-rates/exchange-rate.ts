import type { Decimal } from "../shared/decimal.ts"
import type { CurrencyId, ExchangeRateId, RateImportId } from "../shared/ids.ts"
import type { ListFields } from "../shared/list/list-fields.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { Currency } from "./currency.ts"
import type { RateProvider } from "./provider.ts"
import type { RateInterval } from "./rate-interval.ts"

/** From the foreign currency to the base currency of the legal entity, never the other way (specification 2.6). */
export interface CurrencyPair {
  readonly from: Currency
  readonly to: Currency
}

export type RateSource = RateProvider | "manual"

/** What is stored of a rate for its interval: units of the base currency per one foreign unit. */
export interface DatedRate extends RateInterval {
  readonly id: ExchangeRateId
  readonly rate: Decimal
  readonly importId?: RateImportId
}

export interface NewRate extends DatedRate {
  readonly source: RateSource
  /** When the provider said so, where it gives no date (decisions D8). */
  readonly observedAt?: Timestamp | undefined
}

/** Specification 2.6. */
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
  },
} as const satisfies ListFields

export const describeInterval = ({ effectiveFrom, effectiveTo }: RateInterval): string =>
  effectiveTo === undefined ? `from ${effectiveFrom}` : `from ${effectiveFrom} to ${effectiveTo}`
