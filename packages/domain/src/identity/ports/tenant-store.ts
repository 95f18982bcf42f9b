import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { TenantNotFound } from "../identity.errors.ts"
import type { LegalEntity, Tenant, User } from "../tenant.ts"

/** Keeps tenants, their legal entities and their users. */
export interface TenantStore {
  readonly insert: (
    tenant: Tenant,
    legalEntities: readonly LegalEntity[],
    users: readonly User[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly list: Effect.Effect<readonly Tenant[], PortUnavailable>
  /** By name. */
  readonly legalEntities: (tenantId: TenantId) => Effect.Effect<readonly LegalEntity[], PortUnavailable>
  /** Oldest first. */
  readonly users: (tenantId: TenantId) => Effect.Effect<readonly User[], TenantNotFound | PortUnavailable>
}
