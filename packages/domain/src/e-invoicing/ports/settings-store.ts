import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Connection, NationalSettings } from "../settings.ts"
import type { TokenWarningDays } from "../token-expiry.ts"

/** A token that ends, and the last warning that was given of it. */
export interface ExpiringToken {
  readonly scope: Scope
  readonly expires: CalendarDate
  readonly warned: TokenWarningDays | undefined
}

/**
 * Stores connections, national settings and the keys of notification addresses. Secrets are encrypted at rest.
 *
 * Contract (`test/contract/settings-store.contract.test.ts`): saved values are read back equal, within their legal
 * entity. `claimLink` gives the linking of a company to one caller until the given time, unless the company is linked.
 * `markTokenWarned` gives each warning to one caller. When the last day of the token changes, all warnings are due anew.
 */
export interface EInvoicingSettingsStore {
  /** Locks the settings of the legal entity against other changes until the unit of work ends. */
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
  /** Stores the settings and does not change the link. */
  readonly saveNational: (scope: Scope, settings: NationalSettings) => Effect.Effect<void, PortUnavailable>
  /** The tokens of all tenants that end by a day, of integrations that are switched on. */
  readonly expiringTokens: (by: CalendarDate) => Effect.Effect<readonly ExpiringToken[], PortUnavailable>
  readonly markTokenWarned: (
    scope: Scope,
    expires: CalendarDate,
    days: TokenWarningDays,
  ) => Effect.Effect<boolean, PortUnavailable>
  readonly removeNational: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  readonly claimLink: (scope: Scope, now: Timestamp, until: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  /** Ends the claim of the link. `at` is given when the company is linked. */
  readonly endLink: (scope: Scope, at: Timestamp | undefined) => Effect.Effect<void, PortUnavailable>

  readonly notificationKey: (tenantId: TenantId) => Effect.Effect<string | undefined, PortUnavailable>
  /** Stores the notification key of a tenant; a second key is ignored. */
  readonly addNotificationKey: (tenantId: TenantId, key: string) => Effect.Effect<void, PortUnavailable>
  /** Finds the tenant by a key, for requests whose tenant is not known yet. */
  readonly tenantOfNotificationKey: (key: string) => Effect.Effect<TenantId | undefined, PortUnavailable>
}
