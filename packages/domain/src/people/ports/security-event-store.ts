import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { SecurityEvent, SecurityEventType } from "../security-event.ts"

export interface SecurityEventsWanted {
  readonly userId?: UserId
  readonly types?: readonly SecurityEventType[]
  readonly from?: Timestamp
  /** The end of the range, exclusive. */
  readonly to?: Timestamp
  readonly after?: string
  readonly limit: number
}

/**
 * Stores security events, which are never changed or removed (contract G20).
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): `list` gives the events of the unit of work's tenant,
 * newest first.
 */
export interface SecurityEventStore {
  readonly append: (event: SecurityEvent) => Effect.Effect<void, PortUnavailable>
  readonly list: (wanted: SecurityEventsWanted) => Effect.Effect<readonly SecurityEvent[], PortUnavailable>
}
