import type { Effect } from "effect"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FinancialAccount } from "../financial-account.ts"
import type { InvoiceBatchGroup } from "../invoice-batch-group.ts"
import type { PaymentMethod } from "../payment-method.ts"
import type { PaymentTerm } from "../payment-term.ts"
import type { RevenueRecognitionRule } from "../revenue-recognition-rule.ts"
import type { TaxTemplate } from "../tax-template.ts"

/**
 * One kind of reference data of a legal entity.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`), within the scope: `find` gives every item that matches
 * one of the criteria, without duplicates. `insert` of a natural key that is taken gives `false` and stores nothing.
 */
export interface CodedList<A> {
  readonly find: (scope: Scope, criteria: readonly Criterion[]) => Effect.Effect<readonly A[], PortUnavailable>
  readonly list: (scope: Scope, request: ListRequest) => Effect.Effect<Listed<A>, FilterTooBroad | PortUnavailable>
  readonly insert: (scope: Scope, item: A, at: Timestamp) => Effect.Effect<boolean, PortUnavailable>
}

export type FinancialAccountList = CodedList<FinancialAccount>
export type InvoiceBatchGroupList = CodedList<InvoiceBatchGroup>
export type PaymentMethodList = CodedList<PaymentMethod>
export type PaymentTermList = CodedList<PaymentTerm>
export type RevenueRecognitionRuleList = CodedList<RevenueRecognitionRule>
export type TaxTemplateList = CodedList<TaxTemplate>
