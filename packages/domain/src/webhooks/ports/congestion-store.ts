import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

export interface WebhookKey {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
}

/** A webhook whose receiver asked for time, until which everything that waits for it is held back. */
export interface Hold extends WebhookKey {
  readonly until: Timestamp
}

/** A congested webhook. */
export interface CongestedWebhook extends WebhookKey {
  /** The time until which its receiver is left alone; absent when it did not ask for any. */
  readonly waitsUntil?: Timestamp
  /** Whether a delivery that a person asked for waits; given only with `waitsUntil`. */
  readonly asked?: true
}

/**
 * Stores which webhooks are congested. Their deliveries fall due faster than the receiver accepts them, so they wait
 * outside the queue, where they delay nobody, and return to it as the receiver has room (contract W26).
 *
 * Contract (`test/contract/congestion-store.contract.test.ts`), within the running unit of work:
 * - `congested` gives the congested webhooks that are Enabled;
 * - `hold` marks webhooks as congested and as waiting until a time; `release` ends the wait, and they stay congested;
 * - `takeProbe` tells whether the wait of a webhook is over at `now`, and then makes it last until `until`: so it is true
 *   for one of several callers;
 * - `clear` unmarks a webhook only when it does not wait and it has no parked delivery and no other transaction is parking one. Tells whether
 *   the webhook is unmarked now.
 */
export interface CongestionStore {
  readonly mark: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly clear: (webhook: WebhookKey) => Effect.Effect<boolean, PortUnavailable>
  readonly hold: (holds: readonly Hold[]) => Effect.Effect<void, PortUnavailable>
  readonly release: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly takeProbe: (webhook: WebhookKey, now: Timestamp, until: Timestamp) => Effect.Effect<boolean, PortUnavailable>
  readonly congested: Effect.Effect<readonly CongestedWebhook[], PortUnavailable>
}
