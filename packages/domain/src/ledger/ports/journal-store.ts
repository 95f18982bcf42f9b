import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Journal } from "../journal.ts"

/**
 * Keeps journals.
 *
 * Contract (`test/contract/invoice-store.contract.test.ts`): `find` gives back what was inserted; `insert` gives a number
 * that is taken; the unit of work has to be given up then.
 */
export interface JournalStore {
  readonly insert: (journals: readonly Journal[]) => Effect.Effect<string | undefined, PortUnavailable>
  readonly find: (scope: Scope, id: string) => Effect.Effect<Journal, ResourceNotFound | PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<Journal>, FilterTooBroad | PortUnavailable>
}
