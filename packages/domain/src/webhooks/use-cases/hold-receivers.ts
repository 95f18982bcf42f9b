import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { CongestionStore, Hold, WebhookKey } from "../ports/congestion-store.ts"

export interface HoldReceiversPorts {
  readonly congestion: CongestionStore
  readonly unitOfWork: UnitOfWork
}

/**
 * Makes all deliveries wait whose receivers asked for time, and ends the wait of `answered`, the webhooks whose
 * receivers accepted a request meanwhile (contract W46).
 */
export const makeHoldReceivers =
  ({ congestion, unitOfWork }: HoldReceiversPorts) =>
  (holds: readonly Hold[], answered: readonly WebhookKey[]) =>
    // One unit of work for both could lock webhooks in any order, so two units of work run.
    Effect.andThen(
      unitOfWork.atomically(allTenants, congestion.release(answered)),
      unitOfWork.atomically(allTenants, congestion.hold(holds)),
    )
