import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { NamedRef } from "../../organisation/legal-entity-profile.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Account } from "../account.ts"

/**
 * Stores accounts.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`), within the scope:
 * - `insert` of a number that is taken gives `false` and stores nothing;
 * - `find` after `insert` or `update` gives an equal account;
 * - `findForUpdate` locks the account until the unit of work ends;
 * - an account that `lookUp` found cannot be deleted until the unit of work ends.
 */
export interface AccountStore {
  readonly insert: (account: Account) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (account: Account) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: AccountId) => Effect.Effect<Account, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: AccountId) => Effect.Effect<Account, ResourceNotFound | PortUnavailable>
  /**
   * The accounts that exist, in the order of their numbers, locked until the unit of work ends. Two callers that lock
   * one account wait for each other; callers that only refer to it do not wait.
   */
  readonly hold: (scope: Scope, ids: readonly AccountId[]) => Effect.Effect<readonly Account[], PortUnavailable>
  /** The accounts that exist, in any order. */
  readonly findAll: (scope: Scope, ids: readonly AccountId[]) => Effect.Effect<readonly Account[], PortUnavailable>
  /** Deletes an unused account that `findForUpdate` gave in the same unit of work. */
  readonly delete: (scope: Scope, id: AccountId) => Effect.Effect<void, PortUnavailable>
  readonly lookUp: (scope: Scope, criteria: readonly Criterion[]) => Effect.Effect<readonly Account[], PortUnavailable>
  /** The dunning campaigns that meet one of the criteria, kept until the unit of work ends. */
  readonly lookUpCampaign: (
    scope: Scope,
    criteria: readonly Criterion[],
  ) => Effect.Effect<readonly NamedRef[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Account>, FilterTooBroad | PortUnavailable>
}
