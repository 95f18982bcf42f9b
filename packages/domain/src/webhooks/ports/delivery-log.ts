import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, EventId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Attempt, FailureReason, StatusRange } from "../attempt.ts"
import type { EventBackground, StoredEvent } from "../event.ts"
import type { DeliveryStatus, WaitsFor } from "../delivery.ts"
import type { ThinReason } from "../payload.ts"
import type { DeliveryNotFound } from "../webhooks.errors.ts"

/** A delivery as the log shows it (contract W25). */
export interface DeliveryEntry {
  readonly id: DeliveryId
  readonly webhookId: WebhookId
  readonly eventId: EventId
  /** The spelling of the tag under which the event is delivered. */
  readonly eventType: string
  /** The subject of the event in a few words: see `subjectOf`. */
  readonly about?: string
  readonly correlationId?: string
  readonly status: DeliveryStatus
  readonly attemptCount: number
  /** The webhook's present URL. */
  readonly url: string
  readonly lastAttempt?: Pick<Attempt, "startedAt" | "status" | "failureReason" | "durationMs">
  readonly nextAttemptAt?: Timestamp
  /** The reason why the delivery waits even when its time has come. */
  readonly waitsFor?: WaitsFor
  /** The number of attempts that a pending delivery still has by its schedule; absent in other states. */
  readonly attemptsLeft?: number
  readonly createdAt: Timestamp
  readonly isTest: boolean
  /** The reason why the delivery has no data; absent when it is sent with its data. */
  readonly form?: ThinReason
}

export interface DeliveryFilter {
  readonly webhookId?: WebhookId
  readonly eventId?: EventId
  /** One status, or any of several. */
  readonly status?: DeliveryStatus | readonly DeliveryStatus[]
  /** The status of the response to the last attempt. */
  readonly statusCode?: StatusRange
  /** The failure reason of the last attempt. */
  readonly failureReason?: FailureReason
  /** The canonical tag. */
  readonly tag?: string
  readonly correlationId?: string
  /** A value of the event: see `toSearchValues`. */
  readonly search?: string
  /** The earliest time of creation, inclusive. */
  readonly from?: Timestamp
  /** The latest time of creation, exclusive. */
  readonly to?: Timestamp
  readonly order: "asc" | "desc"
  readonly limit: number
  /** Only deliveries after this one in the order. */
  readonly after?: DeliveryId
}

/**
 * Reads deliveries and attempts for people (contract W27, W28), within a scope.
 *
 * Contract (`test/contract/delivery-log.contract.test.ts`): the order is that of creation and stable while deliveries
 * are added. Filters are combined with "and". `search` works only within a unit of work of the scope's tenant. `get`
 * also gives the event's envelope, for the request body of the log, and the event's background.
 */
export interface DeliveryLog {
  readonly list: (
    scope: Scope,
    filter: DeliveryFilter,
  ) => Effect.Effect<readonly DeliveryEntry[], FilterTooBroad | PortUnavailable>
  readonly get: (
    scope: Scope,
    id: DeliveryId,
  ) => Effect.Effect<
    DeliveryEntry & Pick<StoredEvent, "tag" | "envelope" | "triggeredBy" | "absence"> & EventBackground,
    DeliveryNotFound | PortUnavailable
  >
  /** The attempts by number. */
  readonly attempts: (scope: Scope, id: DeliveryId) => Effect.Effect<readonly Attempt[], PortUnavailable>
}
