import { Effect, Result } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, secondsAfter } from "../../shared/timestamp.ts"
import { ConnectionMissing, type ProviderFailure, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { EInvoicingDeployment } from "../deployment.ts"
import { nationalSettingsView } from "../national-settings-view.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { NetworkProvider } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import {
  afterSaving,
  applySettings,
  type Connection,
  isConnected,
  isIntegrationActive,
  type NationalSettingsChange,
} from "../settings.ts"
import { callsOfAnAttempt } from "../submission.ts"

export interface SaveNationalSettingsPorts {
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly organisation: Pick<Organisation, "details">
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
  readonly deployment: EInvoicingDeployment
}

/** Saves the settings of national e-invoicing of a legal entity, and tells the provider (contract E2, E3, E4). */
export const makeSaveNationalSettings = (ports: SaveNationalSettingsPorts) => {
  const { settings, provider, organisation, log, unitOfWork, deployment } = ports

  const tell = Effect.fnUntraced(function* (scope: Scope, code: string, failure: ProviderFailure) {
    const at = yield* currentTime
    yield* unitOfWork.atomically(
      scope.tenantId,
      log.write(scope, { at, level: "Error", code, message: failure.message }),
    )
    return failure.message
  })

  /** Links the company and registers for notifications; gives the failures. The caller holds the claim of the link. */
  const link = Effect.fnUntraced(function* (scope: Scope, connection: Connection) {
    const { tenantId } = scope
    const linked = yield* Effect.result(provider.link(connection))
    const at = yield* currentTime
    yield* unitOfWork.atomically(tenantId, settings.endLink(scope, Result.isSuccess(linked) ? at : undefined))
    if (Result.isFailure(linked)) return [yield* tell(scope, "link_failed", linked.failure)]
    const key = yield* unitOfWork.atomically(tenantId, settings.notificationKey(tenantId))
    if (key === undefined) return []
    const registered = yield* Effect.result(provider.registerNotifications(connection, deployment.notificationUrl(key)))
    // Without notifications nothing is lost, because polling finds everything that one would have reported.
    return Result.isFailure(registered) ? [yield* tell(scope, "notifications_failed", registered.failure)] : []
  })

  const send = Effect.fnUntraced(function* (scope: Scope, connection: Connection, token: string) {
    const found = Effect.catchTag(organisation.details(scope), "ResourceNotFound", Effect.die)
    const { taxRegistrationNumber: vatNumber = "" } = yield* unitOfWork.atomically(scope.tenantId, found)
    const sent = yield* Effect.result(provider.sendNationalToken(connection, { vatNumber, token }))
    return Result.isFailure(sent) ? [yield* tell(scope, "token_refused", sent.failure)] : []
  })

  const claimSeconds = callsOfAnAttempt * deployment.timeoutSeconds

  return {
    /**
     * Saves the settings, then tells the provider what is new. Refusals of the provider are reported and logged, and
     * the settings stay saved (contract E3). Refused, with nothing changed, while there is no active connection
     * (contract E2).
     */
    saveNationalSettings: Effect.fn("eInvoicing.saveNationalSettings")(function* (
      scope: Scope,
      change: NationalSettingsChange,
    ) {
      const now = yield* currentTime
      const { connection, after, toDo, mayLink } = yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          yield* settings.lock(scope)
          const found = yield* settings.connection(scope)
          if (!isConnected(found)) return yield* new ConnectionMissing()
          const before = yield* settings.national(scope)
          const saved = applySettings(before, change)
          yield* settings.saveNational(scope, saved)
          const next = afterSaving(before, saved)
          const claimed = next.link && (yield* settings.claimLink(scope, now, secondsAfter(now, claimSeconds)))
          return { connection: found, after: saved, toDo: next, mayLink: claimed }
        }),
      )
      const problems = mayLink ? yield* link(scope, connection) : []
      // A company that was just linked does not have the token yet.
      const refusals = toDo.sendToken || mayLink ? yield* send(scope, connection, after.token!) : []
      const stored = yield* unitOfWork.atomically(scope.tenantId, settings.national(scope))
      return nationalSettingsView(stored, [...problems, ...refusals])
    }),

    /** Sends the stored token again, and links the company if that failed before (contract E4). */
    sendNationalToken: Effect.fn("eInvoicing.sendNationalToken")(function* (scope: Scope) {
      const now = yield* currentTime
      const { connection, national, mayLink } = yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          yield* settings.lock(scope)
          const [found, given] = yield* Effect.all([settings.connection(scope), settings.national(scope)])
          if (!isConnected(found)) return yield* new ConnectionMissing()
          if (given?.token === undefined)
            return yield* new SubmissionRefused({ what: "token", reasons: ["no token was entered"] })
          const claimed =
            isIntegrationActive(given) && (yield* settings.claimLink(scope, now, secondsAfter(now, claimSeconds)))
          return { connection: found, national: given, mayLink: claimed }
        }),
      )
      const problems = mayLink ? yield* link(scope, connection) : []
      const refusals = yield* send(scope, connection, national.token!)
      const stored = yield* unitOfWork.atomically(scope.tenantId, settings.national(scope))
      return nationalSettingsView(stored, [...problems, ...refusals])
    }),
  }
}
