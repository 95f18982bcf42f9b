import type { Effect } from "effect"
import type { PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ImportNotMine } from "./exchange-rates.errors.ts"
import type { CurrencyBatch } from "./import-result.ts"
import type { PlannedWindow } from "./import-window.ts"

/** A reason to end an import early. A failure of the provider is not one. */
type Interruption = ImportNotMine | PortUnavailable

/** The input of the part of an import that calls the provider. */
export interface Gathering {
  readonly baseCurrency: string
  /** The other currencies of the tenant, in the order in which to request them. */
  readonly currencies: readonly string[]
  readonly planned: PlannedWindow
  readonly now: Timestamp
  readonly apiKey?: string
  /** Reports the number of currencies to import. */
  readonly announce: (currencies: number) => Effect.Effect<void, Interruption>
  /** Stores the result for one currency completely or not at all. */
  readonly keep: (batch: CurrencyBatch) => Effect.Effect<void, Interruption>
}

/** The result for the import as a whole. */
interface Gathered {
  /** Failures that belong to no single currency, as sentences. */
  readonly failures: readonly string[]
  /** The reason why nothing was done, which is not a failure. */
  readonly note?: string
}

export type Gather = (gathering: Gathering) => Effect.Effect<Gathered, Interruption>
