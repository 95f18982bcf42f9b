import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { FailureReason } from "../attempt.ts"
import type { DeliveryStatus } from "../delivery.ts"

/** A range of creation times: `from` is in it, `to` is not. Without both it is all that the log has. */
export interface StatsRange {
  readonly from?: Timestamp
  readonly to?: Timestamp
}

/** Durations are taken of this many of the latest deliveries, and the last failure is looked for among as many. */
export const sampledDeliveries = 1000

/** Durations of requests in whole milliseconds. */
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
  /** The status with which the receiver answered. */
  readonly status?: number
}

export interface DeliveryFigures {
  readonly counts: Readonly<Record<DeliveryStatus, number>>
  /** When the first of those that wait is attempted next. */
  readonly nextAttemptAt?: Timestamp
  /** Durations of requests of the latest deliveries of the range that have any; absent when there were none. */
  readonly durations?: Durations
  /** The newest failed attempt of the latest deliveries of the range that have one. */
  readonly lastFailure?: LastFailure
}

/**
 * Counts what became of a webhook's deliveries.
 *
 * Contract (`test/contract/webhook-stats.contract.test.ts`): each count is the number of entries that the log lists for
 * the webhook, the status and the range.
 */
export interface WebhookStats {
  readonly of: (
    scope: Scope,
    webhookId: WebhookId,
    range: StatsRange,
  ) => Effect.Effect<DeliveryFigures, FilterTooBroad | PortUnavailable>
}
