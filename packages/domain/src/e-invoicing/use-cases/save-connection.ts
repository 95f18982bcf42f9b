import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { EntryStore } from "../ports/entry-store.ts"
import type { NetworkProvider } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import { connectionView } from "../connection-view.ts"
import type { EInvoicingDeployment } from "../deployment.ts"

export interface SaveConnectionPorts {
  readonly entries: EntryStore
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
  readonly deployment: EInvoicingDeployment
}

export interface ConnectionChange {
  readonly companyId: string
  /** Write-only; may be left out when a key of the company is stored. */
  readonly apiKey?: string
  readonly isActive: boolean
}

/**
 * Stores credentials of the e-invoicing connection after the provider has accepted them (contract E7). A different
 * company is linked anew.
 */
export const makeSaveConnection = (ports: SaveConnectionPorts) => {
  const { entries, settings, provider, secrets, unitOfWork, deployment } = ports

  /**
   * Refuses a change of the company while an e-invoice is open, because only the former company knows it. Removes the
   * link, because the new company is not linked yet.
   */
  const leaveCompany = Effect.fnUntraced(function* (scope: Scope) {
    for (const status of ["Pending", "Submitted"] as const) {
      const open = yield* entries.list(scope, { status, limit: 1 })
      if (open.length > 0) {
        return yield* fieldRefused("companyId", "cannot change while e-invoices are Pending or Submitted")
      }
    }
    yield* settings.endLink(scope, undefined)
  })

  return Effect.fn("eInvoicing.saveConnection")(function* (scope: Scope, change: ConnectionChange) {
    const { tenantId } = scope
    const before = yield* unitOfWork.atomically(tenantId, settings.connection(scope))
    const companyId = change.companyId.trim()
    const apiKey = change.apiKey?.trim() || (before?.companyId === companyId ? before.apiKey : undefined)
    if (apiKey === undefined) return yield* fieldRefused("apiKey", "is required for a new connection")
    yield* provider.checkCredentials({ companyId, apiKey })

    const connectedAt = yield* currentTime
    const connection = { companyId, apiKey, isActive: change.isActive, connectedAt }
    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        yield* settings.lock(scope)
        const stored = yield* settings.connection(scope)
        if (stored !== undefined && stored.companyId !== companyId) yield* leaveCompany(scope)
        yield* settings.saveConnection(scope, connection)
        yield* settings.addNotificationKey(tenantId, secrets.token())
        const key = yield* settings.notificationKey(tenantId)
        return connectionView(connection, key === undefined ? undefined : deployment.notificationUrl(key))
      }),
    )
  })
}
