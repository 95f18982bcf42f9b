import { Effect } from "effect"
import { isMoney } from "../../shared/currency.ts"
import { fieldRefused } from "../../shared/errors.ts"
import { criteriaOf, lookUp, type LookupKey } from "../../shared/lookup-key.ts"
import type { CurrencyId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import { currencyKind } from "../../exchange-rates/currency.ts"
import type { CurrencyStore } from "../../exchange-rates/ports/currency-store.ts"
import type { AccountStore } from "../accounts/ports/account-store.ts"
import { accountKind } from "../accounts/account.ts"
import { financialAccountKind } from "./financial-account.ts"
import { paymentTermKind } from "./payment-term.ts"
import type { FinancialAccountCatalogue, PaymentTermCatalogue, TaxTemplateCatalogue } from "./ports/catalogue.ts"
import { taxTemplateKind } from "./tax-template.ts"

export interface LookUpDeps {
  readonly accounts: AccountStore
  readonly financialAccounts: FinancialAccountCatalogue
  readonly paymentTerms: PaymentTermCatalogue
  readonly taxTemplates: TaxTemplateCatalogue
  readonly currencies: CurrencyStore
}

/** Finds what the look-up keys of one request name; a key that comes again is asked for once. */
export const makeLookUps = (deps: LookUpDeps, scope: Scope) => {
  const known = new Map<string, unknown>()
  const once =
    <A, E>(kind: string, find: (field: string, key: LookupKey) => Effect.Effect<A, E>) =>
    (field: string, key: LookupKey): Effect.Effect<A, E> => {
      const name = `${kind} ${JSON.stringify(key)}`
      return known.has(name)
        ? Effect.succeed(known.get(name) as A)
        : Effect.tap(find(field, key), (found) => Effect.sync(() => known.set(name, found)))
    }
  return {
    account: once("account", (field, key) =>
      lookUp(accountKind, field, key, (criteria) => deps.accounts.lookUp(scope, criteria)),
    ),
    financialAccount: once("financial account", (field, key) =>
      lookUp(financialAccountKind, field, key, (criteria) => deps.financialAccounts.find(scope, criteria)),
    ),
    paymentTerm: once("payment term", (field, key) =>
      lookUp(paymentTermKind, field, key, (criteria) => deps.paymentTerms.find(scope, criteria)),
    ),
    taxTemplate: once("tax template", (field, key) =>
      lookUp(taxTemplateKind, field, key, (criteria) => deps.taxTemplates.find(scope, criteria)),
    ),
    currency: (field: string, key: LookupKey) => findCurrency(deps, scope, field, key),
  }
}
export type LookUps = ReturnType<typeof makeLookUps>

/** The code of a currency; only money of ISO 4217 can be invoiced in, whose digits are known. */
const findCurrency = Effect.fnUntraced(function* (
  { currencies }: LookUpDeps,
  { tenantId }: Scope,
  field: string,
  key: LookupKey,
) {
  const criteria = yield* Effect.fromResult(criteriaOf(currencyKind, field, key))
  const { key: by, value } = criteria[0]!
  const code =
    by === "Code"
      ? value.toUpperCase()
      : yield* Effect.map(currencies.find(tenantId, value as CurrencyId), (found) => found.code).pipe(
          Effect.catchTag("CurrencyNotFound", () => Effect.undefined),
        )
  if (code !== undefined && isMoney(code)) return code
  return yield* fieldRefused(
    field,
    by === "Id" ? "names no currency" : `'${value.slice(0, 20)}' is not an ISO 4217 currency`,
  )
})
