import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"

export interface WebhookKey {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
}

/**
 * Stores which webhooks are congested. Their deliveries fall due faster than the receiver accepts them, so they wait
 * outside the queue, where they delay nobody, and return to it as the receiver has room (contract W26).
 *
 * Contract (`test/contract/congestion-store.contract.test.ts`), within the running unit of work:
 * - `congested` gives the congested webhooks that are Enabled;
 * - `clear` unmarks a webhook only when it has no parked delivery and no other transaction is parking one. Tells whether
 *   the webhook is unmarked now.
 */
export interface CongestionStore {
  readonly mark: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly clear: (webhook: WebhookKey) => Effect.Effect<boolean, PortUnavailable>
  readonly congested: Effect.Effect<readonly WebhookKey[], PortUnavailable>
}
