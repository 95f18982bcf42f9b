import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { OpenedWebhook, Webhook } from "../webhook.ts"
import type { WebhookNotFound } from "../webhooks.errors.ts"

/** A webhook that listens to a tag, and the spelling it wants it under. */
export interface Listener {
  readonly webhookId: WebhookId
  readonly tag: string
  readonly spelling: string
  readonly congested: boolean
}

/**
 * Keeps webhooks; token and signing secrets are encrypted at rest. Where they cannot be opened, the rest of the webhook is
 * given, and `update` leaves them as they are.
 *
 * Contract (`test/contract/webhook-store.contract.test.ts`), all of it within the scope given:
 * - `find` after `insert` or `update` gives back an equal webhook; `list` is oldest first;
 * - a deleted webhook is not found, not listed and listens to nothing, but its deliveries stay;
 * - `listeners` gives the Enabled webhooks that listen to one of the canonical tags, each webhook and tag once;
 * - `countForInsert` counts the webhooks that are there, and lets no other unit of work count them before this one ends;
 * - `isKnown` tells whether there is such a webhook or was one, which was deleted;
 * - `findForUpdate` locks the webhook until the unit of work ends, so that two changes do not undo each other.
 */
export interface WebhookStore {
  readonly countForInsert: (scope: Scope) => Effect.Effect<number, PortUnavailable>
  readonly insert: (webhook: OpenedWebhook) => Effect.Effect<void, PortUnavailable>
  readonly find: (scope: Scope, id: WebhookId) => Effect.Effect<Webhook, WebhookNotFound | PortUnavailable>
  readonly isKnown: (scope: Scope, id: WebhookId) => Effect.Effect<boolean, PortUnavailable>
  readonly findForUpdate: (scope: Scope, id: WebhookId) => Effect.Effect<Webhook, WebhookNotFound | PortUnavailable>
  readonly list: (scope: Scope) => Effect.Effect<readonly Webhook[], PortUnavailable>
  readonly update: (webhook: Webhook) => Effect.Effect<void, PortUnavailable>
  readonly delete: (
    scope: Scope,
    id: WebhookId,
    at: Timestamp,
  ) => Effect.Effect<void, WebhookNotFound | PortUnavailable>
  readonly listeners: (scope: Scope, tags: readonly string[]) => Effect.Effect<readonly Listener[], PortUnavailable>
}
