import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { SignInDemand } from "../sign-in-policy.ts"

/** Keeps what tenants ask of those who sign in, in the unit of work of the tenant. */
export interface SignInPolicyStore {
  /** `Nothing` where nothing was said. */
  readonly find: (tenantId: TenantId) => Effect.Effect<SignInDemand, PortUnavailable>
  readonly put: (tenantId: TenantId, demand: SignInDemand) => Effect.Effect<void, PortUnavailable>
}
