import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import type { ListPage, PageRequest } from "../../shared/list-page.ts"
import type { Currency } from "../currency.ts"
import type { CurrencyInUse, CurrencyNotFound } from "../exchange-rates.errors.ts"

/**
 * Keeps the currencies of tenants.
 *
 * Contract (`test/contract/currency-store.contract.test.ts`), all of it within the tenant given:
 * - `insertAll` passes over codes that are there and gives those it added; `list` is oldest first;
 * - `delete` refuses the base currency of a legal entity and a currency with rates, also one that gets its first rate
 *   at the same time.
 */
export interface CurrencyStore {
  readonly insertAll: (currencies: readonly Currency[]) => Effect.Effect<readonly Currency[], PortUnavailable>
  readonly list: (tenantId: TenantId) => Effect.Effect<readonly Currency[], PortUnavailable>
  readonly page: (tenantId: TenantId, page: PageRequest) => Effect.Effect<ListPage<Currency>, PortUnavailable>
  readonly find: (tenantId: TenantId, id: CurrencyId) => Effect.Effect<Currency, CurrencyNotFound | PortUnavailable>
  readonly findByCode: (tenantId: TenantId, code: string) => Effect.Effect<Currency, CurrencyNotFound | PortUnavailable>
  readonly delete: (
    tenantId: TenantId,
    id: CurrencyId,
  ) => Effect.Effect<void, CurrencyNotFound | CurrencyInUse | PortUnavailable>
}
