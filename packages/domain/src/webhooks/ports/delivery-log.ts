import type { Effect } from "effect"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { DeliveryId, EventId, WebhookId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Attempt, FailureReason, StatusRange } from "../attempt.ts"
import type { EventBackground, StoredEvent } from "../event.ts"
import type { DeliveryStatus } from "../delivery.ts"
import type { DeliveryNotFound } from "../webhooks.errors.ts"

/** A delivery as the log shows it (contract W25). */
export interface DeliveryEntry {
  readonly id: DeliveryId
  readonly webhookId: WebhookId
  readonly eventId: EventId
  /** The spelling delivered under. */
  readonly eventType: string
  readonly correlationId?: string
  readonly status: DeliveryStatus
  readonly attemptCount: number
  /** The webhook's URL as it is now. */
  readonly url: string
  readonly lastAttempt?: Pick<Attempt, "startedAt" | "status" | "failureReason" | "durationMs">
  readonly nextAttemptAt?: Timestamp
  readonly createdAt: Timestamp
  readonly isTest: boolean
}

export interface DeliveryFilter {
  readonly webhookId?: WebhookId
  readonly eventId?: EventId
  /** One of them where there are several. */
  readonly status?: DeliveryStatus | readonly DeliveryStatus[]
  /** Status of the answer to the last attempt. */
  readonly statusCode?: StatusRange
  /** Of the last attempt, which failed. */
  readonly failureReason?: FailureReason
  /** Canonical tag. */
  readonly tag?: string
  readonly correlationId?: string
  /** A value of the event: see `toSearchValues`. */
  readonly search?: string
  /** Created at or after. */
  readonly from?: Timestamp
  /** Created before. */
  readonly to?: Timestamp
  readonly order: "asc" | "desc"
  readonly limit: number
  /** Only deliveries behind this one in the order. */
  readonly after?: DeliveryId
}

/**
 * Reads deliveries and attempts for people (contract W27, W28), within a scope.
 *
 * Contract (`test/contract/delivery-log.contract.test.ts`): the order is that of creation and stable while deliveries
 * are added; every filter narrows; `search` finds only within a unit of work of the scope's tenant; `get` gives the
 * envelope of the event for the request body of the log, and the background of the event.
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
    DeliveryEntry & Pick<StoredEvent, "envelope" | "triggeredBy"> & EventBackground,
    DeliveryNotFound | PortUnavailable
  >
  /** By number. */
  readonly attempts: (scope: Scope, id: DeliveryId) => Effect.Effect<readonly Attempt[], PortUnavailable>
}
