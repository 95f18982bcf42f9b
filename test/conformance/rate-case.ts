import type { ProviderSettings, RateProvider } from "@svc/domain/exchange-rates/provider"
import type { ScriptedAnswer } from "../support/exchange-rates/scripted-provider.ts"
import type { GivenRate } from "../support/exchange-rates/rates-house.ts"
import type { CaseFolder } from "./case-folders.ts"

/** A rate in the form of the cases. */
export interface CaseRate extends GivenRate {
  readonly ToCurrency: string
}

interface Given {
  readonly now?: string
  readonly op?: "validateKey" | "sync" | "deactivate"
  readonly base?: string
  readonly currencies?: readonly string[]
  readonly from?: string
  readonly to?: string
  readonly lastSync?: string | null
  readonly existing?: readonly CaseRate[]
}

/** A case of `exchange-rates/cases.json`. An unknown key makes the case fail. */
export interface RateCase {
  readonly id: string
  readonly provider: "ecb" | "oanda" | "riksbank"
  readonly title: string
  readonly given: Given
  readonly http: readonly {
    readonly url: string
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly bodyFile: string
  }[]
  readonly expect: Readonly<Record<string, unknown>>
}

export const caseKey = "key-of-the-cases-4711"

export const providerOf: { readonly [P in RateCase["provider"]]: RateProvider } = {
  ecb: "central-bank",
  oanda: "commercial",
  riksbank: "riksbank",
}

export const scriptOf = (folder: CaseFolder, { http }: RateCase): readonly ScriptedAnswer[] =>
  http.map(({ url, status, headers, bodyFile }) => ({
    url: url.replaceAll("<API_KEY>", caseKey),
    status,
    headers,
    body: folder.read(bodyFile),
  }))

/** The settings under the names of contract R17. */
export const specifiedSettings = (provider: RateProvider, settings: ProviderSettings | undefined) => {
  if (settings === undefined) return null
  const { lastRun, message = null } = settings
  const at = lastRun === undefined ? null : new Date(lastRun.at).toISOString().replace(".000Z", "Z")
  const sync = {
    ExchaneRateSync: lastRun?.succeeded,
    LastExchangeRateSync: at,
    LastExchangeRateSyncCount: lastRun?.count,
  }
  const named: { readonly [P in RateProvider]: object } = {
    "central-bank": {
      ExchangeRateImport: lastRun?.succeeded,
      LastExchangeRateImport: at,
      LastExchangeRateImportCount: lastRun?.count,
      ImportMessage: message,
    },
    commercial: { ...sync, ActivationErrorMessage: message },
    nbp: { ...sync, SyncMessage: message },
    riksbank: { ...sync, SyncMessage: message },
  }
  return named[provider]
}
