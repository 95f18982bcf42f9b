import type { RateImportId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The euro-area central bank, the commercial provider and the Swedish central bank (specification 2.7). */
export const rateProviders = ["central-bank", "commercial", "riksbank"] as const
export type RateProvider = (typeof rateProviders)[number]

/** A legal entity's settings of one provider, and what came of the last import; of all providers alike. */
export interface ProviderSettings {
  readonly provider: RateProvider
  /** Imported from by schedule. */
  readonly isEnabled: boolean
  /** Of the commercial provider only, and only one it accepted. */
  readonly apiKey?: string
  readonly apiKeyValid?: boolean
  readonly lastRun?: { readonly at: Timestamp; readonly succeeded: boolean; readonly count: number }
  /** What went wrong last, for people. */
  readonly message?: string
  /** End of what was fetched without any failure: the next window starts there (decisions D9). */
  readonly lastSuccessAt?: Timestamp
  readonly lastImportId?: RateImportId
}

export const newSettings = (provider: RateProvider): ProviderSettings => ({ provider, isEnabled: false })

/** What is told of settings: names of the specification, values that JSON has; `undefined` for none. */
export type NamedSettings = Readonly<Record<string, boolean | number | string | undefined>>

/** The settings under the names of specification 2.7, in camelCase (decisions A2); the key is never shown. */
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
    riksbank: { ...sync, syncMessage: message },
  }
  return { isEnabled, ...named[provider], lastImportId }
}
