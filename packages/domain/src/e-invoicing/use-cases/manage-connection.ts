import { Clock, Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { NetworkProvider } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { type Connection, isConnected } from "../settings.ts"
import type { EInvoicingTiming } from "../timing.ts"

export interface ManageConnectionDeps {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
  readonly timing: EInvoicingTiming
}

export interface ConnectionChange {
  readonly companyId: string
  /** Write-only; may be left out where one is stored for the company. */
  readonly apiKey?: string
  readonly isActive: boolean
}

/** What a connection is shown as; never its key. */
export interface ConnectionView {
  readonly isConnected: boolean
  readonly isActive: boolean
  readonly companyId?: string
  readonly connectedAt?: Timestamp
  readonly notificationUrl?: string
}

/** The e-invoicing connection of a legal entity (AutoInvoice). */
export const makeManageConnection = (deps: ManageConnectionDeps) => {
  const { entries, settings, provider, secrets, unitOfWork, timing } = deps

  const view = (connection: Connection | undefined, key: string | undefined): ConnectionView =>
    connection === undefined
      ? { isConnected: false, isActive: false }
      : {
          isConnected: true,
          isActive: isConnected(connection),
          companyId: connection.companyId,
          connectedAt: connection.connectedAt,
          ...(key === undefined ? {} : { notificationUrl: timing.notificationUrl(key) }),
        }

  /** What is open is known to the old company alone, and the new one is not linked yet. */
  const leaveCompany = Effect.fnUntraced(function* (scope: Scope) {
    for (const status of ["Pending", "Submitted"] as const) {
      const open = yield* entries.list(scope, { status, limit: 1 })
      if (open.length > 0) {
        return yield* fieldRefused("companyId", "cannot change while e-invoices are Pending or Submitted")
      }
    }
    yield* settings.endLink(scope, undefined)
  })

  return {
    get: Effect.fn("eInvoicing.getConnection")((scope: Scope) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.map(
          Effect.all([settings.connection(scope), settings.notificationKey(scope.tenantId)]),
          ([connection, key]) => view(connection, key),
        ),
      ),
    ),

    /** Stores credentials that the provider takes, and only those. Another company is to be linked anew. */
    save: Effect.fn("eInvoicing.saveConnection")(function* (scope: Scope, change: ConnectionChange) {
      const { tenantId } = scope
      const before = yield* unitOfWork.atomically(tenantId, settings.connection(scope))
      const companyId = change.companyId.trim()
      const apiKey = change.apiKey?.trim() || (before?.companyId === companyId ? before.apiKey : undefined)
      if (apiKey === undefined) return yield* fieldRefused("apiKey", "is required for a new connection")
      yield* provider.checkCredentials({ companyId, apiKey })

      const connectedAt = (yield* Clock.currentTimeMillis) as Timestamp
      const connection = { companyId, apiKey, isActive: change.isActive, connectedAt }
      return yield* unitOfWork.atomically(
        tenantId,
        Effect.gen(function* () {
          yield* settings.lock(scope)
          const stored = yield* settings.connection(scope)
          if (stored !== undefined && stored.companyId !== companyId) yield* leaveCompany(scope)
          yield* settings.saveConnection(scope, connection)
          yield* settings.addNotificationKey(tenantId, secrets.token())
          return view(connection, yield* settings.notificationKey(tenantId))
        }),
      )
    }),

    /** What was submitted stays; it is read no more. */
    remove: Effect.fn("eInvoicing.removeConnection")(function* (scope: Scope) {
      const before = yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.tap(settings.connection(scope), () => settings.removeConnection(scope)),
      )
      if (before !== undefined) yield* provider.forget(before)
    }),
  }
}
export type ManageConnection = ReturnType<typeof makeManageConnection>
