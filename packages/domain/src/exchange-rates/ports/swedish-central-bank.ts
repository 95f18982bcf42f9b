import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"

/** One of the Swedish central bank's rate series, as the bank describes it. */
export interface SwedishSeries {
  readonly seriesId: string
  /** ISO 4217. */
  readonly currency: string
  readonly closed: boolean
  /** Day of its newest observation. */
  readonly lastDate: string
}

/** A value of a series as it is written; its date may be no real day. */
export interface SwedishValue {
  readonly seriesId: string
  readonly date: string
  readonly text: string
}

/** The Swedish central bank: SEK per 1 unit of every currency (contract R26). */
export interface SwedishCentralBank {
  /** The series of exchange rates, without an index, SDR and forward premiums that have the same prefix. */
  readonly series: Effect.Effect<readonly SwedishSeries[], ProviderFailed>
  /** All series of a window of at most a year in one request. */
  readonly values: (window: ImportWindow) => Effect.Effect<readonly SwedishValue[], ProviderFailed>
}
