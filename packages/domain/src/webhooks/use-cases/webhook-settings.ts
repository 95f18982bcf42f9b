import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { makeWithin } from "../../shared/within.ts"
import type { FoundSettings, WebhookSettingsStore } from "../ports/webhook-settings-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { patched, refusalOf, type SettingsPatch, settingsOf, type WebhookSettings } from "../webhook-settings.ts"

export interface WebhookSettingsPorts {
  readonly webhooks: WebhookStore
  readonly settings: WebhookSettingsStore
  readonly unitOfWork: UnitOfWork
}

/** Settings as they are shown: whole, with the number of their changes. */
export interface ShownSettings extends WebhookSettings {
  readonly version: number
}

const shown = ({ generation, version, stored }: FoundSettings): ShownSettings => ({
  version,
  ...settingsOf(generation, stored),
})

/** Reads and changes the settings of a webhook (contract W39). */
export const makeWebhookSettings = ({ webhooks, settings, unitOfWork }: WebhookSettingsPorts) => {
  const within = makeWithin(unitOfWork)
  return {
    settings: Effect.fn("webhooks.settings")((scope: Scope, id: WebhookId) =>
      within(scope, Effect.map(settings.find(scope, id), shown)),
    ),
    changeSettings: Effect.fn("webhooks.changeSettings")(function* (scope: Scope, id: WebhookId, patch: SettingsPatch) {
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          // Of two changes at a time, the second goes on from what the first one made.
          yield* webhooks.findForUpdate(scope, id)
          const before = yield* settings.find(scope, id)
          const after = { version: before.version + 1, stored: patched(before.stored, patch) }
          const refusal = refusalOf(after.stored)
          if (refusal !== undefined) return yield* refusal
          yield* settings.save(scope.tenantId, id, after)
          return shown({ ...before, ...after })
        }),
      )
    }),
  }
}
