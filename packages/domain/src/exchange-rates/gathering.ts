import type { Effect } from "effect"
import type { PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ImportNotMine } from "./exchange-rates.errors.ts"
import type { CurrencyBatch } from "./import-result.ts"
import type { PlannedWindow } from "./import-window.ts"

/** What ends an import before its time; a provider's failure does not. */
export type Interruption = ImportNotMine | PortUnavailable

/** An import as its provider's part sees it. */
export interface Gathering {
  readonly baseCurrency: string
  /** The other currencies of the tenant, in the order to ask for them. */
  readonly currencies: readonly string[]
  readonly planned: PlannedWindow
  readonly now: Timestamp
  readonly apiKey?: string
  /** Says how many currencies there are to do. */
  readonly announce: (currencies: number) => Effect.Effect<void, Interruption>
  /** Stores what was found for one currency, all of it or nothing. */
  readonly keep: (batch: CurrencyBatch) => Effect.Effect<void, Interruption>
}

/** What concerns the import as a whole. */
export interface Gathered {
  /** Failures that are of no one currency, as sentences. */
  readonly failures: readonly string[]
  /** Why nothing was done; not a failure. */
  readonly note?: string
}

export type Gather = (gathering: Gathering) => Effect.Effect<Gathered, Interruption>
