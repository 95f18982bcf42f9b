import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { PersonId, TenantId, UserId } from "../../shared/ids.ts"
import type { TenantNotFound } from "../identity.errors.ts"
import type { Membership, User } from "../user.ts"

/**
 * Stores the users of tenants.
 *
 * Contract (`test/contract/user-store.contract.test.ts`): `membershipsOf` and `tenantsOf` work before a tenant is known
 * and give only the tenants of the person. All other methods stay within the tenant.
 */
export interface UserStore {
  readonly insertAll: (users: readonly User[]) => Effect.Effect<void, PortUnavailable>
  /** The users, oldest first. */
  readonly ofTenant: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
  readonly find: (tenantId: TenantId, id: UserId) => Effect.Effect<User | undefined, PortUnavailable>
  /** Locks the users of the tenant until the unit of work ends, so that changes of rights run one after the other. */
  readonly lockAll: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
  /** Writes an existing user. */
  readonly update: (user: User) => Effect.Effect<void, PortUnavailable>
  /** The tenants in which a person is or was a user, in any state. */
  readonly tenantsOf: (person: PersonId) => Effect.Effect<readonly TenantId[], PortUnavailable>
  /** The memberships by the name of the tenant. */
  readonly membershipsOf: (person: PersonId) => Effect.Effect<readonly Membership[], PortUnavailable>
}
