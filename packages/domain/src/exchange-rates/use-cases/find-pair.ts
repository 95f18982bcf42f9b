import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import { type CurrencyId, isUuid, type TenantId } from "../../shared/ids.ts"
import type { LookupKey } from "../currency.ts"
import type { CurrencyPair } from "../exchange-rate.ts"
import type { CurrencyStore } from "../ports/currency-store.ts"

/** Finds a foreign currency by code or id, beside the base currency; what is wrong is told under `field`. */
export const makeFindPair = (currencies: CurrencyStore) =>
  Effect.fnUntraced(function* (tenantId: TenantId, baseCurrency: string, { key, value }: LookupKey, field: string) {
    const by = key.toLowerCase()
    if (by !== "code" && by !== "currency-id") {
      return yield* fieldRefused(`${field}.key`, "must be Code or Currency-Id")
    }
    const unknown = () => fieldRefused(field, `'${value.slice(0, 40)}' is not a currency of this tenant`)
    if (by === "currency-id" && !isUuid(value)) return yield* unknown()
    const found =
      by === "code"
        ? currencies.findByCode(tenantId, value.toUpperCase())
        : currencies.find(tenantId, value.toLowerCase() as CurrencyId)
    const from = yield* Effect.catchTag(found, "CurrencyNotFound", unknown)
    if (from.code === baseCurrency) return yield* fieldRefused(field, `${baseCurrency} is the base currency itself`)
    // The base currency of a legal entity is made with it and cannot be deleted.
    const to = yield* Effect.catchTag(currencies.findByCode(tenantId, baseCurrency), "CurrencyNotFound", Effect.die)
    return { from, to } satisfies CurrencyPair
  })
export type FindPair = ReturnType<typeof makeFindPair>
