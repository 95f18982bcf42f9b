import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Listed, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { CustomFieldAddress, CustomFieldConfiguration, CustomFieldEntity } from "../custom-field.ts"

type FindCustomField = (
  scope: Scope,
  by: CustomFieldAddress,
) => Effect.Effect<CustomFieldConfiguration | undefined, PortUnavailable>

/**
 * Stores the configurations of custom fields.
 *
 * Contract (`test/contract/billing-stores.contract.test.ts`), within the scope: `insert` of an entity and key that are
 * taken gives `false` and stores nothing; `forEntity` is sorted by key.
 */
export interface CustomFieldStore {
  readonly insert: (
    scope: Scope,
    configuration: CustomFieldConfiguration,
    at: Timestamp,
  ) => Effect.Effect<boolean, PortUnavailable>
  readonly update: (
    scope: Scope,
    configuration: CustomFieldConfiguration,
    at: Timestamp,
  ) => Effect.Effect<void, PortUnavailable>
  readonly find: FindCustomField
  /** Finds a configuration and locks it until the unit of work ends. */
  readonly findForUpdate: FindCustomField
  readonly forEntity: (
    scope: Scope,
    entity: CustomFieldEntity,
  ) => Effect.Effect<readonly CustomFieldConfiguration[], PortUnavailable>
  readonly list: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<CustomFieldConfiguration>, FilterTooBroad | PortUnavailable>
}
