import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { makeWithin } from "../../shared/within.ts"
import { currentTime, toIso } from "../../shared/timestamp.ts"
import { noSecrets } from "../own-headers.ts"
import type { UrlGuard } from "../ports/url-guard.ts"
import type { FoundSettings, WebhookSettingsStore } from "../ports/webhook-settings-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import {
  changeSettings,
  needsSecrets,
  type SettingsPatch,
  settingsOf,
  type WebhookSettings,
} from "../webhook-settings.ts"
import { WebhookSecretsUnreadable } from "../webhooks.errors.ts"

export interface WebhookSettingsPorts {
  readonly webhooks: WebhookStore
  readonly settings: WebhookSettingsStore
  readonly urlGuard: UrlGuard
  readonly unitOfWork: UnitOfWork
}

/** All settings as an answer shows them, with the number of their changes. */
export interface ShownSettings extends WebhookSettings {
  readonly version: number
}

const shown = ({ generation, version, stored }: FoundSettings): ShownSettings => ({
  version,
  ...settingsOf(generation, stored),
})

/** Reads and changes the settings of a webhook (contract W39). */
export const makeWebhookSettings = ({ webhooks, settings, urlGuard, unitOfWork }: WebhookSettingsPorts) => {
  const within = makeWithin(unitOfWork)
  return {
    settings: Effect.fn("webhooks.settings")((scope: Scope, id: WebhookId) =>
      within(scope, Effect.map(settings.find(scope, id), shown)),
    ),
    changeSettings: Effect.fn("webhooks.changeSettings")(function* (scope: Scope, id: WebhookId, patch: SettingsPatch) {
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          // The lock makes the second of two concurrent changes build on the first.
          const { url } = yield* webhooks.findForUpdate(scope, id)
          const { secrets, ...before } = yield* settings.findWithSecrets(scope, id)
          if (secrets === undefined && needsSecrets(before.stored, patch))
            return yield* new WebhookSecretsUnreadable({ webhookId: id })
          const circumstances = { changedAt: toIso(yield* currentTime), isProtected: urlGuard.isProtected(url) }
          const opened = { stored: before.stored, secrets: secrets ?? noSecrets }
          const changed = yield* Effect.fromResult(changeSettings(opened, patch, circumstances))
          const after = { version: before.version + 1, ...changed }
          yield* settings.save(scope.tenantId, id, after)
          return shown({ generation: before.generation, version: after.version, stored: after.stored })
        }),
      )
    }),
  }
}
