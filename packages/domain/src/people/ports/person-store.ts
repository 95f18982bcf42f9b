import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Person } from "../person.ts"

/**
 * Keeps persons, who belong to no tenant.
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): each is found by its id or its address alone; `insert` of an
 * address that is taken does nothing and gives `false`.
 */
export interface PersonStore {
  readonly find: (id: PersonId) => Effect.Effect<Person | undefined, PortUnavailable>
  /** The address is in lower case. */
  readonly findByEmail: (email: string) => Effect.Effect<Person | undefined, PortUnavailable>
  readonly insert: (person: Person, createdAt: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  /** Writes a person that exists; the address stays. */
  readonly update: (person: Person) => Effect.Effect<void, PortUnavailable>
}
