import { Effect } from "effect"
import { minorUnits } from "../../shared/currency.ts"
import { fieldRefused } from "../../shared/errors.ts"
import { lookUp, type LookupKey } from "../../shared/lookup-key.ts"
import type { Scope } from "../../shared/scope.ts"
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
    currency: (field: string, key: LookupKey) => findCurrency(field, key),
  }
}
export type LookUps = ReturnType<typeof makeLookUps>

/** The code of a currency; only money of ISO 4217 can be invoiced in, whose digits are known. */
const findCurrency = (field: string, key: LookupKey) =>
  Effect.gen(function* () {
    const { key: by, value } = typeof key === "string" ? { key: "Code", value: key } : key
    if (by !== undefined && by !== null && by.toLowerCase() !== "code")
      return yield* fieldRefused(`${field}.key`, "must be Code")
    const code = value?.toUpperCase() ?? ""
    return minorUnits(code) === undefined
      ? yield* fieldRefused(field, `'${code.slice(0, 20)}' is not an ISO 4217 currency`)
      : code
  })
