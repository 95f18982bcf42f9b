import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"

/** A series of rates of the Swedish central bank, as the bank describes it. */
export interface SwedishSeries {
  readonly seriesId: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly closed: boolean
  /** The day of its newest observation. */
  readonly lastDate: string
}

/** A value of a series as it was written. Its date may not exist. */
export interface SwedishValue {
  readonly seriesId: string
  readonly date: string
  readonly text: string
}

/** The Swedish central bank: SEK per 1 unit of every currency (contract R26). */
export interface SwedishCentralBank {
  /** The series of exchange rates, without an index, SDR and forward premiums, which have the same prefix. */
  readonly series: Effect.Effect<readonly SwedishSeries[], ProviderFailed>
  /** The values of all series in a window of at most a year, by one request. */
  readonly values: (window: ImportWindow) => Effect.Effect<readonly SwedishValue[], ProviderFailed>
}
