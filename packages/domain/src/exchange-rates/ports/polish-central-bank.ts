import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"
import type { ImportWindow } from "../import-window.ts"

/** A value of a table as it was written. Its date may not exist. */
export interface PolishValue {
  readonly tableNumber: string
  readonly date: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly text: string
}

/** The National Bank of Poland: PLN for one unit of every currency of its table A. */
export interface PolishCentralBank {
  /** The tables of a window of at most 93 days; empty when nothing was published. */
  readonly tables: (window: ImportWindow) => Effect.Effect<readonly PolishValue[], ProviderFailed>
}
