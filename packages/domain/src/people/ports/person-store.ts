import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Person } from "../person.ts"

/**
 * Stores persons, who belong to no tenant.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): a person is found only by id or address. `insert` of an
 * address that is taken does nothing and gives `false`.
 */
export interface PersonStore {
  readonly find: (id: PersonId) => Effect.Effect<Person | undefined, PortUnavailable>
  /** `email` must be in lower case. */
  readonly findByEmail: (email: string) => Effect.Effect<Person | undefined, PortUnavailable>
  readonly insert: (person: Person, createdAt: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  /** Writes names and preferences of an existing person. */
  readonly describe: (
    person: Pick<Person, "firstName" | "id" | "lastName" | "preferences">,
  ) => Effect.Effect<void, PortUnavailable>
  /** Stores the tenant in which a person worked last. */
  readonly workIn: (id: PersonId, tenantId: TenantId) => Effect.Effect<void, PortUnavailable>
  /** Sets or removes the password's hash if it is still `before`. Tells whether it was. */
  readonly changePassword: (
    id: PersonId,
    hashes: { readonly before: string | undefined; readonly after: string | undefined },
  ) => Effect.Effect<boolean, PortUnavailable>
  /**
   * Finds a person and locks it until the unit of work ends, so that changes of its credentials run one after the
   * other.
   */
  readonly lock: (id: PersonId) => Effect.Effect<Person | undefined, PortUnavailable>
}
