import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { WebhookSecretsUnreadable } from "../webhooks.errors.ts"
import { rotate, shownSecret, toSigningSecret } from "../signing-secret.ts"

export interface RotateSigningSecretPorts {
  readonly webhooks: WebhookStore
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
}

/** Gives a webhook a new signing secret. The former secret keeps signing during the overlap (contract W17). */
export const makeRotateSigningSecret = ({ webhooks, secrets, unitOfWork }: RotateSigningSecretPorts) =>
  Effect.fn("webhooks.rotateSigningSecret")(function* (scope: Scope, id: WebhookId) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const webhook = yield* webhooks.findForUpdate(scope, id)
        if (webhook.signingSecrets === undefined) return yield* new WebhookSecretsUnreadable({ webhookId: id })
        const fresh = toSigningSecret(secrets.base64())
        const signingSecrets = rotate(webhook.signingSecrets, fresh, now)
        yield* webhooks.update({ ...webhook, signingSecrets })
        return shownSecret(signingSecrets, now) ?? fresh
      }),
    )
  })
