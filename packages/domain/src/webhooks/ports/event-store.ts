import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventId, TenantId } from "../../shared/ids.ts"
import type { StoredEvent } from "../event.ts"
import type { NewDelivery } from "./delivery-store.ts"

/** A new event with its deliveries, all made at one moment. */
export interface RaisedEvent {
  readonly event: StoredEvent
  readonly deliveries: readonly NewDelivery[]
  /** Of the first attempt of each delivery, in their order. */
  readonly priorities: readonly number[]
}

/**
 * Keeps events, in the transaction of the change that caused them (contract W8).
 *
 * Contract (`test/contract/event-store.contract.test.ts`): `keep` makes events stay for as long as a delivery of theirs
 * that is made now, however long after them; what is kept already stays so. `raise` writes events with their deliveries
 * and the first attempts of these, due at once, as `insertAll`, `DeliveryStore.insertAll` and `DeliveryQueue.add` would.
 */
export interface EventStore {
  readonly insertAll: (events: readonly StoredEvent[]) => Effect.Effect<void, PortUnavailable>
  readonly raise: (events: readonly RaisedEvent[]) => Effect.Effect<void, PortUnavailable>
  readonly keep: (tenantId: TenantId, events: readonly EventId[]) => Effect.Effect<void, PortUnavailable>
}
