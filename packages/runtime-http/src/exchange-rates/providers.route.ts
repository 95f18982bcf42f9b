import {
  namedSettings,
  type ProviderSettings,
  type RateProvider,
  rateProviders,
} from "@svc/domain/exchange-rates/provider"
import { nextRunOf } from "@svc/domain/exchange-rates/import-schedule"
import { currentTime, toIso } from "@svc/domain/shared/timestamp"
import { Effect } from "effect"
import { type AnyOperation, apiOperation } from "../operation.ts"
import * as schemas from "./rates.schema.ts"
import type { ExchangeRatesDoor } from "./rates.route.ts"
import { importOperations } from "./imports.route.ts"

interface Integration {
  readonly path: string
  readonly tag: string
  /** The provider's name for use in a sentence. */
  readonly name: string
}

/** The address of each provider's settings. */
const integrations: { readonly [P in RateProvider]: Integration } = {
  "central-bank": {
    path: "/Integrations/CentralBankRates",
    tag: "Central-bank rates",
    name: "the euro-area central bank",
  },
  commercial: { path: "/Integrations/CommercialRates", tag: "Commercial rates", name: "the commercial provider" },
  nbp: {
    path: "/Integrations/NationalBankOfPoland",
    tag: "Polish central-bank rates",
    name: "the National Bank of Poland",
  },
  riksbank: {
    path: "/Integrations/SwedishCentralBankRates",
    tag: "Swedish central-bank rates",
    name: "the Swedish central bank",
  },
}

const settingsReply = (settings: ProviderSettings) =>
  Effect.map(currentTime, (now) => {
    const next = nextRunOf(settings, now)
    return {
      status: 200,
      body: { ...namedSettings(settings, toIso), nextRun: next === undefined ? undefined : toIso(next) },
    }
  })
const none = { description: "No settings of this provider" }

/** The providers of exchange rates: settings and imports (contract R17, R18, R22). */
export const providerOperations = ({
  exchangeRates,
}: Pick<ExchangeRatesDoor, "exchangeRates">): readonly AnyOperation[] => {
  const putSwitch = (provider: RateProvider, { path, tag, name }: Integration) =>
    apiOperation({
      method: "put",
      path,
      tag,
      need: "rates:admin",
      bodyOptional: true,
      summary: `Switch ${name} on or off`,
      description: "While it is on, rates are imported every business day at 16:30 in Frankfurt.",
      body: schemas.SwitchRequest,
      answers: { 200: { description: "The settings", schema: schemas.settings[provider] } },
      handle: ({ scope }, { body: { isEnabled = true } }) =>
        Effect.flatMap(exchangeRates.setEnabled(scope, provider, isEnabled), settingsReply),
    })

  const putKey = ({ path, tag, name }: Integration) =>
    apiOperation({
      method: "put",
      path,
      tag,
      need: "rates:admin",
      bodyOptional: true,
      // Asking the provider whether it accepts the key must not hold a transaction open.
      transaction: "outside",
      recent: true,
      records: { type: "CredentialsChanged" },
      summary: `Save the key of ${name}, or switch it on or off`,
      description:
        "A key is tested at the provider and stored only if accepted; otherwise the answer gives the reason, and an earlier key stays stored.",
      body: schemas.CommercialRequest,
      answers: { 200: { description: "The settings", schema: schemas.settings.commercial } },
      handle: Effect.fnUntraced(function* ({ scope }, { body: { apiKey, isEnabled = true } }) {
        if (apiKey === undefined)
          return yield* settingsReply(yield* exchangeRates.setEnabled(scope, "commercial", isEnabled))
        return yield* settingsReply(yield* exchangeRates.saveApiKey(scope, apiKey, isEnabled))
      }),
    })

  return rateProviders.flatMap((provider) => {
    const integration = integrations[provider]
    const { path, tag, name } = integration
    return [
      apiOperation({
        method: "get",
        path,
        tag,
        need: "rates:read",
        summary: `Get the settings of ${name}`,
        answers: { 200: { description: "The settings", schema: schemas.settings[provider] }, 404: none },
        handle: ({ scope }) => Effect.flatMap(exchangeRates.provider(scope, provider), settingsReply),
      }),
      provider === "commercial" ? putKey(integration) : putSwitch(provider, integration),
      apiOperation({
        method: "delete",
        path,
        tag,
        need: "rates:admin",
        summary: `Remove the settings of ${name}`,
        description: "Imported rates stay.",
        answers: { 200: { description: "Removed" }, 404: none },
        handle: ({ scope }) => Effect.as(exchangeRates.deleteProvider(scope, provider), { status: 200 }),
      }),
      ...importOperations(exchangeRates, provider, integration),
    ]
  })
}
