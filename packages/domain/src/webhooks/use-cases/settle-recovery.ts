import { Effect } from "effect"
import type { RecoveryId, TenantId } from "../../shared/ids.ts"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { applyToDelivery } from "../delivery.ts"
import type { Awaited, RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, nextLookAt, type Recovery } from "../recovery.ts"
import type { WebhookRecoveryEnded } from "../webhooks.events.ts"
import type { WebhooksJobs } from "../webhooks.jobs.ts"
import { makeSendOn, type SendOnPorts } from "./send-on.ts"

export interface SettleRecoveryPorts extends SendOnPorts {
  readonly webhooks: WebhookStore
  readonly recoveryEvents: EventBus<WebhookRecoveryEnded, TenantOrigin>
  readonly recoveries: RecoveryStore
  readonly jobs: JobQueue<WebhooksJobs>
  readonly unitOfWork: UnitOfWork
}

const batchSize = 1_000

/**
 * Counts the outcomes of a recovery's deliveries, and withdraws those of a cancelled recovery that are not being sent
 * at this moment (contract W31). While attempts are awaited, a job looks again. A recovery that no longer exists counts
 * as settled.
 */
export const makeSettleRecovery = (ports: SettleRecoveryPorts) => {
  const { webhooks, recoveryEvents, recoveries, deliveries, queue, jobs, unitOfWork } = ports
  const sendOn = makeSendOn(ports)

  /** Resets deliveries to their state before the recovery, and gives the number of those that still waited. */
  const withdraw = Effect.fnUntraced(function* (recovery: Recovery, awaited: readonly Awaited[]) {
    const { tenantId, webhookId } = recovery
    const all = awaited.map((each) => ({ ...each, tenantId, webhookId }))
    const queued = all.filter(({ isParked }) => !isParked)
    const withdrawn = new Set((yield* queue.withdraw("first", queued)).map(({ deliveryId }) => deliveryId))
    const taken = all.filter(({ isParked, deliveryId }) => isParked || withdrawn.has(deliveryId))
    yield* recovery.missed === true
      ? deliveries.remove(taken)
      : sendOn(
          taken.map(({ progress, dueBefore, ...key }) => ({
            ...key,
            progress: applyToDelivery(progress, {
              _tag: "RetryWithdrawn",
              ...(dueBefore === undefined ? {} : { nextAttemptAt: dueBefore }),
            }),
          })),
        )
    yield* recoveries.forget(
      recovery,
      taken.map(({ deliveryId }) => deliveryId),
    )
    return taken.length
  })

  /** Raises the event of the recovery's end. Nobody is told when the webhook was deleted meanwhile. */
  const tell = Effect.fnUntraced(function* (recovery: Recovery) {
    const webhook = yield* Effect.catchTag(
      webhooks.find(recovery, recovery.webhookId),
      "WebhookNotFound",
      () => Effect.void,
    )
    if (webhook === undefined) return
    const ended = { _tag: "WebhookRecoveryEnded", recovery, url: webhook.url } as const
    yield* recoveryEvents.publish({ tenantId: recovery.tenantId }, [ended])
  })

  const look = Effect.fnUntraced(function* (tenantId: TenantId, id: RecoveryId) {
    const now = yield* currentTime
    const recovery = yield* recoveries.lock(tenantId, id)
    if (recovery.progress.finishedAt !== undefined) return { progress: recovery.progress, moved: 0 }
    const isCancelled = recovery.progress.state === "Cancelled"
    // Locks the deliveries before it counts, so that none of them is sent in between.
    const held = isCancelled ? yield* recoveries.holdAwaited(recovery, batchSize) : []
    const withdrawn = yield* withdraw(recovery, held)
    const { delivered, failed, gone } = yield* recoveries.takeMade(recovery)
    const progress = applyToRecovery(recovery.progress, {
      _tag: "Looked",
      delivered,
      failed,
      withdrawn: withdrawn + gone,
      awaited: yield* recoveries.isAwaiting(recovery),
      at: now,
    })
    yield* recoveries.save(recovery, progress)
    if (progress.finishedAt !== undefined) yield* tell({ ...recovery, progress })
    const moved = delivered + failed + withdrawn + gone
    if (progress.finishedAt === undefined && moved === 0) {
      const job = { tenantId, recoveryId: id }
      yield* jobs.enqueue("webhooks-settle-recovery", job, { key: id, dueAt: nextLookAt(recovery, now) })
    }
    return { progress, moved }
  })

  return Effect.fn("webhooks.settleRecovery")(
    function* (tenantId: TenantId, id: RecoveryId) {
      for (;;) {
        const { progress, moved } = yield* unitOfWork.atomically(tenantId, look(tenantId, id))
        if (progress.finishedAt !== undefined || moved === 0) return progress
      }
    },
    Effect.catchTag("RecoveryNotFound", () => Effect.void),
  )
}
