import { Clock, Effect } from "effect"
import type { RecoveryId, TenantId } from "../../shared/ids.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { applyToDelivery, deliveryLanes, laneOf } from "../delivery.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"
import type { Recoverable, RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, type Recovery } from "../recovery.ts"
import { oldestKeptDay } from "../retention.ts"

export interface RunRecoveryDeps {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

const batchSize = 1_000

/**
 * Goes through a recovery, batch by batch, until nothing is left or it is cancelled. Each batch commits by itself, with
 * the place it came to: cut off at any time, it goes on there. The webhook counts as congested from the first batch on:
 * its deliveries wait outside the queue and come into it as the receiver has room, so that they delay nobody (case J5).
 */
export const makeRunRecovery = (deps: RunRecoveryDeps) => {
  const { webhooks, recoveries, deliveries, queue, congestion, unitOfWork } = deps

  /** Has the next attempt of each made as if a person had asked for it, and gives their number. */
  const resend = Effect.fnUntraced(function* (recovery: Recovery, found: readonly Recoverable[], now: Timestamp) {
    const { tenantId, webhookId } = recovery
    const attempts = found.map((each) => ({ ...each, tenantId, webhookId }))
    // A waiting attempt is taken over; one that is being made at this moment is not made twice.
    const waiting = attempts.filter(({ progress }) => progress.state === "Pending")
    const withdrawn = new Set((yield* queue.withdraw("retry", waiting)).map(({ deliveryId }) => deliveryId))
    const asked = attempts
      .filter(({ progress, deliveryId }) => progress.state !== "Pending" || withdrawn.has(deliveryId))
      .map((each) => ({ ...each, progress: applyToDelivery(each.progress, { _tag: "RetryRequested", at: now }) }))

    yield* deliveries.saveAll(asked)
    const parked = yield* deliveries.park(asked)
    // Its congestion ended in this moment: they belong into the queue after all.
    const due = asked.filter(({ deliveryId }) => !parked.has(deliveryId)).map((each) => ({ ...each, dueAt: now }))
    for (const lane of deliveryLanes)
      yield* queue.add(
        lane,
        due.filter(({ progress }) => laneOf(progress) === lane),
      )
    return asked.length
  })

  const step = Effect.fnUntraced(function* (tenantId: TenantId, id: RecoveryId) {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const recovery = yield* recoveries.lock(tenantId, id)
    if (recovery.progress.state !== "Running") return recovery.progress
    const exists = yield* Effect.as(webhooks.find(recovery, recovery.webhookId), true).pipe(
      Effect.catchTag("WebhookNotFound", () => Effect.succeed(false)),
    )
    // The webhook before its deliveries, which are never waited for.
    if (exists) yield* congestion.mark([{ tenantId, webhookId: recovery.webhookId }])
    // What is about to be dropped is not touched any more.
    const range = { ...recovery, since: Math.max(recovery.since, oldestKeptDay(now)) as Timestamp }
    const { found, last } = yield* recoveries.next(range, now, recovery.progress.after, batchSize)
    const progress = applyToRecovery(
      recovery.progress,
      exists
        ? {
            _tag: "BatchResent",
            resent: yield* resend(recovery, found, now),
            at: now,
            ...(last === undefined ? {} : { last }),
          }
        : { _tag: "CancelRequested", at: now },
    )
    yield* recoveries.save(recovery, progress)
    return progress
  })

  return Effect.fn("webhooks.runRecovery")(function* (tenantId: TenantId, id: RecoveryId) {
    for (;;) {
      const progress = yield* unitOfWork.atomically(allTenants, step(tenantId, id))
      if (progress.state !== "Running") return progress
    }
  })
}
export type RunRecovery = ReturnType<typeof makeRunRecovery>
