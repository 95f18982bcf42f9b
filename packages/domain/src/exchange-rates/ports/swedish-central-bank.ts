import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"

/** What the Swedish central bank says of one of its rate series. */
export interface SwedishSeries {
  readonly seriesId: string
  /** ISO 4217. */
  readonly currency: string
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
  /** The series of exchange rates; an index, SDR and forward premiums have the same prefix and are none. */
  readonly series: Effect.Effect<readonly SwedishSeries[], ProviderFailed>
  /** All series of a window of at most a year in one request. */
  readonly values: (window: ImportWindow) => Effect.Effect<readonly SwedishValue[], ProviderFailed>
}
