import type { Effect } from "effect"
import type { RateImport } from "../rate-import.ts"

/** Hears of every import that has ended, to count it and to tell those who want to know (decisions B12, G). */
export interface ImportMonitor {
  readonly finished: (rateImport: RateImport) => Effect.Effect<void>
}
