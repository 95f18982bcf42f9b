import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import { criteriaOf, type LookupKey } from "../../listing/lookup-key.ts"
import { currencyKind } from "../../reference-data/currency.ts"
import type { CurrencyPair } from "../exchange-rate.ts"
import type { ReferenceData } from "../../reference-data/reference-data.ts"

/** Finds a foreign currency by code or id, together with the base currency. A mistake is reported under `field`. */
export const makeFindPair = ({ currencies }: Pick<ReferenceData, "currencies">) =>
  Effect.fnUntraced(function* (tenantId: TenantId, baseCurrency: string, key: LookupKey, field: string) {
    const [criterion] = yield* Effect.fromResult(criteriaOf(currencyKind, field, key))
    const { key: by, value } = criterion!
    const unknown = () => fieldRefused(field, `'${value.slice(0, 40)}' is not a currency of this tenant`)
    const found =
      by === "Code"
        ? currencies.getByCode(tenantId, value.toUpperCase())
        : currencies.get(tenantId, value as CurrencyId)
    const from = yield* Effect.catchTag(found, "CurrencyNotFound", unknown)
    if (from.code === baseCurrency)
      return yield* fieldRefused(field, `must not be ${baseCurrency}, which is the base currency itself`)
    // The lookup cannot fail, because the base currency exists with its legal entity and cannot be deleted.
    const to = yield* Effect.catchTag(currencies.getByCode(tenantId, baseCurrency), "CurrencyNotFound", Effect.die)
    return { from, to } satisfies CurrencyPair
  })
export type FindPair = ReturnType<typeof makeFindPair>
