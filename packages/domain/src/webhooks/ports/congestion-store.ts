import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

export interface WebhookKey {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
}

/** A webhook whose receiver asked for time, and the time until which all its deliveries wait. */
export interface Hold extends WebhookKey {
  readonly until: Timestamp
}

/** A congested webhook. */
export interface CongestedWebhook extends WebhookKey {
  /** The time until which nothing is sent to the receiver; absent when the receiver asked for no time. */
  readonly waitsUntil?: Timestamp
  /** Whether a delivery waits that a person asked for; given only with `waitsUntil`. */
  readonly asked?: true
  /** Given for a webhook with limits: deliveries wait for permits, or none waits at all. */
  readonly limits?: "Waiting" | "Idle"
}

/**
 * Stores which webhooks are congested. Their deliveries fall due faster than the receiver accepts them, so the
 * deliveries wait outside the queue, where they delay nobody, and return to the queue as the receiver has room
 * (contract W26).
 *
 * Contract (`test/contract/congestion-store.contract.test.ts`), within the running unit of work:
 * - `congested` gives the congested webhooks that are Enabled, and tells which of them have limits;
 * - `hold` marks webhooks as congested and as waiting until a time; `release` ends the wait, and they stay congested;
 * - `takeProbe` tells whether the wait of a webhook is over at `now`. If so, it prolongs the wait to `until`, so that
 *   it gives true to only one of several callers;
 * - `clear` unmarks a webhook, but only while the webhook has no limits, does not wait, has no parked delivery, and no other
 *   transaction is parking one. Tells whether the webhook is unmarked now.
 */
export interface CongestionStore {
  readonly mark: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly clear: (webhook: WebhookKey) => Effect.Effect<boolean, PortUnavailable>
  readonly hold: (holds: readonly Hold[]) => Effect.Effect<void, PortUnavailable>
  readonly release: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly takeProbe: (webhook: WebhookKey, now: Timestamp, until: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  readonly congested: Effect.Effect<readonly CongestedWebhook[], PortUnavailable>
}
