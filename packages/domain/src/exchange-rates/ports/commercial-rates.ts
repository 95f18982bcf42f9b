import type { Effect } from "effect"
import type { ProviderFailed } from "../exchange-rates.errors.ts"

/** A quote of the commercial provider. `ask` is as it was written, in units of `quote` per unit of `base`. */
export interface SpotQuote {
  readonly base: string
  readonly quote: string
  readonly ask: string
}

/** The commercial provider's spot rates. Failures never contain the key. */
export interface CommercialRates {
  readonly spot: (apiKey: string, base: string, quote: string) => Effect.Effect<readonly SpotQuote[], ProviderFailed>
}
