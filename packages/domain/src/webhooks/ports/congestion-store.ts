import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"

export interface WebhookKey {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
}

/**
 * Remembers which webhooks are congested: their deliveries fall due faster than the receiver takes them, so they wait
 * outside the queue, where they delay nobody, and come back to it as the receiver has room (contract W26).
 *
 * Contract (`test/contract/congestion-store.contract.test.ts`), joining the running unit of work:
 * - `congested` gives the Enabled ones;
 * - `clear` takes the mark only from a webhook that has no parked delivery and for which nobody parks one at this
 *   moment, and tells whether the webhook is without the mark now.
 */
export interface CongestionStore {
  readonly mark: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly clear: (webhook: WebhookKey) => Effect.Effect<boolean, PortUnavailable>
  readonly congested: Effect.Effect<readonly WebhookKey[], PortUnavailable>
}
