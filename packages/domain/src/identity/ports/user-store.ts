import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { TenantNotFound } from "../identity.errors.ts"
import type { User } from "../user.ts"

/** Keeps the users of tenants. */
export interface UserStore {
  readonly insertAll: (users: readonly User[]) => Effect.Effect<void, PortUnavailable>
  /** Oldest first. */
  readonly ofTenant: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
}
