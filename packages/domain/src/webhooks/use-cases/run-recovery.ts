import { Effect } from "effect"
import type { DeliveryId, RecoveryId, TenantId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { applyToDelivery, deliveryLanes, laneOf } from "../delivery.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { Recoverable, RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, type Recovery } from "../recovery.ts"
import { oldestKeptDay } from "../retention.ts"
import type { Webhook } from "../webhook.ts"
import { makeSendMissed, type SendMissedPorts } from "./send-missed.ts"

export interface RunRecoveryPorts extends SendMissedPorts {
  readonly webhooks: WebhookStore
  readonly recoveries: RecoveryStore
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

const batchSize = 1_000

/**
 * Goes through a recovery, batch by batch, until nothing is left or it is cancelled. Each batch commits together with
 * the place it reached, so that a recovery that is cut off goes on there. The webhook counts as congested from the
 * first batch on: its deliveries wait outside the queue and come into it as the receiver has room, so that they delay
 * nobody (contract W31).
 */
export const makeRunRecovery = (ports: RunRecoveryPorts) => {
  const { webhooks, recoveries, deliveries, queue, congestion, unitOfWork } = ports
  const sendMissed = makeSendMissed(ports)

  /** Asks for the next attempt of each delivery as a person would, and gives their number. */
  const resend = Effect.fnUntraced(function* (recovery: Recovery, found: readonly Recoverable[], now: Timestamp) {
    const { tenantId, webhookId } = recovery
    const attempts = found.map((each) => ({ ...each, tenantId, webhookId }))
    // Takes over attempts that wait; an attempt that is being made at this moment is not made twice.
    const waiting = attempts.filter(({ progress }) => progress.state === "Pending")
    const withdrawn = new Set((yield* queue.withdraw("retry", waiting)).map(({ deliveryId }) => deliveryId))
    const asked = attempts
      .filter(({ progress, deliveryId }) => progress.state !== "Pending" || withdrawn.has(deliveryId))
      .map((each) => ({ ...each, progress: applyToDelivery(each.progress, { _tag: "RetryRequested", at: now }) }))

    yield* deliveries.saveAll(asked)
    const parked = yield* deliveries.park(asked)
    // The congestion ended meanwhile: these belong into the queue after all.
    const due = asked.filter(({ deliveryId }) => !parked.has(deliveryId)).map((each) => ({ ...each, dueAt: now }))
    for (const lane of deliveryLanes)
      yield* queue.add(
        lane,
        due.filter(({ progress }) => laneOf(progress) === lane),
      )
    return asked.length
  })

  const sendBatch = Effect.fnUntraced(function* (recovery: Recovery, webhook: Webhook, now: Timestamp) {
    const { missed, progress } = recovery
    if (missed === true) return yield* sendMissed(recovery, webhook, now, batchSize)
    const { found, last } = yield* recoveries.next(recovery, now, progress.after as DeliveryId | undefined, batchSize)
    return { resent: yield* resend(recovery, found, now), ...(last === undefined ? {} : { last }) }
  })

  const step = Effect.fnUntraced(function* (tenantId: TenantId, id: RecoveryId) {
    const now = yield* currentTime
    const recovery = yield* recoveries.lock(tenantId, id)
    if (recovery.progress.state !== "Running") return recovery.progress
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
      webhook === undefined
        ? { _tag: "CancelRequested", at: now }
        : { _tag: "BatchResent", at: now, ...(yield* sendBatch(range, webhook, now)) },
    )
    yield* recoveries.save(recovery, progress)
    return progress
  })

  return Effect.fn("webhooks.runRecovery")(function* (tenantId: TenantId, id: RecoveryId) {
    for (;;) {
      const progress = yield* unitOfWork.atomically(tenantId, step(tenantId, id))
      if (progress.state !== "Running") return progress
    }
  })
}
