import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { UserId, WebhookId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { WebhooksJobs } from "../webhooks.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp, toIso } from "../../shared/timestamp.ts"
import { findEventTag } from "../event-tags.ts"
import type { MissedEvents } from "../ports/missed-events.ts"
import type { RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { begunRecovery, missedRangeOf, type RecoverableStatus, type Recovery, type RecoveryRange } from "../recovery.ts"
import { keptFrom, retentionDays } from "../retention.ts"
import { WebhookNotSendable } from "../webhooks.errors.ts"

export interface StartRecoveryPorts {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly missedEvents: MissedEvents
  readonly jobs: JobQueue<WebhooksJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface RecoveryRequest {
  readonly since: Timestamp
  /** Defaults to the time of the request. */
  readonly until?: Timestamp
  readonly status?: RecoverableStatus
  /** Any accepted spelling of a tag. */
  readonly eventType?: string
  /** Sends events of which the webhook has no delivery, instead of failed deliveries (contract W34). */
  readonly missed?: boolean
  readonly requestedBy?: UserId
}

/**
 * Starts a job that sends failed deliveries of a webhook again, or events that it missed; or counts them beforehand
 * (contract W31, W34).
 */
export const makeStartRecovery = (ports: StartRecoveryPorts) => {
  const { webhooks, recoveries, missedEvents, jobs, ids, unitOfWork } = ports

  const count = Effect.fnUntraced(function* (range: RecoveryRange, now: Timestamp) {
    if (range.missed !== true) return yield* recoveries.count(range, now)
    const { subscriptions } = yield* webhooks.find(range, range.webhookId)
    return yield* missedEvents.count(missedRangeOf(range, subscriptions))
  })

  const toRange = Effect.fnUntraced(function* (
    scope: Scope,
    webhookId: WebhookId,
    { since, until, status, eventType, missed }: RecoveryRequest,
    now: Timestamp,
  ) {
    const { status: state } = yield* webhooks.find(scope, webhookId)
    if (state === "Disabled") return yield* new WebhookNotSendable({ webhookId, state })
    const kept = keptFrom(now)
    if (since < kept) {
      return yield* fieldRefused(
        "since",
        `must not be before ${toIso(kept)}: the log is kept for ${retentionDays} days`,
      )
    }
    if (until !== undefined && until <= since) return yield* fieldRefused("until", "must be after since")
    if (missed === true && status !== undefined) {
      return yield* fieldRefused("status", "must be left out with missed: a missed event has no delivery yet")
    }
    const event = eventType === undefined ? undefined : findEventTag(eventType)
    if (eventType !== undefined && event === undefined) {
      return yield* fieldRefused("eventType", "is not an event tag")
    }
    return {
      tenantId: scope.tenantId,
      legalEntityId: scope.legalEntityId,
      webhookId,
      since,
      until: until ?? now,
      ...(status === undefined ? {} : { status }),
      ...(missed === true ? { missed } : {}),
      ...(event === undefined ? {} : { event: { spelling: eventType!, tag: event.tag } }),
    } satisfies RecoveryRange
  })

  return {
    /** The number of deliveries that `startRecovery` would send again now. */
    countRecoverable: Effect.fn("webhooks.countRecoverable")(function* (
      scope: Scope,
      id: WebhookId,
      request: RecoveryRequest,
    ) {
      const now = yield* currentTime
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.flatMap(toRange(scope, id, request, now), (range) => count(range, now)),
      )
    }),

    startRecovery: Effect.fn("webhooks.startRecovery")(function* (
      scope: Scope,
      id: WebhookId,
      request: RecoveryRequest,
    ) {
      const now = yield* currentTime
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const range = yield* toRange(scope, id, request, now)
          const recovery: Recovery = {
            ...range,
            id: ids.next(),
            total: yield* count(range, now),
            createdAt: now,
            ...(request.requestedBy === undefined ? {} : { requestedBy: request.requestedBy }),
            progress: begunRecovery,
          }
          yield* recoveries.insert(recovery)
          yield* jobs.enqueue("webhooks-recover", { tenantId: scope.tenantId, recoveryId: recovery.id })
          return recovery
        }),
      )
    }),
  }
}
