import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { LegalEntity, Tenant } from "../tenant.ts"

/** Stores tenants and their legal entities. */
export interface TenantStore {
  readonly insert: (tenant: Tenant, legalEntities: readonly LegalEntity[]) => Effect.Effect<void, PortUnavailable>
  /** Adds a legal entity; its name must not be taken. */
  readonly addLegalEntity: (entity: LegalEntity) => Effect.Effect<void, PortUnavailable>
  /**
   * Returns the names of the legal entities as they are now. No other unit of work can add or rename one until this one
   * ends, if it asks here first.
   */
  readonly holdNames: (tenantId: TenantId) => Effect.Effect<readonly string[], PortUnavailable>
  readonly list: Effect.Effect<readonly Tenant[], PortUnavailable>
  readonly find: (tenantId: TenantId) => Effect.Effect<Tenant | undefined, PortUnavailable>
  /** The legal entities by name. */
  readonly legalEntities: (tenantId: TenantId) => Effect.Effect<readonly LegalEntity[], PortUnavailable>
}
