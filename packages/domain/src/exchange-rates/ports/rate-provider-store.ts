import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { ProviderNotFound } from "../exchange-rates.errors.ts"
import type { ProviderSettings, RateProvider } from "../provider.ts"

/**
 * Stores the settings of the providers. The key is encrypted at rest.
 *
 * Contract (`test/contract/rate-provider-store.contract.test.ts`), within the scope: `find` gives what `save` was
 * given; `findForUpdate` locks the settings until the unit of work ends; `enabled` spans tenants.
 */
export interface RateProviderStore {
  readonly find: (scope: Scope, provider: RateProvider) => Effect.Effect<ProviderSettings | undefined, PortUnavailable>
  readonly findForUpdate: (
    scope: Scope,
    provider: RateProvider,
  ) => Effect.Effect<ProviderSettings | undefined, PortUnavailable>
  readonly save: (scope: Scope, settings: ProviderSettings) => Effect.Effect<void, PortUnavailable>
  readonly delete: (scope: Scope, provider: RateProvider) => Effect.Effect<void, ProviderNotFound | PortUnavailable>
  readonly enabled: Effect.Effect<readonly (Scope & { readonly settings: ProviderSettings })[], PortUnavailable>
}
