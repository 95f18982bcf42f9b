import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { WatchedWebhook } from "../sighting.ts"
import type { Streak } from "../webhook-streak.ts"
import type { WebhookKey } from "./congestion-store.ts"

interface StoredCondition {
  readonly streak?: Streak
  readonly waitsUntil?: Timestamp
  readonly held: number
}

/**
 * Stores which webhooks are failing.
 *
 * Contract (`test/contract/health-store.contract.test.ts`):
 * - `lock` locks webhooks until the unit of work ends and leaves out deleted ones. It locks in a fixed order, so that two
 *   workers do not wait for each other;
 * - `lockStreaks` does the same for the failures of webhooks that are disabled after some days of failures, and leaves out
 *   those without a failure since their last success. Call it after `lock`;
 * - `condition` gives the failures of a webhook, none after a success, until when its receiver asked to wait, and, of a
 *   Disabled webhook, the number of deliveries that it holds;
 * - `forget` makes the count of a webhook begin again.
 */
export interface HealthStore {
  readonly lock: (webhooks: readonly WebhookKey[]) => Effect.Effect<readonly WatchedWebhook[], PortUnavailable>
  readonly lockStreaks: (
    webhooks: readonly WebhookKey[],
  ) => Effect.Effect<ReadonlyMap<WebhookId, Required<WatchedWebhook>["streak"]>, PortUnavailable>
  readonly save: (webhook: WatchedWebhook) => Effect.Effect<void, PortUnavailable>
  readonly saveWarned: (webhook: WebhookKey, warned: number) => Effect.Effect<void, PortUnavailable>
  readonly condition: (webhook: WebhookKey) => Effect.Effect<StoredCondition, PortUnavailable>
  readonly forget: (webhook: WebhookKey) => Effect.Effect<void, PortUnavailable>
}
