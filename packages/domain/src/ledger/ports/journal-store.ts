import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Journal } from "../journal.ts"

/**
 * Keeps journals.
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`): `find` gives back what was inserted; `insert` of a number that
 * is taken gives `false` and keeps nothing.
 */
export interface JournalStore {
  readonly insert: (journal: Journal) => Effect.Effect<boolean, PortUnavailable>
  readonly find: (scope: Scope, id: string) => Effect.Effect<Journal, ResourceNotFound | PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Journal>, FilterTooBroad | PortUnavailable>
}
