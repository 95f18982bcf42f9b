import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"
import type { PublishedValue } from "../observation.ts"

/**
 * The reference rates of the euro-area central bank: units of a currency per 1 EUR, by day.
 * An answer that cannot be read in full fails as a whole; days and digits are those of the answer (decisions D7, D11).
 */
export interface CentralBankFeed {
  readonly series: (
    currency: string,
    window: ImportWindow,
    today: CalendarDate,
  ) => Effect.Effect<readonly PublishedValue[], ProviderFailed>
}

/** A quote of the commercial provider: `ask` as it is written, units of `quote` per unit of `base`. */
export interface SpotQuote {
  readonly base: string
  readonly quote: string
  readonly ask: string
}

/** The commercial provider's spot rates. The key is in no failure. */
export interface CommercialRates {
  readonly spot: (apiKey: string, base: string, quote: string) => Effect.Effect<readonly SpotQuote[], ProviderFailed>
}

/** What the Swedish central bank says of one of its series. */
export interface SwedishSeries {
  readonly seriesId: string
  readonly closed: boolean
  /** Day of its newest observation. */
  readonly lastDate: string
}

/** A value of a series as it is written, which may be a day that is none. */
export interface SwedishValue {
  readonly seriesId: string
  readonly date: string
  readonly text: string
}

/** The Swedish central bank: SEK per 1 unit of every currency (decisions D9). */
export interface SwedishCentralBank {
  readonly series: Effect.Effect<readonly SwedishSeries[], ProviderFailed>
  /** All series of a window of at most a year in one request. */
  readonly values: (window: ImportWindow) => Effect.Effect<readonly SwedishValue[], ProviderFailed>
}
