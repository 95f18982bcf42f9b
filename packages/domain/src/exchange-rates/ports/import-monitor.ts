import type { Effect } from "effect"
import type { RateImport } from "../rate-import.ts"

/** Hears of every import that has ended, to count and to log it. */
export interface ImportMonitor {
  readonly finished: (rateImport: RateImport, warnings: readonly string[]) => Effect.Effect<void>
}
