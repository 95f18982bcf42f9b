import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { StoredEvent } from "../event.ts"

/** Keeps events, in the transaction of the change that caused them (contract W8). */
export interface EventStore {
  readonly insertAll: (events: readonly StoredEvent[]) => Effect.Effect<void, PortUnavailable>
}
