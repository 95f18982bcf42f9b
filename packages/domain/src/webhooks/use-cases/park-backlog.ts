import { Effect } from "effect"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { DeliveryLane } from "../delivery.ts"
import type { WebhookKey } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface ParkBacklogPorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly unitOfWork: UnitOfWork
}

/**
 * The number of deliveries that are parked at once. For that many, the share lock on the webhook's row is held for less
 * than a second.
 */
export const mostParkedAtOnce = 2_000

/**
 * Moves due attempts of a congested webhook out of the queue's lane, including those that a person asked for, so that
 * claims need not read past them (contract W26). Gives the number of parked deliveries. The caller repeats this while
 * there are more.
 */
export const makeParkBacklog =
  ({ deliveries, queue, unitOfWork }: ParkBacklogPorts) =>
  (lane: DeliveryLane, webhook: WebhookKey) =>
    unitOfWork.atomically(
      webhook.tenantId,
      Effect.gen(function* () {
        const waiting = yield* queue.waiting(lane, webhook, mostParkedAtOnce)
        // Locks the delivery before its row in the queue, in the order that a manual retry uses. Deliveries that
        // somebody else has locked stay in the queue.
        const withdrawn = yield* queue.withdraw(lane, yield* deliveries.tryLock(waiting))
        const parked = yield* deliveries.park(withdrawn)
        // The congestion has ended meanwhile, so these attempts belong in the queue after all.
        yield* queue.add(
          lane,
          withdrawn.filter(({ deliveryId }) => !parked.has(deliveryId)),
        )
        return parked.size
      }),
    )
