import { Effect, Result } from "effect"
import { FieldsRefused } from "../../shared/errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { SecretSource } from "../../shared/ports/secret-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { UrlGuard } from "../ports/url-guard.ts"
import type { WebhookSettingsStore } from "../ports/webhook-settings-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { noSecrets } from "../own-headers.ts"
import { toSigningSecret } from "../signing-secret.ts"
import { type Subscription, toSubscriptions } from "../subscription.ts"
import type { OpenedWebhook, WebhookStatus } from "../webhook.ts"
import type { DataLimit } from "../thin-data.ts"
import { TooManyWebhooks } from "../webhooks.errors.ts"

export interface RegisterWebhookPorts {
  readonly webhooks: WebhookStore
  readonly settings: WebhookSettingsStore
  readonly urlGuard: UrlGuard
  readonly ids: IdSource
  readonly secrets: SecretSource
  readonly unitOfWork: UnitOfWork
  readonly limits: WebhookLimits
}

export interface WebhookLimits {
  /** The number of webhooks that a legal entity may have. A legal entity that already has more keeps them. */
  readonly webhooksPerLegalEntity: number
  /** The `health.disableAfterDays` that a new webhook gets; absent when the service sets none (contract W55). */
  readonly disableAfterDays?: number
  readonly data: DataLimit
}

/** A new webhook as the caller describes it (contract W1). */
export interface WebhookRegistration {
  readonly url: string
  readonly events: readonly string[]
  readonly description?: string
  readonly webhookStatus?: WebhookStatus
}

/**
 * Adds a webhook with its own token and signing secret; it is Enabled unless the caller says otherwise (contract W1).
 */
export const makeRegisterWebhook = (ports: RegisterWebhookPorts) =>
  Effect.fn("webhooks.registerWebhook")(function* (scope: Scope, registration: WebhookRegistration) {
    const { webhooks, urlGuard, ids, secrets, unitOfWork } = ports
    const { webhooksPerLegalEntity: most, disableAfterDays } = ports.limits
    const { url, subscriptions } = yield* Effect.fromResult(checkReceiver(urlGuard, registration))
    const now = yield* currentTime
    const status = registration.webhookStatus ?? "Enabled"
    const webhook: OpenedWebhook = {
      id: ids.next(),
      tenantId: scope.tenantId,
      legalEntityId: scope.legalEntityId,
      url,
      subscriptions,
      ...(registration.description === undefined ? {} : { description: registration.description }),
      status,
      ...(status === "Enabled" ? {} : { disabled: { reason: "User", at: now } }),
      token: secrets.token(),
      signingSecrets: [toSigningSecret(secrets.base64())],
      createdAt: now,
    }
    yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        if ((yield* webhooks.countForInsert(scope)) >= most) return yield* new TooManyWebhooks({ most })
        yield* webhooks.insert(webhook)
        if (disableAfterDays === undefined) return
        const stored = { health: { disableAfterDays } }
        yield* ports.settings.save(scope.tenantId, webhook.id, { version: 1, stored, secrets: noSecrets })
      }),
    )
    return webhook
  })

interface Receiver {
  readonly url: string
  readonly subscriptions: readonly Subscription[]
}
type Asked<T> = T extends { readonly url: string; readonly events: readonly string[] } ? Receiver : Partial<Receiver>

/** Checks URL and events together, so that the caller learns all mistakes at once. Absent members are not checked. */
export const checkReceiver = <T extends Partial<Pick<WebhookRegistration, "url" | "events">>>(
  urlGuard: UrlGuard,
  { url, events }: T,
): Result.Result<Asked<T>, FieldsRefused> => {
  const checkedUrl = url === undefined ? undefined : urlGuard.check(url)
  const subscriptions = events === undefined ? undefined : toSubscriptions(events)
  const urlErrors = checkedUrl !== undefined && Result.isFailure(checkedUrl) ? { url: [checkedUrl.failure.text] } : {}
  const eventErrors = subscriptions !== undefined && Result.isFailure(subscriptions) ? subscriptions.failure.errors : {}
  const errors = { ...urlErrors, ...eventErrors }
  if (Object.keys(errors).length > 0) return Result.fail(new FieldsRefused({ errors }))
  return Result.succeed({
    ...(checkedUrl === undefined ? {} : { url: Result.getOrThrow(checkedUrl) }),
    ...(subscriptions === undefined ? {} : { subscriptions: Result.getOrThrow(subscriptions) }),
  } as Asked<T>)
}
