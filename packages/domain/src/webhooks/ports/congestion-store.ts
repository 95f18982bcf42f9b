import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { TenantId, WebhookId } from "../../shared/ids.ts"

export interface WebhookKey {
  readonly tenantId: TenantId
  readonly webhookId: WebhookId
}

/**
 * Remembers which webhooks are congested: they take their deliveries more slowly than these fall due, so those wait
 * outside the queue, where they are in nobody's way, and come back to it as the receiver has room (decisions B16).
 *
 * Contract (`test/contract/congestion-store.contract.test.ts`), joining the running unit of work:
 * - `congested` gives the Enabled ones;
 * - `clear` takes the mark only from a webhook that has nothing parked and that nobody parks for at this moment, and
 *   tells whether it is without it now.
 */
export interface CongestionStore {
  readonly mark: (webhooks: readonly WebhookKey[]) => Effect.Effect<void, PortUnavailable>
  readonly clear: (webhook: WebhookKey) => Effect.Effect<boolean, PortUnavailable>
  readonly congested: Effect.Effect<readonly WebhookKey[], PortUnavailable>
}
