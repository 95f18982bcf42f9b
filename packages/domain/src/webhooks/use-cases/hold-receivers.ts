import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CongestionStore, Hold, WebhookKey } from "../ports/congestion-store.ts"

export interface HoldReceiversPorts {
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Holds everything back that waits for receivers that asked for time, and ends the wait for `answered`: those that took
 * a request meanwhile (contract W46).
 */
export const makeHoldReceivers =
  ({ congestion, unitOfWork }: HoldReceiversPorts) =>
  (holds: readonly Hold[], answered: readonly WebhookKey[]) =>
    // Two units of work, because webhooks of both at once would be locked in no certain order.
    Effect.andThen(
      unitOfWork.atomically(allTenants, congestion.release(answered)),
      unitOfWork.atomically(allTenants, congestion.hold(holds)),
    )
