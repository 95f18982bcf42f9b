import { Effect } from "effect"
import type { DeliveryId, RecoveryId, TenantId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { applyToDelivery } from "../delivery.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { AskedFor, Recoverable, RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, type Recovery, type RecoveryProgress } from "../recovery.ts"
import { oldestKeptDay } from "../retention.ts"
import type { Webhook } from "../webhook.ts"
import type { WebhooksJobs } from "../webhooks.jobs.ts"
import { makeSendMissed, type SendMissedPorts } from "./send-missed.ts"
import { makeSendOn, type SendOnPorts } from "./send-on.ts"

export interface RunRecoveryPorts extends SendMissedPorts, SendOnPorts {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly congestion: CongestionStore
  readonly jobs: JobQueue<WebhooksJobs>
  readonly unitOfWork: UnitOfWork
}

const batchSize = 1_000
const isThrough = ({ state, allResent }: RecoveryProgress) => state !== "Running" || allResent

/**
 * Goes through a recovery, batch by batch, until all of it is on its way or it is cancelled. Each batch commits together with
 * the place it reached, so that a recovery that is cut off goes on there. The webhook counts as congested from the
 * first batch on: its deliveries wait outside the queue and come into it as the receiver has room, so that they delay
 * nobody (contract W31).
 */
export const makeRunRecovery = (ports: RunRecoveryPorts) => {
  const { webhooks, recoveries, queue, congestion, jobs, unitOfWork } = ports
  const sendOn = makeSendOn(ports)
  const sendMissed = makeSendMissed(ports)

  /** Asks for the next attempt of each delivery as a person would, and gives what was asked for. */
  const resend = Effect.fnUntraced(function* (recovery: Recovery, found: readonly Recoverable[], now: Timestamp) {
    const { tenantId, webhookId } = recovery
    const attempts = found.map((each) => ({ ...each, tenantId, webhookId }))
    // Takes over attempts that wait; an attempt that is being made at this moment is not made twice.
    const waiting = attempts.filter(({ progress }) => progress.state === "Pending")
    const withdrawn = new Set((yield* queue.withdraw("retry", waiting)).map(({ deliveryId }) => deliveryId))
    const asked = attempts.filter(
      ({ progress, deliveryId }) => progress.state !== "Pending" || withdrawn.has(deliveryId),
    )

    yield* sendOn(
      asked.map((each) => ({ ...each, progress: applyToDelivery(each.progress, { _tag: "RetryRequested", at: now }) })),
    )
    return asked.map(({ deliveryId, progress: { attemptCount, nextAttemptAt } }): AskedFor => ({
      deliveryId,
      number: attemptCount + 1,
      ...(nextAttemptAt === undefined ? {} : { dueBefore: nextAttemptAt }),
    }))
  })

  const sendBatch = Effect.fnUntraced(function* (recovery: Recovery, webhook: Webhook, now: Timestamp) {
    const { missed, progress } = recovery
    if (missed === true) return yield* sendMissed(recovery, webhook, now, batchSize)
    const { found, last } = yield* recoveries.next(recovery, now, progress.after as DeliveryId | undefined, batchSize)
    return { asked: yield* resend(recovery, found, now), ...(last === undefined ? {} : { last }) }
  })

  const batch = Effect.fnUntraced(function* (recovery: Recovery, webhook: Webhook, now: Timestamp) {
    const { asked, last } = yield* sendBatch(recovery, webhook, now)
    yield* recoveries.addAwaited(recovery, asked)
    return { _tag: "BatchResent" as const, resent: asked.length, ...(last === undefined ? {} : { last }) }
  })

  const step = Effect.fnUntraced(function* (tenantId: TenantId, id: RecoveryId) {
    const now = yield* currentTime
    const recovery = yield* recoveries.lock(tenantId, id)
    if (isThrough(recovery.progress)) return recovery.progress
    const webhook = yield* Effect.catchTag(
      webhooks.find(recovery, recovery.webhookId),
      "WebhookNotFound",
      () => Effect.void,
    )
    // Locks the webhook before its deliveries. Nobody here waits for a delivery, so this order cannot deadlock.
    if (webhook !== undefined) yield* congestion.mark([{ tenantId, webhookId: recovery.webhookId }])
    // Deliveries of days that are about to be dropped are not touched any more.
    const range = { ...recovery, since: Math.max(recovery.since, oldestKeptDay(now)) as Timestamp }
    const progress = applyToRecovery(
      recovery.progress,
      webhook === undefined ? { _tag: "CancelRequested" } : yield* batch(range, webhook, now),
    )
    yield* recoveries.save(recovery, progress)
    yield* jobs.enqueue("webhooks-settle-recovery", { tenantId, recoveryId: id }, { key: id })
    return progress
  })

  return Effect.fn("webhooks.runRecovery")(function* (tenantId: TenantId, id: RecoveryId) {
    for (;;) {
      const progress = yield* unitOfWork.atomically(tenantId, step(tenantId, id))
      if (isThrough(progress)) return progress
    }
  })
}
