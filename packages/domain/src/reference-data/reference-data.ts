import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import { ResourceNotFound } from "../shared/errors.ts"
import type { CurrencyId, TenantId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { makeLookUps } from "./look-ups.ts"
import type { CodedList } from "./ports/coded-list.ts"
import { type AddReferenceDataPorts, makeAddReferenceData } from "./use-cases/add-reference-data.ts"
import { makeCreateCurrency } from "./use-cases/create-currency.ts"

export type ReferenceDataPorts = AddReferenceDataPorts

/**
 * Data to which other resources refer: the chart of accounts, payment methods and terms, tax templates, invoice batch
 * groups and rules of revenue recognition of a legal entity, and the currencies of a tenant.
 */
export const makeReferenceData = (ports: ReferenceDataPorts) => {
  const {
    financialAccounts,
    invoiceBatchGroups,
    paymentMethods,
    paymentTerms,
    revenueRecognitionRules,
    taxTemplates,
    currencies,
    ids,
    unitOfWork,
  } = ports
  const add = makeAddReferenceData(ports)

  const reading = <A>(noun: string, list: CodedList<A>) => ({
    list: (scope: Scope, request: ListRequest) => unitOfWork.atomically(scope.tenantId, list.list(scope, request)),
    get: Effect.fnUntraced(function* (scope: Scope, id: string) {
      const [item] = yield* unitOfWork.atomically(scope.tenantId, list.find(scope, [{ key: "Id", value: id }]))
      return item ?? (yield* new ResourceNotFound({ noun, id }))
    }),
  })

  return {
    financialAccounts: { ...reading("financial account", financialAccounts), create: add.financialAccount },
    invoiceBatchGroups: { ...reading("invoice batch group", invoiceBatchGroups), create: add.invoiceBatchGroup },
    paymentMethods: { ...reading("payment method", paymentMethods), create: add.paymentMethod },
    paymentTerms: { ...reading("payment term", paymentTerms), create: add.paymentTerm },
    revenueRecognitionRules: {
      ...reading("revenue recognition rule", revenueRecognitionRules),
      create: add.revenueRecognitionRule,
    },
    taxTemplates: { ...reading("tax template", taxTemplates), create: add.taxTemplate },

    currencies: {
      create: makeCreateCurrency(ports),
      get: (tenantId: TenantId, id: CurrencyId) => unitOfWork.atomically(tenantId, currencies.find(tenantId, id)),
      getByCode: (tenantId: TenantId, code: string) =>
        unitOfWork.atomically(tenantId, currencies.findByCode(tenantId, code)),
      list: (scope: Scope, request: ListRequest) =>
        unitOfWork.atomically(scope.tenantId, currencies.list(scope, request)),
      /** The currencies, oldest first. */
      all: (tenantId: TenantId) => unitOfWork.atomically(tenantId, currencies.all(tenantId)),
      delete: (tenantId: TenantId, id: CurrencyId) => unitOfWork.atomically(tenantId, currencies.delete(tenantId, id)),
      /** Adds those of the given currencies that a tenant lacks. */
      provide: (tenantId: TenantId, codes: readonly string[]) =>
        currencies.insertAll(codes.map((code) => ({ id: ids.next<CurrencyId>(), tenantId, code }))),
    },

    /** Resolves the look-up keys of one request. Each request needs a set of look-ups of its own. */
    lookUps: makeLookUps(ports),
  }
}
export type ReferenceData = ReturnType<typeof makeReferenceData>
