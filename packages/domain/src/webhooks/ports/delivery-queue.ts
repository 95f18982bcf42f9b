import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, WebhookId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { DeliveryLane } from "../delivery.ts"
import type { WebhookKey } from "./congestion-store.ts"

/** A waiting attempt. A delivery has at most one attempt at any time, waiting or in flight. */
export interface QueuedAttempt extends WebhookKey {
  readonly deliveryId: DeliveryId
  /** Whether a person asked for the attempt. The attempt then goes before all others, whatever its priority. */
  readonly askedFor?: true
}

/** The priority of attempts that a person asked for, above all others. */
export const askedForPriority = 1
/** The lowest priority, which the largest bursts share. */
export const lowestPriority = -31

/**
 * An attempt that this process has taken. The claim lapses after the lease, and the next claim has a higher
 * `claimCount`, by which the result of a lapsed claim is recognised.
 */
export interface Claim extends QueuedAttempt {
  /** The number of earlier claims of this attempt that ended without a result. */
  readonly claimCount: number
  readonly lane: DeliveryLane
  /** The permit of an attempt for a webhook with limits. */
  readonly permit?: Permit
}

/** The permit to send a request to a webhook with limits (contract W59). */
export interface Permit {
  /** The time from which the request may be sent. */
  readonly at: Timestamp
  /** Whether the request counts as under way until somebody notes its end. */
  readonly isCounted: boolean
}

export interface PermittedAttempt extends QueuedAttempt {
  readonly permit: Permit
}

export interface DueAttempt extends QueuedAttempt {
  readonly dueAt: Timestamp
  /** Attempts with a higher priority are claimed first. 0 when absent, negative for bursts (see `burst.ts`). */
  readonly priority?: number
}

/**
 * The queue of attempts. All methods except `claim` join the running unit of work.
 *
 * Contract (`test/contract/delivery-queue.contract.test.ts`):
 * - `add` makes an attempt due at a time, and changes nothing for a delivery that has an attempt already;
 * - `addClaimed` adds attempts as claims of the caller, and leaves out a delivery that has an attempt already;
 * - `claim` gives up to `limit` due attempts, by priority and then oldest first, each to one caller, and none of the
 *   webhooks in `except`. A claim that is neither ended nor given back lapses after the lease, which is longer than the
 *   request deadline, and the attempt is due again with a higher `claimCount`;
 * - `waiting` gives up to a limit the attempts of a webhook that are due and not claimed, in the order of `claim`;
 * - `withdraw` removes those of the given attempts that are not claimed from the queue, and gives them. An attempt that
 *   a person asked for is removed only when `askedFor` is given for it;
 * - `endClaims` ends claims and tells which of them were still held; a lapsed claim ends nothing;
 * - `giveBack` ends a claim and makes its attempt due again at once, as if it had not been claimed;
 * - `postpone` ends claims and makes each attempt due again after its seconds, as if it had not been claimed;
 * - `expedite` makes the attempt of a delivery due at once, and adds it when there is none. Gives `InFlight` and changes
 *   nothing when the attempt is being made at this moment.
 */
export interface DeliveryQueue {
  readonly add: (lane: DeliveryLane, attempts: readonly DueAttempt[]) => Effect.Effect<void, PortUnavailable>
  readonly addClaimed: (
    lane: DeliveryLane,
    attempts: readonly PermittedAttempt[],
  ) => Effect.Effect<readonly Claim[], PortUnavailable>
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
