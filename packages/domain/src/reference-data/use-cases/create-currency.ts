import { Effect } from "effect"
import { isCurrencyCode } from "../../shared/currency.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CurrencyStore } from "../ports/currency-store.ts"

export interface CreateCurrencyPorts {
  readonly currencies: CurrencyStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Adds a currency with which the tenant works from now on; a currency that ended is added for its history (contract
 * C16, M11).
 */
export const makeCreateCurrency = ({ currencies, ids, unitOfWork }: CreateCurrencyPorts) =>
  Effect.fn("referenceData.createCurrency")(function* (tenantId: TenantId, code: string, description?: string) {
    const upper = code.toUpperCase()
    if (!isCurrencyCode(upper)) return yield* fieldRefused("code", `${code} is not an ISO 4217 currency code`)
    const wanted = {
      id: ids.next<CurrencyId>(),
      tenantId,
      code: upper,
      ...(description === undefined ? {} : { description }),
    }
    const [created] = yield* unitOfWork.atomically(tenantId, currencies.insertAll([wanted]))
    return created ?? (yield* fieldRefused("code", `the tenant has ${upper} already`))
  })
