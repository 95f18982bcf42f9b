import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Permission } from "../../identity/permissions.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import type { SignInDemand } from "../sign-in-policy.ts"

/** The sign-in policy of one tenant of a person. */
export interface DemandOnUser {
  readonly tenantId: TenantId
  readonly tenantName: string
  readonly demand: SignInDemand
  readonly permissions: readonly Permission[]
}

/**
 * Stores the sign-in policies of tenants, in the unit of work of the tenant. `ofPerson` works in any unit of work, and
 * without a tenant.
 */
export interface SignInPolicyStore {
  /** `Nothing` when no policy was set. */
  readonly find: (tenantId: TenantId) => Effect.Effect<SignInDemand, PortUnavailable>
  /**
   * The policies of the tenants in which a person is an active user, by name. Tenants that never set a policy are left
   * out.
   */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly DemandOnUser[], PortUnavailable>
  readonly put: (tenantId: TenantId, demand: SignInDemand) => Effect.Effect<void, PortUnavailable>
}
