import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, TenantId, UserId } from "../../shared/ids.ts"
import type { TenantNotFound } from "../identity.errors.ts"
import type { Membership, User } from "../user.ts"

/**
 * Keeps the users of tenants.
 *
 * Contract (`test/contract/user-store.contract.test.ts`): `membershipsOf` and `tenantsOf` work before a tenant is known and
 * give those of exactly that person; everything else stays within the tenant.
 */
export interface UserStore {
  readonly insertAll: (users: readonly User[]) => Effect.Effect<void, PortUnavailable>
  /** Oldest first. */
  readonly ofTenant: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
  readonly find: (tenantId: TenantId, id: UserId) => Effect.Effect<User | undefined, PortUnavailable>
  /**
   * Holds the users of the tenant until the unit of work ends, so that two changes of who may do what are seen one after
   * the other.
   */
  readonly lockAll: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
  /** Writes a user that exists. */
  readonly update: (user: User) => Effect.Effect<void, PortUnavailable>
  /** The tenants whose user a person is or was, in any state. */
  readonly tenantsOf: (person: PersonId) => Effect.Effect<readonly TenantId[], PortUnavailable>
  /** By the name of the tenant. */
  readonly membershipsOf: (person: PersonId) => Effect.Effect<readonly Membership[], PortUnavailable>
}
