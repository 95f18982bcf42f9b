import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { deliveryLanes, laneOf } from "../delivery.ts"
import type { CongestionStore, WebhookKey } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface UnparkDeliveriesPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Moves up to `limit` parked deliveries of a webhook into the queue with their former due times: first those that a
 * person asked for, then the oldest. Gives their number, and whether the webhook is still congested.
 */
export const makeUnparkDeliveries =
  ({ deliveries, queue, congestion, unitOfWork }: UnparkDeliveriesPorts) =>
  ({ tenantId, webhookId }: WebhookKey, limit: number) =>
    unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const parked = yield* deliveries.unpark(tenantId, webhookId, limit)
        const due = parked.flatMap(({ progress, ...delivery }) =>
          progress.nextAttemptAt === undefined
            ? []
            : [{ ...delivery, lane: laneOf(progress), tenantId, webhookId, dueAt: progress.nextAttemptAt }],
        )
        for (const lane of deliveryLanes)
          yield* queue.add(
            lane,
            due.filter((each) => each.lane === lane),
          )
        const cleared = parked.length < limit && (yield* congestion.clear({ tenantId, webhookId }))
        return { unparked: parked.length, congested: !cleared }
      }),
    )
