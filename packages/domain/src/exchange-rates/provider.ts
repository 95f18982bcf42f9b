import type { RateImportId } from "../shared/ids.ts"
import type { Timestamp } from "../shared/timestamp.ts"

/** The euro-area central bank, the commercial provider, and the central banks of Poland and Sweden (contract R17). */
export const rateProviders = ["central-bank", "commercial", "nbp", "riksbank"] as const
export type RateProvider = (typeof rateProviders)[number]

/**
 * A legal entity's settings of one provider, with the result of the last import; the same members for all providers.
 */
export interface ProviderSettings {
  readonly provider: RateProvider
  /** Whether the schedule imports from the provider. */
  readonly isEnabled: boolean
  /** The key that the commercial provider accepted; absent for the others. */
  readonly apiKey?: string
  readonly apiKeyValid?: boolean
  readonly lastRun?: { readonly at: Timestamp; readonly succeeded: boolean; readonly count: number }
  /** The last failure, in words for people. */
  readonly message?: string
  /** The time of the last import without any failure, from which the next window starts (contract R27). */
  readonly lastSuccessAt?: Timestamp
  readonly lastImportId?: RateImportId
}

export const newSettings = (provider: RateProvider): ProviderSettings => ({ provider, isEnabled: false })

/** Settings with the names that callers see and values that JSON has; `undefined` is left out. */
export type NamedSettings = Readonly<Record<string, boolean | number | string | undefined>>

/** The settings with the names of contract R17, in camelCase. The key is never shown. */
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
