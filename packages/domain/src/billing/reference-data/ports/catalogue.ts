import type { Effect } from "effect"
import type { PortUnavailable } from "../../../shared/errors.ts"
import type { Listed, ListRequest } from "../../../shared/list/list-request.ts"
import type { Criterion } from "../../../shared/lookup-key.ts"
import type { Scope } from "../../../shared/scope.ts"
import type { Timestamp } from "../../../shared/timestamp.ts"
import type { FinancialAccount } from "../financial-account.ts"
import type { PaymentTerm } from "../payment-term.ts"
import type { ReferenceData } from "../seeds.ts"
import type { TaxTemplate } from "../tax-template.ts"

/**
 * Reference data of a legal entity.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`), within the scope:
 * - `find` gives every item that meets one of the criteria, each once;
 * - `insert` of a natural key that is taken gives `false` and keeps nothing.
 */
export interface Catalogue<A> {
  readonly find: (scope: Scope, criteria: readonly Criterion[]) => Effect.Effect<readonly A[], PortUnavailable>
  readonly list: (scope: Scope, request: ListRequest) => Effect.Effect<Listed<A>, PortUnavailable>
  readonly insert: (scope: Scope, item: A, at: Timestamp) => Effect.Effect<boolean, PortUnavailable>
}

export type FinancialAccountCatalogue = Catalogue<FinancialAccount>
export type PaymentTermCatalogue = Catalogue<PaymentTerm>
export type TaxTemplateCatalogue = Catalogue<TaxTemplate>

/** Gives a new legal entity its reference data and the defaults out of it, in the unit of work that makes the entity. */
export interface ReferenceDataSeed {
  readonly plant: (scope: Scope, data: ReferenceData, at: Timestamp) => Effect.Effect<void, PortUnavailable>
}
