import type { RateImportId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The euro-area central bank, the commercial provider, the National Bank of Poland and the Swedish central bank (contract R17). */
export const rateProviders = ["central-bank", "commercial", "nbp", "riksbank"] as const
export type RateProvider = (typeof rateProviders)[number]

/** A legal entity's settings of one provider, and what came of the last import; the same for all providers. */
export interface ProviderSettings {
  readonly provider: RateProvider
  /** The schedule imports from the provider. */
  readonly isEnabled: boolean
  /** Of the commercial provider only: a key that the provider accepted. */
  readonly apiKey?: string
  readonly apiKeyValid?: boolean
  readonly lastRun?: { readonly at: Timestamp; readonly succeeded: boolean; readonly count: number }
  /** The last failure, in words for people. */
  readonly message?: string
  /** End of what was fetched without any failure: the next window starts there (contract R27). */
  readonly lastSuccessAt?: Timestamp
  readonly lastImportId?: RateImportId
}

export const newSettings = (provider: RateProvider): ProviderSettings => ({ provider, isEnabled: false })

/** Settings under the names that callers see, with values that JSON has; `undefined` is left out. */
export type NamedSettings = Readonly<Record<string, boolean | number | string | undefined>>

/** The settings under the names of contract R17, in camelCase; the key is never shown. */
export const namedSettings = (
  { provider, isEnabled, apiKey, apiKeyValid, lastRun, message, lastImportId }: ProviderSettings,
  toText: (at: Timestamp) => string,
): NamedSettings => {
  const at = lastRun === undefined ? undefined : toText(lastRun.at)
  const sync = {
    exchaneRateSync: lastRun?.succeeded,
    lastExchangeRateSync: at,
    lastExchangeRateSyncCount: lastRun?.count,
  }
  const named: { readonly [P in RateProvider]: NamedSettings } = {
    "central-bank": {
      exchangeRateImport: lastRun?.succeeded,
      lastExchangeRateImport: at,
      lastExchangeRateImportCount: lastRun?.count,
      importMessage: message,
    },
    commercial: {
      apiKey: apiKey === undefined ? undefined : "***",
      apiKeyValid: apiKeyValid ?? false,
      ...sync,
      activationErrorMessage: message,
    },
    nbp: { ...sync, syncMessage: message },
    riksbank: { ...sync, syncMessage: message },
  }
  return { isEnabled, ...named[provider], lastImportId }
}
