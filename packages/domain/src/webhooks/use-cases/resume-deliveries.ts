import { Effect } from "effect"
import type { TenantId, WebhookId } from "../../shared/ids.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { deliveryLanes, laneOf } from "../delivery.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface ResumeDeliveriesDeps {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly unitOfWork: UnitOfWork
}

const batchSize = 1000

/**
 * Puts the held deliveries of a webhook back into the queue, due when they were due (decisions B8). Each batch commits
 * by itself, so it can be cut off and run again. Gives the number put back.
 */
export const makeResumeDeliveries = ({ deliveries, queue, unitOfWork }: ResumeDeliveriesDeps) =>
  Effect.fn("webhooks.resumeDeliveries")(function* (tenantId: TenantId, webhookId: WebhookId) {
    let resumed = 0
    for (;;) {
      const count = yield* unitOfWork.atomically(
        allTenants,
        Effect.gen(function* () {
          const parked = yield* deliveries.unpark(tenantId, webhookId, batchSize)
          const due = parked.flatMap(({ deliveryId, progress }) =>
            progress.nextAttemptAt === undefined
              ? []
              : [{ lane: laneOf(progress), tenantId, webhookId, deliveryId, dueAt: progress.nextAttemptAt }],
          )
          for (const lane of deliveryLanes)
            yield* queue.add(
              lane,
              due.filter((each) => each.lane === lane),
            )
          return parked.length
        }),
      )
      resumed += count
      if (count < batchSize) return resumed
    }
  })
export type ResumeDeliveries = ReturnType<typeof makeResumeDeliveries>
