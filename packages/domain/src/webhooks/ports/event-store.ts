import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventId, TenantId } from "../../shared/ids.ts"
import type { StoredEvent } from "../event.ts"
import type { NewDelivery } from "./delivery-store.ts"

/** A new event with its deliveries, all created at one time. */
export interface RaisedEvent {
  readonly event: StoredEvent
  readonly deliveries: readonly NewDelivery[]
  /** The priorities of the first attempts, in the order of the deliveries. */
  readonly priorities: readonly number[]
}

/**
 * Stores events in the transaction of the change that caused them (contract W8).
 *
 * Contract (`test/contract/event-store.contract.test.ts`): `keep` keeps events as long as a delivery of them that is
 * made now, which may be long after the events were raised; events that are kept already do not change. `raise` writes
 * events, their deliveries and the deliveries' first attempts, due at once, like `insertAll`, `DeliveryStore.insertAll`
 * and `DeliveryQueue.add` together.
 *
 * Both write the `absence` of an event. `erase` replaces the envelope of an event, deletes its search values, and
 * deletes the answers to its attempts. It does nothing while a delivery of a webhook that still exists expects an
 * attempt. It returns whether it erased. `keep` waits for an `erase` of the same event, and the other way round.
 */
export interface EventStore {
  readonly insertAll: (events: readonly StoredEvent[]) => Effect.Effect<void, PortUnavailable>
  readonly raise: (events: readonly RaisedEvent[]) => Effect.Effect<void, PortUnavailable>
  readonly erase: (tenantId: TenantId, id: EventId, envelope: string) => Effect.Effect<boolean, PortUnavailable>
  readonly keep: (tenantId: TenantId, events: readonly EventId[]) => Effect.Effect<void, PortUnavailable>
}
