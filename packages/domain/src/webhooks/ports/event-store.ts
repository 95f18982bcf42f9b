import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { EventId, TenantId } from "../../shared/ids.ts"
import type { StoredEvent } from "../event.ts"

/**
 * Keeps events, in the transaction of the change that caused them (contract W8).
 *
 * Contract (`test/contract/event-store.contract.test.ts`): `keep` makes events stay for as long as a delivery of theirs
 * that is made now, however long after them; what is kept already stays so.
 */
export interface EventStore {
  readonly insertAll: (events: readonly StoredEvent[]) => Effect.Effect<void, PortUnavailable>
  readonly keep: (tenantId: TenantId, events: readonly EventId[]) => Effect.Effect<void, PortUnavailable>
}
