import { Effect } from "effect"
import type { DeliveryId, RecoveryId, TenantId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { applyToDelivery } from "../delivery.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { AskedFor, Recoverable, RecoveryStore } from "../ports/recovery-store.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"
import { applyToRecovery, fromBeginning, nextLookAt, type Recovery, type RecoveryProgress } from "../recovery.ts"
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
 * Runs a recovery batch by batch, until everything is sent again or it is cancelled. Each batch commits together with
 * its position, so that an interrupted recovery continues there. The webhook counts as congested from the first batch
 * on: its deliveries wait outside the queue and enter it as the receiver has room, so that they delay nobody (contract
 * W31).
 *
 * An event that was raised before the webhook was enabled, and whose transaction ends later, has no delivery and cannot
 * be found until then. Therefore a job goes through the missed events of the range again until the transactions that
 * were running at the beginning have ended (contract W34).
 */
export const makeRunRecovery = (ports: RunRecoveryPorts) => {
  const { webhooks, recoveries, deliveries, queue, congestion, missedEvents, jobs, unitOfWork } = ports
  const sendOn = makeSendOn(ports)
  const sendMissed = makeSendMissed(ports)

  /** Requests the next attempt of each delivery as a person would, and gives the requested attempts. */
  const resend = Effect.fnUntraced(function* (recovery: Recovery, found: readonly Recoverable[], now: Timestamp) {
    const { tenantId, webhookId } = recovery
    const attempts = found.map((each) => ({ ...each, tenantId, webhookId }))
    // Takes waiting attempts out of the queue. An attempt that is in flight is not made twice.
    const waiting = attempts.filter(({ progress }) => progress.state === "Pending")
    const withdrawn = new Set((yield* queue.withdraw("retry", waiting)).map(({ deliveryId }) => deliveryId))
    const asked = attempts.filter(
      ({ progress, deliveryId }) => progress.state !== "Pending" || withdrawn.has(deliveryId),
    )

    yield* deliveries.thin(asked)
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

  const step = Effect.fnUntraced(function* (
    tenantId: TenantId,
    id: RecoveryId,
    { open, isFirst }: { readonly open: readonly string[]; readonly isFirst: boolean },
  ) {
    const now = yield* currentTime
    const locked = yield* recoveries.lock(tenantId, id)
    if (isThrough(locked.progress)) return { progress: locked.progress, isOver: true }
    const missed = locked.missed === true
    // An event that was committed while no job ran can be anywhere in the range, so the search starts over. An event
    // that was sent has a delivery and is not found again.
    const recovery = missed && isFirst ? { ...locked, progress: fromBeginning(locked.progress) } : locked
    const again = missed && open.length > 0
    const webhook = yield* Effect.catchTag(
      webhooks.find(recovery, recovery.webhookId),
      "WebhookNotFound",
      () => Effect.void,
    )
    // Locks the webhook before its deliveries. Nobody waits for a delivery here, so this order cannot deadlock.
    if (webhook !== undefined) yield* congestion.mark([{ tenantId, webhookId: recovery.webhookId }])
    // Leaves out deliveries of days that are about to be dropped.
    const range = { ...recovery, since: Math.max(recovery.since, oldestKeptDay(now)) as Timestamp }
    const progress = applyToRecovery(
      recovery.progress,
      webhook === undefined ? { _tag: "CancelRequested" } : { ...(yield* batch(range, webhook, now)), again },
    )
    yield* recoveries.save(recovery, progress)
    yield* jobs.enqueue("webhooks-settle-recovery", { tenantId, recoveryId: id }, { key: id })
    const waits = !isThrough(progress) && progress.after === undefined
    if (waits) {
      const job = { tenantId, recoveryId: id, transactions: open }
      yield* jobs.enqueue("webhooks-recover", job, { key: id, dueAt: nextLookAt(recovery, now) })
    }
    return { progress, isOver: waits || isThrough(progress) }
  })

  /** @param earlier the transactions that were running when the recovery went through its range the first time */
  return Effect.fn("webhooks.runRecovery")(function* (tenantId: TenantId, id: RecoveryId, earlier?: readonly string[]) {
    // Reads the running transactions before the first batch, so that commits from now on are waited for.
    const underWay = yield* missedEvents.transactions
    const open = earlier === undefined ? underWay : earlier.filter((each) => underWay.includes(each))
    for (let isFirst = true; ; isFirst = false) {
      const { progress, isOver } = yield* unitOfWork.atomically(tenantId, step(tenantId, id, { open, isFirst }))
      if (isOver) return progress
    }
  })
}
