import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { AccountId } from "../../shared/ids.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Criterion } from "../../listing/lookup-key.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Account } from "../account.ts"

/**
 * Keeps accounts.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`), within the scope:
 * - `insert` of a number that is taken gives `false` and keeps nothing;
 * - `find` after `insert` or `update` gives back an equal account;
 * - `findForUpdate` locks it until the unit of work ends;
 * - an account that `lookUp` found is not deleted before the unit of work ends.
 */
export interface AccountStore {
  readonly insert: (account: Account) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (account: Account) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: AccountId) => Effect.Effect<Account, ResourceNotFound | PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: AccountId) => Effect.Effect<Account, ResourceNotFound | PortUnavailable>
  /**
   * The accounts that are there, in the order of their numbers, held until the unit of work ends: two who hold one wait for
   * each other, and nobody else does who refers to it.
   */
  readonly hold: (scope: Scope, ids: readonly AccountId[]) => Effect.Effect<readonly Account[], PortUnavailable>
  /** The accounts that are there, in any order. */
  readonly findAll: (scope: Scope, ids: readonly AccountId[]) => Effect.Effect<readonly Account[], PortUnavailable>
  /** Deletes an account that nothing uses and that `findForUpdate` gave in the same unit of work. */
  readonly delete: (scope: Scope, id: AccountId) => Effect.Effect<void, PortUnavailable>
  readonly lookUp: (scope: Scope, criteria: readonly Criterion[]) => Effect.Effect<readonly Account[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Account>, FilterTooBroad | PortUnavailable>
}
