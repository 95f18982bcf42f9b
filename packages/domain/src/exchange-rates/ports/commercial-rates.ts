import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"

/** A quote of the commercial provider: `ask` as it is written, units of `quote` per unit of `base`. */
export interface SpotQuote {
  readonly base: string
  readonly quote: string
  readonly ask: string
}

/** The commercial provider's spot rates. The key is in no failure. */
export interface CommercialRates {
  readonly spot: (apiKey: string, base: string, quote: string) => Effect.Effect<readonly SpotQuote[], ProviderFailed>
}
