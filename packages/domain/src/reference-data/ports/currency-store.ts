import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Currency } from "../currency.ts"
import type { CurrencyInUse, CurrencyNotFound } from "../reference-data.errors.ts"

/**
 * Stores the currencies of tenants.
 *
 * Contract (`test/contract/currency-store.contract.test.ts`), all of it within the tenant given:
 * - `insertAll` skips existing codes and gives those that it added; `all` is oldest first; `list` gives the currencies of
 *   the tenant for any of its legal entities;
 * - `delete` refuses the base currency of a legal entity and a currency with rates, even when its first rate is being
 *   added at the same time.
 */
export interface CurrencyStore {
  readonly insertAll: (currencies: readonly Currency[]) => Effect.Effect<readonly Currency[], PortUnavailable>
  readonly all: (tenantId: TenantId) => Effect.Effect<readonly Currency[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Currency>, FilterTooBroad | PortUnavailable>
  readonly find: (tenantId: TenantId, id: CurrencyId) => Effect.Effect<Currency, CurrencyNotFound | PortUnavailable>
  readonly findByCode: (tenantId: TenantId, code: string) => Effect.Effect<Currency, CurrencyNotFound | PortUnavailable>
  readonly delete: (
    tenantId: TenantId,
    id: CurrencyId,
  ) => Effect.Effect<void, CurrencyNotFound | CurrencyInUse | PortUnavailable>
}
