import { Effect } from "effect"
import { isCurrencyCode } from "../../shared/currency.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { CurrencyId, TenantId } from "../../shared/ids.ts"
import type { ListRequest } from "../../shared/list/list-request.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CurrencyStore } from "../ports/currency-store.ts"

export interface ManageCurrenciesDeps {
  readonly currencies: CurrencyStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The currencies a tenant works with (decisions D10). */
export const makeManageCurrencies = ({ currencies, ids, unitOfWork }: ManageCurrenciesDeps) => ({
  create: Effect.fn("exchangeRates.createCurrency")(function* (tenantId: TenantId, code: string, description?: string) {
    const upper = code.toUpperCase()
    if (!isCurrencyCode(upper)) return yield* fieldRefused("code", `${code} is not an ISO 4217 currency code`)
    const wanted = {
      id: ids.next() as CurrencyId,
      tenantId,
      code: upper,
      ...(description === undefined ? {} : { description }),
    }
    const [created] = yield* unitOfWork.atomically(tenantId, currencies.insertAll([wanted]))
    return created ?? (yield* fieldRefused("code", `the tenant has ${upper} already`))
  }),

  get: Effect.fn("exchangeRates.getCurrency")((tenantId: TenantId, id: CurrencyId) =>
    unitOfWork.atomically(tenantId, currencies.find(tenantId, id)),
  ),

  getByCode: Effect.fn("exchangeRates.getCurrencyByCode")((tenantId: TenantId, code: string) =>
    unitOfWork.atomically(tenantId, currencies.findByCode(tenantId, code)),
  ),

  list: Effect.fn("exchangeRates.listCurrencies")((scope: Scope, request: ListRequest) =>
    unitOfWork.atomically(scope.tenantId, currencies.list(scope, request)),
  ),

  delete: Effect.fn("exchangeRates.deleteCurrency")((tenantId: TenantId, id: CurrencyId) =>
    unitOfWork.atomically(tenantId, currencies.delete(tenantId, id)),
  ),
})
export type ManageCurrencies = ReturnType<typeof makeManageCurrencies>
