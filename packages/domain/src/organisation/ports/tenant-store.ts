import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { LegalEntity, Tenant } from "../tenant.ts"

/** Stores tenants and their legal entities. */
export interface TenantStore {
  readonly insert: (tenant: Tenant, legalEntities: readonly LegalEntity[]) => Effect.Effect<void, PortUnavailable>
  readonly list: Effect.Effect<readonly Tenant[], PortUnavailable>
  readonly find: (tenantId: TenantId) => Effect.Effect<Tenant | undefined, PortUnavailable>
  /** The legal entities by name. */
  readonly legalEntities: (tenantId: TenantId) => Effect.Effect<readonly LegalEntity[], PortUnavailable>
}
