import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FailureReason } from "../attempt.ts"
import type { DeliveryStatus } from "../delivery.ts"

/** A range of creation times: `from` is inclusive, `to` exclusive. Without both, the whole log. */
export interface StatsRange {
  readonly from?: Timestamp
  readonly to?: Timestamp
}

/** The number of latest deliveries among which durations and the last failure are searched. */
export const sampledDeliveries = 1000

/** The durations of requests in whole milliseconds. */
export interface Durations {
  readonly requests: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface LastFailure {
  readonly deliveryId: DeliveryId
  readonly at: Timestamp
  readonly reason: FailureReason
  /** The status of the receiver's response. */
  readonly status?: number
}

export interface DeliveryFigures {
  readonly counts: Readonly<Record<DeliveryStatus, number>>
  /** The time of the next attempt of all waiting deliveries. */
  readonly nextAttemptAt?: Timestamp
  /** The durations of the requests of the range's latest deliveries; absent without requests. */
  readonly durations?: Durations
  /** The newest failed attempt of the range's latest deliveries. */
  readonly lastFailure?: LastFailure
}

/**
 * Counts a webhook's deliveries by status.
 *
 * Contract (`test/contract/webhook-stats.contract.test.ts`): each count equals the number of entries that the log lists
 * for the webhook, the status and the range.
 */
export interface WebhookStats {
  readonly of: (
    scope: Scope,
    webhookId: WebhookId,
    range: StatsRange,
  ) => Effect.Effect<DeliveryFigures, FilterTooBroad | PortUnavailable>
}
