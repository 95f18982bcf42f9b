import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Connection, NationalSettings } from "../settings.ts"

/**
 * Keeps connections, national settings and the keys of notification addresses; what is secret is encrypted at rest.
 *
 * Contract (`test/contract/settings-store.contract.test.ts`): what was saved comes back equal, within its legal entity;
 * `claimLink` gives the linking of a company to one caller until the moment it names, unless it is linked.
 */
export interface EInvoicingSettingsStore {
  /** Makes others who want to change the settings of the legal entity wait until the unit of work ends. */
  readonly lock: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  readonly connection: (scope: Scope) => Effect.Effect<Connection | undefined, PortUnavailable>
  readonly saveConnection: (scope: Scope, connection: Connection) => Effect.Effect<void, PortUnavailable>
  readonly removeConnection: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  /** The active connections of all tenants. */
  readonly activeConnections: Effect.Effect<
    readonly { readonly scope: Scope; readonly connection: Connection }[],
    PortUnavailable
  >

  readonly national: (scope: Scope) => Effect.Effect<NationalSettings | undefined, PortUnavailable>
  /** Keeps the settings and leaves the link as it is. */
  readonly saveNational: (scope: Scope, settings: NationalSettings) => Effect.Effect<void, PortUnavailable>
  readonly removeNational: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  readonly claimLink: (scope: Scope, now: Timestamp, until: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  /** Ends the claim; `at` when the company is linked. */
  readonly endLink: (scope: Scope, at: Timestamp | undefined) => Effect.Effect<void, PortUnavailable>

  readonly notificationKey: (tenantId: TenantId) => Effect.Effect<string | undefined, PortUnavailable>
  /** Keeps the first key of a tenant; one that came second is dropped. */
  readonly addNotificationKey: (tenantId: TenantId, key: string) => Effect.Effect<void, PortUnavailable>
  /** Finds the tenant before a tenant is known. */
  readonly tenantOfNotificationKey: (key: string) => Effect.Effect<TenantId | undefined, PortUnavailable>
}
