import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"

/** A value of a table as it is written; its date may be no real day. */
export interface PolishValue {
  readonly tableNumber: string
  readonly date: string
  /** ISO 4217. */
  readonly currency: string
  readonly text: string
}

/** The National Bank of Poland: PLN for one unit of every currency of its table A. */
export interface PolishCentralBank {
  /** The tables of a window of at most 93 days; none where nothing was published. */
  readonly tables: (window: ImportWindow) => Effect.Effect<readonly PolishValue[], ProviderFailed>
}
