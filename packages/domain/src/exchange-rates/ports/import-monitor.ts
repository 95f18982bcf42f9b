import type { Effect } from "effect"
import type { RateImport } from "../rate-import.ts"

/** Gets every import that has ended, to count and log it. */
export interface ImportMonitor {
  readonly finished: (rateImport: RateImport, warnings: readonly string[]) => Effect.Effect<void>
}
