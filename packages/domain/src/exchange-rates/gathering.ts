import type { Effect } from "effect"
import type { PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { ImportNotMine } from "./exchange-rates.errors.ts"
import type { CurrencyBatch } from "./import-result.ts"
import type { PlannedWindow } from "./import-window.ts"

/** A reason that ends an import early; a failure of the provider is none. */
type Interruption = ImportNotMine | PortUnavailable

/** The input of the part of an import that asks the provider. */
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

/** The findings of that part about the import as a whole. */
interface Gathered {
  /** Failures that belong to no single currency, as sentences. */
  readonly failures: readonly string[]
  /** Why nothing was done; this is no failure. */
  readonly note?: string
}

export type Gather = (gathering: Gathering) => Effect.Effect<Gathered, Interruption>
