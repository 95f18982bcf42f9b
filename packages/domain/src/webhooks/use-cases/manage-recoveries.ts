import { Clock, Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { RecoveryId, WebhookId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { type Timestamp, toIso } from "../../shared/timestamp.ts"
import { findEventTag } from "../event-tags.ts"
import type { RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, type RecoverableStatus, type Recovery, type RecoveryRange } from "../recovery.ts"
import { keptFrom, retentionDays } from "../retention.ts"
import { WebhookNotSendable } from "../webhooks.errors.ts"

export interface ManageRecoveriesDeps {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly jobs: JobQueue
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface RecoveryRequest {
  readonly since: Timestamp
  /** Now when absent. */
  readonly until?: Timestamp
  readonly status?: RecoverableStatus
  /** Any spelling of a tag. */
  readonly eventType?: string
}

/** Asking for failed deliveries of a webhook to be sent again, and what becomes of it (decisions B10, cases J). */
export const makeManageRecoveries = ({ webhooks, recoveries, jobs, ids, unitOfWork }: ManageRecoveriesDeps) => {
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
      return yield* fieldRefused("eventType", "is not an event tag; GET /EventTypes lists them")
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
    /** The number of deliveries that `start` would send again now. */
    count: Effect.fn("webhooks.countRecoverable")(function* (scope: Scope, id: WebhookId, request: RecoveryRequest) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.flatMap(toRange(scope, id, request, now), (range) => recoveries.count(range, now)),
      )
    }),

    start: Effect.fn("webhooks.startRecovery")(function* (scope: Scope, id: WebhookId, request: RecoveryRequest) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          const range = yield* toRange(scope, id, request, now)
          const recovery: Recovery = {
            ...range,
            id: ids.next() as RecoveryId,
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

    get: Effect.fn("webhooks.getRecovery")((scope: Scope, id: RecoveryId) =>
      unitOfWork.atomically(scope.tenantId, recoveries.find(scope, id)),
    ),

    list: Effect.fn("webhooks.listRecoveries")(
      (scope: Scope, id: WebhookId, page: { readonly limit: number; readonly after?: RecoveryId }) =>
        unitOfWork.atomically(
          scope.tenantId,
          Effect.andThen(webhooks.find(scope, id), recoveries.list(scope, id, page)),
        ),
    ),

    /** What is on its way stays so; one that has ended stays as it is. */
    cancel: Effect.fn("webhooks.cancelRecovery")(function* (scope: Scope, id: RecoveryId) {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      return yield* unitOfWork.atomically(
        scope.tenantId,
        Effect.gen(function* () {
          yield* recoveries.find(scope, id)
          const recovery = yield* recoveries.lock(scope.tenantId, id)
          const progress = applyToRecovery(recovery.progress, { _tag: "CancelRequested", at: now })
          yield* recoveries.save(recovery, progress)
          return { ...recovery, progress }
        }),
      )
    }),
  }
}
export type ManageRecoveries = ReturnType<typeof makeManageRecoveries>
