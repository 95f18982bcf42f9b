import { Clock, Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { rotate, toSigningSecret } from "../signing-secret.ts"

export interface ManageWebhooksDeps {
  readonly webhooks: WebhookStore
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
}

/** Reading, deleting and re-keying webhooks (specification 4, decisions B10). */
export const makeManageWebhooks = ({ webhooks, secrets, unitOfWork }: ManageWebhooksDeps) => ({
  list: Effect.fn("webhooks.list")((scope: Scope) => unitOfWork.atomically(scope.tenantId, webhooks.list(scope))),

  get: Effect.fn("webhooks.get")((scope: Scope, id: WebhookId) =>
    unitOfWork.atomically(scope.tenantId, webhooks.find(scope, id)),
  ),

  /** Pending deliveries are cancelled, the log stays (decisions B8). */
  delete: Effect.fn("webhooks.delete")(function* (scope: Scope, id: WebhookId) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    yield* unitOfWork.atomically(scope.tenantId, webhooks.delete(scope, id, now))
  }),

  /** A new signing secret; the one before it signs on for the overlap (decisions B9). */
  rotateSigningSecret: Effect.fn("webhooks.rotateSigningSecret")(function* (scope: Scope, id: WebhookId) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const webhook = yield* webhooks.findForUpdate(scope, id)
        const fresh = toSigningSecret(secrets.base64())
        yield* webhooks.update({ ...webhook, signingSecrets: rotate(webhook.signingSecrets, fresh, now) })
        return fresh
      }),
    )
  }),
})
export type ManageWebhooks = ReturnType<typeof makeManageWebhooks>
