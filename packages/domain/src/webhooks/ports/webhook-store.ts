import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { OpenedWebhook, Webhook } from "../webhook.ts"
import type { WebhookNotFound } from "../webhooks.errors.ts"

/** A webhook that listens to a tag, and the spelling under which it subscribed. */
export interface Listener {
  readonly webhookId: WebhookId
  readonly tag: string
  readonly spelling: string
  readonly congested: boolean
  /** True when the webhook may want an event without its data. `DeliveryStore.thin` decides that for each delivery. */
  readonly thins?: true
}

/**
 * Stores webhooks. Token and signing secrets are encrypted at rest. When they cannot be decrypted, the webhook is given
 * without them, and `update` leaves them unchanged.
 *
 * Contract (`test/contract/webhook-store.contract.test.ts`), all of it within the scope given:
 * - `find` after `insert` or `update` gives an equal webhook; `list` is oldest first;
 * - a deleted webhook is not found, is not listed and listens to nothing, but its deliveries stay;
 * - `listeners` gives the Enabled webhooks that listen to one of the canonical tags, each webhook and tag once;
 * - `countForInsert` counts the existing webhooks, and blocks the count of any other unit of work until this one ends;
 * - `isKnown` tells whether the webhook exists or existed before it was deleted;
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
