import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
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
  /** Writes names and preferences of a person that exists. */
  readonly describe: (
    person: Pick<Person, "firstName" | "id" | "lastName" | "preferences">,
  ) => Effect.Effect<void, PortUnavailable>
  /** Notes in which of their tenants a person worked last. */
  readonly workIn: (id: PersonId, tenantId: TenantId) => Effect.Effect<void, PortUnavailable>
  /** Sets or takes the password's hash, where it is still the one that was `before`; whether it was. */
  readonly changePassword: (
    id: PersonId,
    hashes: { readonly before: string | undefined; readonly after: string | undefined },
  ) => Effect.Effect<boolean, PortUnavailable>
  /** Finds a person and holds it until the unit of work ends, so that two changes of what it signs in by come one after the other. */
  readonly lock: (id: PersonId) => Effect.Effect<Person | undefined, PortUnavailable>
}
