import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { Claim, DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface SetAsideDeps {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/** Claims that end without an attempt, by what is to become of their deliveries. */
export interface ClaimsAside {
  /** Wait for their webhook to be enabled (decisions B8). */
  readonly held: readonly Claim[]
  /** More than their webhook can take at a time (decisions B16): it is congested from now on. */
  readonly surplus: readonly Claim[]
  /** Leftovers of settled deliveries. */
  readonly dropped: readonly Claim[]
}

/** Ends claims without an attempt. One whose webhook was enabled meanwhile is due again at once. */
export const makeSetAside = ({ deliveries, queue, congestion, unitOfWork }: SetAsideDeps) =>
  Effect.fn("webhooks.setAside")(({ held, surplus, dropped }: ClaimsAside) =>
    unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        yield* congestion.mark(surplus)
        const all = [...held, ...surplus]
        const parked = yield* deliveries.park(all)
        yield* queue.settle([...dropped, ...all.filter(({ deliveryId }) => parked.has(deliveryId))])
        yield* queue.giveBack(all.filter(({ deliveryId }) => !parked.has(deliveryId)))
      }),
    ),
  )
export type SetAside = ReturnType<typeof makeSetAside>
