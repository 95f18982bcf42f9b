import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { WebhookId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { WebhooksJobs } from "../webhooks.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp, toIso } from "../../shared/timestamp.ts"
import { findEventTag } from "../event-tags.ts"
import type { RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import type { RecoverableStatus, Recovery, RecoveryRange } from "../recovery.ts"
import { keptFrom, retentionDays } from "../retention.ts"
import { WebhookNotSendable } from "../webhooks.errors.ts"

export interface StartRecoveryPorts {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly jobs: JobQueue<WebhooksJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface RecoveryRequest {
  readonly since: Timestamp
  /** The moment of the request when absent. */
  readonly until?: Timestamp
  readonly status?: RecoverableStatus
  /** Any spelling of a tag. */
  readonly eventType?: string
}

/** Has failed deliveries of a webhook sent again by a job, or counts them beforehand (contract W31). */
export const makeStartRecovery = ({ webhooks, recoveries, jobs, ids, unitOfWork }: StartRecoveryPorts) => {
  const toRange = Effect.fnUntraced(function* (
    scope: Scope,
    webhookId: WebhookId,
    { since, until, status, eventType }: RecoveryRequest,
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
        Effect.flatMap(toRange(scope, id, request, now), (range) => recoveries.count(range, now)),
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
            total: yield* recoveries.count(range, now),
            createdAt: now,
            progress: { state: "Running", resent: 0 },
          }
          yield* recoveries.insert(recovery)
          yield* jobs.enqueue("webhooks-recover", { tenantId: scope.tenantId, recoveryId: recovery.id })
          return recovery
        }),
      )
    }),
  }
}
