import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { DeliveryLane } from "../delivery.ts"
import type { WebhookKey } from "../ports/congestion-store.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface ParkBacklogDeps {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly unitOfWork: UnitOfWork
}

const batchSize = 2_000

/**
 * Takes some of what is due of a congested webhook out of a lane, so that claims need not wade through it (decisions
 * B16). To be called again when claims still bring more than the webhook has room for. Gives the number parked.
 */
export const makeParkBacklog = ({ deliveries, queue, unitOfWork }: ParkBacklogDeps) =>
  Effect.fn("webhooks.parkBacklog")((lane: DeliveryLane, webhook: WebhookKey) =>
    unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        const waiting = yield* queue.waiting(lane, webhook, batchSize)
        // The delivery before its job, in the order of a manual retry; what somebody else has in hand stays where it is.
        const withdrawn = yield* queue.withdraw(lane, yield* deliveries.tryLock(waiting))
        const parked = yield* deliveries.park(withdrawn)
        // No longer congested: they belong into the queue after all.
        yield* queue.add(
          lane,
          withdrawn.filter(({ deliveryId }) => !parked.has(deliveryId)),
        )
        return parked.size
      }),
    ),
  )
export type ParkBacklog = ReturnType<typeof makeParkBacklog>
