import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { DeliveryLane } from "../delivery.ts"
import type { WebhookKey } from "./congestion-store.ts"

/** One waiting attempt. A delivery has at most one at any time, waiting or in flight. */
export interface QueuedAttempt extends WebhookKey {
  readonly deliveryId: DeliveryId
  /** A person waits for it: it goes before all others, whatever the priority given. */
  readonly askedFor?: true
}

/** Priority of attempts that a person waits for: before all others. */
export const askedForPriority = 1
/** Lowest priority there is; the largest bursts share it. */
export const lowestPriority = -31

/**
 * An attempt taken by this process. The claim lapses after the lease; the next claim has a higher `claimCount`, so that
 * a result of a lapsed claim is recognised.
 */
export interface Claim extends QueuedAttempt {
  /** Number of earlier claims of this attempt that ended without a result. */
  readonly claimCount: number
  readonly lane: DeliveryLane
}

export interface DueAttempt extends QueuedAttempt {
  readonly dueAt: Timestamp
  /** Claimed before those with a smaller number; 0 if absent, negative for bursts (see `burst.ts`). */
  readonly priority?: number
}

/**
 * The queue of attempts. All but `claim` join the running unit of work.
 *
 * Contract (`test/contract/delivery-queue.contract.test.ts`):
 * - `add` makes an attempt due at a time; adding one for a delivery that has one changes nothing;
 * - `claim` gives up to `limit` due attempts, by priority and then oldest first, each to one caller, and none of the
 *   webhooks in `except`; a claim that is
 *   neither ended nor given back lapses after the lease, which outlives the request deadline, and the attempt is due
 *   again with a higher `claimCount`;
 * - `waiting` gives attempts of a webhook that are due and not claimed, in the order of `claim`, up to a limit;
 * - `withdraw` takes those of the given that are not claimed out of the queue, and gives them; one that was asked for
 *   only where the one given was, too;
 * - `endClaims` ends claims and tells which of them were still held; a lapsed claim ends nothing;
 * - `giveBack` ends a claim and makes its attempt due again at once, as if it had not been claimed;
 * - `postpone` ends claims and makes each attempt due again after its seconds, as if it had not been claimed;
 * - `expedite` makes the one attempt of a delivery due at once, and adds it when there is none; `InFlight` when it is
 *   being made at this moment, and then nothing changes.
 */
export interface DeliveryQueue {
  readonly add: (lane: DeliveryLane, attempts: readonly DueAttempt[]) => Effect.Effect<void, PortUnavailable>
  readonly claim: (
    lane: DeliveryLane,
    limit: number,
    except?: readonly WebhookId[],
  ) => Effect.Effect<readonly Claim[], PortUnavailable>
  readonly waiting: (
    lane: DeliveryLane,
    webhook: WebhookKey,
    limit: number,
  ) => Effect.Effect<readonly QueuedAttempt[], PortUnavailable>
  readonly withdraw: (
    lane: DeliveryLane,
    attempts: readonly QueuedAttempt[],
  ) => Effect.Effect<readonly DueAttempt[], PortUnavailable>
  readonly endClaims: (claims: readonly Claim[]) => Effect.Effect<ReadonlySet<DeliveryId>, PortUnavailable>
  readonly giveBack: (claims: readonly Claim[]) => Effect.Effect<void, PortUnavailable>
  readonly postpone: (claims: readonly (Claim & { readonly seconds: number })[]) => Effect.Effect<void, PortUnavailable>
  readonly expedite: (attempt: QueuedAttempt) => Effect.Effect<"Queued" | "InFlight", PortUnavailable>
}
