import { Effect, Result } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { ApiKeyMissing } from "../exchange-rates.errors.ts"
import { shorten } from "../import-result.ts"
import type { RateProviderStore } from "../ports/rate-provider-store.ts"
import type { CommercialRates } from "../ports/commercial-rates.ts"
import { newSettings, type ProviderSettings, type RateProvider } from "../provider.ts"

export interface ChangeProviderPorts {
  readonly settings: RateProviderStore
  readonly commercialRates: CommercialRates
  readonly unitOfWork: UnitOfWork
}

/** Enables and disables providers for a legal entity (contract R18, R22). */
export const makeChangeProvider = ({ settings, commercialRates, unitOfWork }: ChangeProviderPorts) => {
  const change = (scope: Scope, provider: RateProvider, to: (before: ProviderSettings) => ProviderSettings) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const after = to((yield* settings.findForUpdate(scope, provider)) ?? newSettings(provider))
        yield* settings.save(scope, after)
        return after
      }),
    )

  return {
    /** Enables or disables a provider. The commercial provider can be enabled only with a key. */
    setEnabled: Effect.fn("exchangeRates.setProviderEnabled")(function* (
      scope: Scope,
      provider: RateProvider,
      isEnabled: boolean,
    ) {
      if (provider === "commercial" && isEnabled) {
        const stored = yield* unitOfWork.atomically(scope.tenantId, settings.find(scope, provider))
        if (stored?.apiKey === undefined) return yield* new ApiKeyMissing()
      }
      return yield* change(scope, provider, (before) => ({ ...before, isEnabled }))
    }),

    /**
     * Stores a key of the commercial provider after the provider has accepted it. When the provider refuses the key,
     * only the reason is stored, and a key that was stored before stays. The provider is called outside of any
     * transaction.
     */
    saveApiKey: Effect.fn("exchangeRates.saveApiKey")(function* (scope: Scope, apiKey: string, isEnabled: boolean) {
      const answer = yield* Effect.result(commercialRates.spot(apiKey, "USD", "SEK"))
      if (Result.isSuccess(answer)) {
        return yield* change(scope, "commercial", ({ message: _cleared, ...before }) => ({
          ...before,
          isEnabled,
          apiKey,
          apiKeyValid: true,
        }))
      }
      const message = shorten(answer.failure.detail)
      yield* change(scope, "commercial", (before) => ({
        ...before,
        apiKeyValid: before.apiKey !== undefined && before.apiKey !== apiKey,
        message,
      }))
      return yield* fieldRefused("apiKey", message)
    }),
  }
}
