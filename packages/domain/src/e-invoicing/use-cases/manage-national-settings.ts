import { Clock, Effect, Result } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { secondsAfter, type Timestamp } from "../../shared/timestamp.ts"
import { ConnectionMissing, type ProviderFailure, SubmissionRefused } from "../e-invoicing.errors.ts"
import type { IntegrationLog } from "../ports/integration-log.ts"
import type { LegalEntityStore } from "../../billing/legal-entities/ports/legal-entity-store.ts"
import type { NetworkProvider } from "../ports/network-provider.ts"
import type { EInvoicingSettingsStore } from "../ports/settings-store.ts"
import {
  afterSaving,
  applySettings,
  type Connection,
  isConnected,
  isIntegrationActive,
  type NationalSettings,
  type NationalSettingsChange,
  tokenEnding,
} from "../settings.ts"
import { callsOfAnAttempt } from "../submission.ts"
import type { EInvoicingTiming } from "../timing.ts"

export interface ManageNationalSettingsDeps {
  readonly settings: EInvoicingSettingsStore
  readonly provider: NetworkProvider
  readonly legalEntities: LegalEntityStore
  readonly log: IntegrationLog
  readonly unitOfWork: UnitOfWork
  readonly timing: EInvoicingTiming
}

/** What the settings are shown as; of the token at most its last characters (case C11). */
export interface NationalSettingsView {
  readonly isEnabled: boolean
  readonly isIntegrationActive: boolean
  readonly hasToken: boolean
  readonly tokenEnding?: string
  readonly isLinked: boolean
  /** What the provider did not take when the settings were saved; they are saved all the same. */
  readonly messages?: readonly string[]
}

const view = (settings: NationalSettings | undefined, messages: readonly string[] = []): NationalSettingsView => {
  const ending = tokenEnding(settings?.token ?? "")
  return {
    isEnabled: settings?.isEnabled ?? false,
    isIntegrationActive: isIntegrationActive(settings),
    hasToken: settings?.token !== undefined,
    ...(ending === "" ? {} : { tokenEnding: ending }),
    isLinked: settings?.linkedAt !== undefined,
    ...(messages.length === 0 ? {} : { messages }),
  }
}

/** National e-invoicing of a legal entity (specification 2.8, decisions E8). */
export const makeManageNationalSettings = (deps: ManageNationalSettingsDeps) => {
  const { settings, provider, legalEntities, log, unitOfWork, timing } = deps

  const tell = Effect.fnUntraced(function* (scope: Scope, code: string, failure: ProviderFailure) {
    const at = (yield* Clock.currentTimeMillis) as Timestamp
    yield* unitOfWork.atomically(
      scope.tenantId,
      log.write(scope, { at, level: "Error", code, message: failure.message }),
    )
    return failure.message
  })

  /** Links the company and has notifications sent; gives what went wrong. Only who holds the claim comes here. */
  const link = Effect.fnUntraced(function* (scope: Scope, connection: Connection) {
    const { tenantId } = scope
    const linked = yield* Effect.result(provider.link(connection))
    const at = (yield* Clock.currentTimeMillis) as Timestamp
    yield* unitOfWork.atomically(tenantId, settings.endLink(scope, Result.isSuccess(linked) ? at : undefined))
    if (Result.isFailure(linked)) return [yield* tell(scope, "link_failed", linked.failure)]
    const key = yield* unitOfWork.atomically(tenantId, settings.notificationKey(tenantId))
    if (key === undefined) return []
    const registered = yield* Effect.result(provider.registerNotifications(connection, timing.notificationUrl(key)))
    // Polling finds everything that a notification would have told.
    return Result.isFailure(registered) ? [yield* tell(scope, "notifications_failed", registered.failure)] : []
  })

  const send = Effect.fnUntraced(function* (scope: Scope, connection: Connection, token: string) {
    const found = Effect.catchTag(legalEntities.find(scope), "ResourceNotFound", Effect.die)
    const { taxRegistrationNumber: vatNumber = "" } = yield* unitOfWork.atomically(scope.tenantId, found)
    const sent = yield* Effect.result(provider.sendNationalToken(connection, { vatNumber, token }))
    return Result.isFailure(sent) ? [yield* tell(scope, "token_refused", sent.failure)] : []
  })

  const claimSeconds = callsOfAnAttempt * timing.timeoutSeconds

  return {
    get: Effect.fn("eInvoicing.getNationalSettings")((scope: Scope) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.map(settings.national(scope), (found) => view(found)),
      ),
    ),

    /**
     * Saves the settings, then tells the provider what is new; what it does not take is told and logged, and the settings
     * stay saved (rule 3). Refused, with nothing changed, while the connection is not connected (rule 2).
     */
    save: Effect.fn("eInvoicing.saveNationalSettings")(function* (scope: Scope, change: NationalSettingsChange) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
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
      // A company that was not linked does not have the token either.
      const refusals = toDo.sendToken || mayLink ? yield* send(scope, connection, after.token!) : []
      const stored = yield* unitOfWork.atomically(scope.tenantId, settings.national(scope))
      return view(stored, [...problems, ...refusals])
    }),

    /** Sends the stored token once more, and links the company if that failed before (rules 3 and 4). */
    sendToken: Effect.fn("eInvoicing.sendNationalToken")(function* (scope: Scope) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
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
      return view(stored, [...problems, ...refusals])
    }),

    /** Turns the integration off; the connection, the link and the entries stay (rule 5). */
    remove: Effect.fn("eInvoicing.removeNationalSettings")((scope: Scope) =>
      unitOfWork.atomically(scope.tenantId, settings.removeNational(scope)),
    ),
  }
}
export type ManageNationalSettings = ReturnType<typeof makeManageNationalSettings>
