import { Effect } from "effect"
import type { WebhookId } from "../../shared/ids.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { WebhookSecretsUnreadable } from "../webhooks.errors.ts"
import { fieldRefused } from "../../shared/errors.ts"
import {
  activeSecrets,
  ownSecretProblem,
  rotate,
  type Rotation,
  shownSecret,
  toSigningSecret,
} from "../signing-secret.ts"

export interface RotateSigningSecretPorts {
  readonly webhooks: WebhookStore
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Gives a webhook a new signing secret, or the one that its owner chose. The former secret keeps signing during the
 * overlap (contract W17, W51).
 */
export const makeRotateSigningSecret = ({ webhooks, secrets, unitOfWork }: RotateSigningSecretPorts) =>
  Effect.fn("webhooks.rotateSigningSecret")(function* (
    scope: Scope,
    id: WebhookId,
    { secret: own, overlapHours }: Rotation = {},
  ) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const webhook = yield* webhooks.findForUpdate(scope, id)
        if (webhook.signingSecrets === undefined) return yield* new WebhookSecretsUnreadable({ webhookId: id })
        const problem =
          own === undefined ? undefined : ownSecretProblem(own, activeSecrets(webhook.signingSecrets, now))
        if (problem !== undefined) return yield* fieldRefused("secret", problem)
        const fresh = own === undefined ? toSigningSecret(secrets.base64()) : { secret: own }
        const signingSecrets = rotate(
          webhook.signingSecrets,
          fresh,
          now,
          overlapHours === undefined ? undefined : overlapHours * 3600,
        )
        yield* webhooks.update({ ...webhook, signingSecrets })
        return shownSecret(signingSecrets, now) ?? fresh
      }),
    )
  })
