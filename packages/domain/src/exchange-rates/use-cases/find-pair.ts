import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import { criteriaOf, type LookupKey } from "../../shared/lookup-key.ts"
import { currencyKind } from "../currency.ts"
import type { CurrencyPair } from "../exchange-rate.ts"
import type { CurrencyStore } from "../ports/currency-store.ts"

/** Finds a foreign currency by code or id, beside the base currency; what is wrong is told under `field`. */
export const makeFindPair = (currencies: CurrencyStore) =>
  Effect.fnUntraced(function* (tenantId: TenantId, baseCurrency: string, key: LookupKey, field: string) {
    const [criterion] = yield* Effect.fromResult(criteriaOf(currencyKind, field, key))
    const { key: by, value } = criterion!
    const unknown = () => fieldRefused(field, `'${value.slice(0, 40)}' is not a currency of this tenant`)
    const found =
      by === "Code"
        ? currencies.findByCode(tenantId, value.toUpperCase())
        : currencies.find(tenantId, value as CurrencyId)
    const from = yield* Effect.catchTag(found, "CurrencyNotFound", unknown)
    if (from.code === baseCurrency) return yield* fieldRefused(field, `${baseCurrency} is the base currency itself`)
    // The base currency of a legal entity is made with it and cannot be deleted.
    const to = yield* Effect.catchTag(currencies.findByCode(tenantId, baseCurrency), "CurrencyNotFound", Effect.die)
    return { from, to } satisfies CurrencyPair
  })
export type FindPair = ReturnType<typeof makeFindPair>
