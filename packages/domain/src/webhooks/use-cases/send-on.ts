import { Effect } from "effect"
import { type DeliveryProgress, deliveryLanes, laneOf } from "../delivery.ts"
import type { DeliveryQueue, QueuedAttempt } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface SendOnPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
}

/**
 * Stores the progress of deliveries that are neither in the queue nor parked, in the running unit of work. Deliveries that
 * expect an attempt then wait for it: outside the queue when their webhook is held or congested, otherwise in its lane.
 */
export const makeSendOn = ({ deliveries, queue }: SendOnPorts) =>
  Effect.fnUntraced(function* (all: readonly (QueuedAttempt & { readonly progress: DeliveryProgress })[]) {
    yield* deliveries.saveAll(all)
    const due = all.flatMap((each) =>
      each.progress.nextAttemptAt === undefined ? [] : [{ ...each, dueAt: each.progress.nextAttemptAt }],
    )
    const parked = yield* deliveries.park(due)
    for (const lane of deliveryLanes)
      yield* queue.add(
        lane,
        due.filter(({ deliveryId, progress }) => !parked.has(deliveryId) && laneOf(progress) === lane),
      )
  })
