import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { WatchedWebhook } from "../sighting.ts"
import type { WebhookKey } from "./congestion-store.ts"

/**
 * Stores which webhooks are failing.
 *
 * Contract (`test/contract/health-store.contract.test.ts`): `lock` locks webhooks until the unit of work ends and
 * leaves out deleted ones. It locks in a fixed order, so that two workers do not wait for each other.
 */
export interface HealthStore {
  readonly lock: (webhooks: readonly WebhookKey[]) => Effect.Effect<readonly WatchedWebhook[], PortUnavailable>
  readonly save: (webhook: WatchedWebhook) => Effect.Effect<void, PortUnavailable>
}
