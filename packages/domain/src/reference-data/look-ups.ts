import { Effect } from "effect"
import { criteriaOf, lookUp, type LookupKey } from "../listing/lookup-key.ts"
import { endOf, isMoney } from "../shared/currency.ts"
import { fieldRefused } from "../shared/errors.ts"
import type { CurrencyId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { currencyKind } from "./currency.ts"
import { findInvoiceTemplate } from "./document-template.ts"
import { financialAccountKind } from "./financial-account.ts"
import { invoiceBatchGroupKind } from "./invoice-batch-group.ts"
import { paymentMethodKind } from "./payment-method.ts"
import { paymentTermKind } from "./payment-term.ts"
import type {
  FinancialAccountList,
  InvoiceBatchGroupList,
  PaymentMethodList,
  PaymentTermList,
  RevenueRecognitionRuleList,
  TaxTemplateList,
} from "./ports/coded-list.ts"
import type { CurrencyStore } from "./ports/currency-store.ts"
import { revenueRecognitionRuleKind } from "./revenue-recognition-rule.ts"
import { taxTemplateKind } from "./tax-template.ts"

export interface LookUpPorts {
  readonly financialAccounts: FinancialAccountList
  readonly invoiceBatchGroups: InvoiceBatchGroupList
  readonly paymentMethods: PaymentMethodList
  readonly paymentTerms: PaymentTermList
  readonly revenueRecognitionRules: RevenueRecognitionRuleList
  readonly taxTemplates: TaxTemplateList
  readonly currencies: CurrencyStore
}

/** Remembers the result of each key of one kind, so that a repeated key is looked up only once in a request. */
export const remembering = <A, E>(find: (field: string, key: LookupKey) => Effect.Effect<A, E>) => {
  const known = new Map<string, A>()
  return (field: string, key: LookupKey): Effect.Effect<A, E> => {
    const name = JSON.stringify(key)
    const before = known.get(name)
    return before !== undefined
      ? Effect.succeed(before)
      : Effect.tap(find(field, key), (found) => Effect.sync(() => known.set(name, found)))
  }
}

/** Resolves the look-up keys of one request that name reference data. */
export const makeLookUps = (ports: LookUpPorts) => (scope: Scope) => ({
  financialAccount: remembering((field, key) =>
    lookUp(financialAccountKind, field, key, (criteria) => ports.financialAccounts.find(scope, criteria)),
  ),
  invoiceTemplate: findInvoiceTemplate,
  invoiceBatchGroup: remembering((field, key) =>
    lookUp(invoiceBatchGroupKind, field, key, (criteria) => ports.invoiceBatchGroups.find(scope, criteria)),
  ),
  paymentMethod: remembering((field, key) =>
    lookUp(paymentMethodKind, field, key, (criteria) => ports.paymentMethods.find(scope, criteria)),
  ),
  paymentTerm: remembering((field, key) =>
    lookUp(paymentTermKind, field, key, (criteria) => ports.paymentTerms.find(scope, criteria)),
  ),
  revenueRecognitionRule: remembering((field, key) =>
    lookUp(revenueRecognitionRuleKind, field, key, (criteria) => ports.revenueRecognitionRules.find(scope, criteria)),
  ),
  taxTemplate: remembering((field, key) =>
    lookUp(taxTemplateKind, field, key, (criteria) => ports.taxTemplates.find(scope, criteria)),
  ),
  /** `kept` is the resource's present currency, which may have ended meanwhile. */
  currency: (field: string, key: LookupKey, kept?: string) => findCurrency(ports.currencies, scope, field, key, kept),
})
export type LookUps = ReturnType<ReturnType<typeof makeLookUps>>

/**
 * The code of a currency. Only currencies of ISO 4217 in which money is paid can be invoiced, because their digits are
 * known (contract M8). A currency that ended cannot be chosen anew (contract M11).
 */
const findCurrency = Effect.fnUntraced(function* (
  currencies: CurrencyStore,
  { tenantId }: Scope,
  field: string,
  key: LookupKey,
  kept: string | undefined,
) {
  const criteria = yield* Effect.fromResult(criteriaOf(currencyKind, field, key))
  const { key: by, value } = criteria[0]!
  const code =
    by === "Code"
      ? value.toUpperCase()
      : yield* Effect.map(currencies.find(tenantId, value as CurrencyId), (found) => found.code).pipe(
          Effect.catchTag("CurrencyNotFound", () => Effect.undefined),
        )
  if (code !== undefined && (isMoney(code) || code === kept)) return code
  const otherwise = by === "Id" ? "names no currency" : `'${value.slice(0, 20)}' is not an ISO 4217 currency`
  return yield* fieldRefused(field, (code === undefined ? undefined : endOf(code)) ?? otherwise)
})
