import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, TenantId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { DeliveryLane } from "../delivery.ts"

/** One waiting attempt. A delivery has at most one at any time, waiting or in flight. */
export interface QueuedAttempt {
  readonly tenantId: TenantId
  readonly deliveryId: DeliveryId
  readonly webhookId: WebhookId
}

/** An attempt taken by this process. The claim lapses after the lease; `claimCount` fences it against its successor. */
export interface Claim extends QueuedAttempt {
  /** Earlier claims of this attempt that never came back. */
  readonly claimCount: number
  readonly lane: DeliveryLane
}

export interface ClaimRequest {
  readonly lane: DeliveryLane
  readonly limit: number
  /** Requests in flight to one webhook, at most. */
  readonly maxPerWebhook: number
  /** Webhooks to pass over in this claim. */
  readonly except: readonly WebhookId[]
}

/**
 * The queue of attempts. All but `claim` join the running unit of work.
 *
 * Contract (`test/contract/delivery-queue.contract.test.ts`):
 * - `add` makes an attempt due at a time; adding one for a delivery that has one changes nothing;
 * - `claim` gives due attempts, oldest first, each to one caller; a claim that is neither settled nor returned lapses
 *   after the lease, which outlives the request deadline, and the attempt is due again with a higher `claimCount`;
 * - `settle` ends claims and tells which of them were still held; a lapsed claim settles nothing;
 * - `giveBack` ends a claim and makes its attempt due again at once, as if it had not been claimed;
 * - `expedite` makes the one attempt of a delivery due at once, and adds it when there is none; `InFlight` when it is
 *   being made at this moment, and then nothing changes.
 */
export interface DeliveryQueue {
  readonly add: (
    lane: DeliveryLane,
    attempts: readonly (QueuedAttempt & { readonly dueAt: Timestamp })[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly claim: (request: ClaimRequest) => Effect.Effect<readonly Claim[], PortUnavailable>
  readonly settle: (claims: readonly Claim[]) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly giveBack: (claims: readonly Claim[]) => Effect.Effect<void, PortUnavailable>
  readonly expedite: (attempt: QueuedAttempt) => Effect.Effect<"Queued" | "InFlight", PortUnavailable>
}
