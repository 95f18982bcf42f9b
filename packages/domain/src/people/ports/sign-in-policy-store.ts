import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Permission } from "../../identity/permissions.ts"
import type { PersonId, TenantId } from "../../shared/ids.ts"
import type { SignInDemand } from "../sign-in-policy.ts"

/** The sign-in policy that one tenant of a person has. */
export interface DemandOnUser {
  readonly tenantId: TenantId
  readonly tenantName: string
  readonly demand: SignInDemand
  readonly permissions: readonly Permission[]
}

/** Keeps what tenants ask of those who sign in, in the unit of work of the tenant; `ofPerson` works in any, or before. */
export interface SignInPolicyStore {
  /** `Nothing` where nothing was said. */
  readonly find: (tenantId: TenantId) => Effect.Effect<SignInDemand, PortUnavailable>
  /** The policies of the tenants whose active user a person is, by name; only those that ever said it. */
  readonly ofPerson: (person: PersonId) => Effect.Effect<readonly DemandOnUser[], PortUnavailable>
  readonly put: (tenantId: TenantId, demand: SignInDemand) => Effect.Effect<void, PortUnavailable>
}
