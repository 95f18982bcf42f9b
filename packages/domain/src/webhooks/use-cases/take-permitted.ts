import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { deliveryLanes, laneOf } from "../delivery.ts"
import { permitsOf, spacingOf } from "../pace.ts"
import type { WebhookKey } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"
import type { PaceStore } from "../ports/pace-store.ts"

export interface TakePermittedPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly paces: PaceStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Takes up to `wanted` parked deliveries of a webhook with limits, as many as its limits permit now: first those that a
 * person asked for, then the oldest. They come as claims of this process, because another process would need permits of
 * its own. `againAt` is absent when no more deliveries wait.
 */
export const makeTakePermitted =
  ({ deliveries, queue, paces, unitOfWork }: TakePermittedPorts) =>
  (webhook: WebhookKey, wanted: number) =>
    unitOfWork.atomically(
      webhook.tenantId,
      Effect.gen(function* () {
        const now = yield* currentTime
        const { limits, ...pace } = yield* paces.lock(webhook)
        const isCounted = limits.concurrency !== null
        const permitted = permitsOf(limits, pace, wanted, now).times.length
        const parked = permitted === 0 ? [] : yield* deliveries.unpark(webhook.tenantId, webhook.webhookId, permitted)
        const { times, ...taken } = permitsOf(limits, pace, parked.length, now)
        const due = parked.flatMap(({ progress, ...delivery }, index) =>
          progress.nextAttemptAt === undefined
            ? []
            : [{ ...webhook, ...delivery, lane: laneOf(progress), permit: { at: times[index]!, isCounted } }],
        )
        const claims = yield* Effect.forEach(deliveryLanes, (lane) =>
          queue.addClaimed(
            lane,
            due.filter((each) => each.lane === lane),
          ),
        )
        if (parked.length > 0) yield* paces.save(webhook, { ...taken, opened: isCounted ? parked.length : 0 })
        return { claims: claims.flat(), againAt: parked.length === permitted ? taken.againAt : undefined }
      }),
    )

export interface EndPermittedPorts {
  readonly paces: PaceStore
  readonly unitOfWork: UnitOfWork
}

/** Requests with permits that have ended. */
export interface EndedPermits {
  /** The number of requests that counted as under way. */
  readonly counted: number
  /** The number of requests that were not sent, so that others may be sent in their place. */
  readonly unsent: number
}

/** Notes that requests to a webhook with limits have ended, and gives back the permits of those that were not sent. */
export const makeEndPermitted =
  ({ paces, unitOfWork }: EndPermittedPorts) =>
  (webhook: WebhookKey, { counted, unsent }: EndedPermits) =>
    unitOfWork.atomically(
      webhook.tenantId,
      Effect.gen(function* () {
        if (counted > 0) yield* paces.end(webhook, counted)
        if (unsent === 0) return
        const { limits, nextAt } = yield* paces.lock(webhook)
        if (limits.rate !== null && nextAt !== undefined)
          yield* paces.save(webhook, { nextAt: nextAt - unsent * spacingOf(limits.rate), opened: 0 })
      }),
    )
