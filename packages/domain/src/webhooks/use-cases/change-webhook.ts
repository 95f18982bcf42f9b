import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { HealthStore } from "../ports/health-store.ts"
import type { UrlGuard } from "../ports/url-guard.ts"
import type { WebhookSettingsStore } from "../ports/webhook-settings-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import type { Disabling, Webhook, WebhookStatus } from "../webhook.ts"
import { fieldRefused } from "../../shared/errors.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { checkReceiver } from "./register-webhook.ts"

export interface ChangeWebhookPorts {
  readonly webhooks: WebhookStore
  readonly settings: WebhookSettingsStore
  readonly urlGuard: UrlGuard
  readonly congestion: CongestionStore
  readonly health: HealthStore
  readonly unitOfWork: UnitOfWork
}

/** A merge patch (RFC 7396) of a webhook (contract W6): absent members stay, and a null description is removed. */
export interface WebhookChange {
  readonly url?: string
  readonly events?: readonly string[]
  readonly description?: string | null
  readonly webhookStatus?: WebhookStatus
}

/**
 * Changes a webhook. A URL that does not change is not checked again, so that a webhook whose network was forbidden
 * after its creation can still be disabled (contract W6). Enabling a webhook releases its held deliveries, as its
 * receiver has room for them (contract W24, W26). Its failures are then counted from zero, as after a change of the URL
 * (contract W54).
 */
export const makeChangeWebhook = ({
  webhooks,
  settings,
  urlGuard,
  congestion,
  health,
  unitOfWork,
}: ChangeWebhookPorts) =>
  Effect.fn("webhooks.changeWebhook")(function* (scope: Scope, id: WebhookId, change: WebhookChange) {
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const { description: was, disabled, ...before } = yield* webhooks.findForUpdate(scope, id)
        const receiver = yield* Effect.fromResult(checkReceiver(urlGuard, change))
        const description = change.description === undefined ? was : change.description
        const status = change.webhookStatus ?? before.status
        const after: Webhook = {
          ...before,
          ...receiver,
          ...(description === undefined || description === null ? {} : { description }),
          status,
          ...(status === "Enabled" ? {} : disabledBy(before.status, disabled, yield* currentTime)),
        }
        // Credentials may only be sent to a receiver when nobody on the way can read them (contract W49).
        if (after.url !== before.url && !urlGuard.isProtected(after.url)) {
          const { stored } = yield* settings.find(scope, id)
          if (stored.authentication !== undefined)
            return yield* fieldRefused("url", "must begin with https, because the webhook has `authentication`")
        }
        yield* webhooks.update(after)
        const key = { tenantId: scope.tenantId, webhookId: id }
        const isEnabled = before.status === "Disabled" && after.status === "Enabled"
        if (isEnabled) yield* congestion.mark([key])
        if (isEnabled || after.url !== before.url) yield* health.forget(key)
        return after
      }),
    )
  })

/** The reason of a webhook that is Disabled after a change. One that was Disabled before keeps its reason. */
const disabledBy = (
  statusBefore: WebhookStatus,
  before: Disabling | undefined,
  at: Timestamp,
): Pick<Webhook, "disabled"> => {
  if (statusBefore === "Enabled") return { disabled: { reason: "User", at } }
  return before === undefined ? {} : { disabled: before }
}
