import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Claim, DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface SetAsideDeps {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly unitOfWork: UnitOfWork
}

/**
 * Ends claims without an attempt: `parked` ones wait for their webhook to be enabled (decisions B8), `dropped` ones are
 * leftovers. A webhook that was enabled meanwhile gets its attempt back at once.
 */
export const makeSetAside = ({ deliveries, queue, unitOfWork }: SetAsideDeps) =>
  Effect.fn("webhooks.setAside")((parked: readonly Claim[], dropped: readonly Claim[]) =>
    unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        const waiting = yield* deliveries.park(parked)
        yield* queue.settle([...dropped, ...parked.filter(({ deliveryId }) => waiting.has(deliveryId))])
        yield* queue.giveBack(parked.filter(({ deliveryId }) => !waiting.has(deliveryId)))
      }),
    ),
  )
export type SetAside = ReturnType<typeof makeSetAside>
