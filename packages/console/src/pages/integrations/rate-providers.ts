import type { components } from "../../api/schema.gen.ts"

type Schemas = components["schemas"]

interface Provider {
  readonly path:
    | "/Integrations/CentralBankRates"
    | "/Integrations/CommercialRates"
    | "/Integrations/NationalBankOfPoland"
    | "/Integrations/SwedishCentralBankRates"
  readonly name: string
  readonly about: string
  /** True when the days to import can be chosen. */
  readonly takesDays: boolean
}

/** Providers of exchange rates, by their names in addresses. */
export const rateProviders = {
  "central-bank": {
    path: "/Integrations/CentralBankRates",
    name: "Euro-area central bank",
    about: "Reference rates against the euro, from every business day at 16:30 in Frankfurt.",
    takesDays: true,
  },
  commercial: {
    path: "/Integrations/CommercialRates",
    name: "Commercial provider",
    about: "Rates of the day for nearly every currency, with an API key of yours.",
    takesDays: false,
  },
  riksbank: {
    path: "/Integrations/SwedishCentralBankRates",
    name: "Swedish central bank",
    about: "Rates against the krona, from every business day at 16:30 in Frankfurt.",
    takesDays: true,
  },
  nbp: {
    path: "/Integrations/NationalBankOfPoland",
    name: "National Bank of Poland",
    about: "Table A, for VAT in złoty. These rates are kept apart from those of invoices.",
    takesDays: true,
  },
} as const satisfies Readonly<Record<string, Provider>>

export type RateProviderName = keyof typeof rateProviders
export type RateProviderPath = (typeof rateProviders)[RateProviderName]["path"]

export const rateProviderOf = (name: string | undefined): Provider | undefined =>
  name !== undefined && Object.hasOwn(rateProviders, name) ? rateProviders[name as RateProviderName] : undefined

type Settings =
  | Schemas["CentralBankRates"]
  | Schemas["CommercialRates"]
  | Schemas["PolishCentralBankRates"]
  | Schemas["SwedishCentralBankRates"]

/** The settings of a provider; their members have different names for each provider. */
export interface ProviderState {
  readonly isEnabled: boolean
  readonly lastImportId?: string | undefined
  readonly isGood?: boolean | undefined
  readonly lastRun?: string | undefined
  readonly nextRun?: string | undefined
  readonly created?: number | undefined
  readonly message?: string | undefined
  /** Only the commercial provider has a key. */
  readonly key?: { readonly isKept: boolean; readonly isValid: boolean }
}

export const stateOf = (settings: Settings): ProviderState => {
  const { isEnabled, lastImportId, nextRun } = settings
  if ("apiKeyValid" in settings)
    return {
      isEnabled,
      lastImportId,
      nextRun,
      isGood: settings.exchaneRateSync,
      lastRun: settings.lastExchangeRateSync,
      created: settings.lastExchangeRateSyncCount,
      message: settings.activationErrorMessage,
      key: { isKept: settings.apiKey !== undefined, isValid: settings.apiKeyValid },
    }
  if ("exchangeRateImport" in settings || "lastExchangeRateImport" in settings || "importMessage" in settings)
    return {
      isEnabled,
      lastImportId,
      nextRun,
      isGood: settings.exchangeRateImport,
      lastRun: settings.lastExchangeRateImport,
      created: settings.lastExchangeRateImportCount,
      message: settings.importMessage,
    }
  const synced = settings as Schemas["SwedishCentralBankRates"]
  return {
    isEnabled,
    lastImportId,
    nextRun,
    isGood: synced.exchaneRateSync,
    lastRun: synced.lastExchangeRateSync,
    created: synced.lastExchangeRateSyncCount,
    message: synced.syncMessage,
  }
}
