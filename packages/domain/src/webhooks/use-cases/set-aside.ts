import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CongestionStore } from "../ports/congestion-store.ts"
import type { Claim, DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"

export interface SetAsidePorts {
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/** Claims that end without an attempt, by the reason. */
export interface ClaimsAside {
  /** Claims whose deliveries wait for their webhook to be enabled (contract W24). */
  readonly held: readonly Claim[]
  /**
   * Claims beyond the number that their webhook can take at a time (contract W26). The webhook then counts as
   * congested.
   */
  readonly surplus: readonly Claim[]
  /** Claims whose deliveries are already settled. */
  readonly dropped: readonly Claim[]
}

/** Ends claims without an attempt. A delivery whose webhook was enabled meanwhile is due again at once. */
export const makeSetAside =
  ({ deliveries, queue, congestion, unitOfWork }: SetAsidePorts) =>
  ({ held, surplus, dropped }: ClaimsAside) =>
    unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        yield* congestion.mark(surplus)
        const all = [...held, ...surplus]
        const parked = yield* deliveries.park(all)
        yield* queue.endClaims([...dropped, ...all.filter(({ deliveryId }) => parked.has(deliveryId))])
        yield* queue.giveBack(all.filter(({ deliveryId }) => !parked.has(deliveryId)))
      }),
    )
