import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { UserId } from "../../shared/ids.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { SecurityEvent, SecurityEventType } from "../security-event.ts"

export interface SecurityEventsWanted {
  readonly userId?: UserId
  readonly types?: readonly SecurityEventType[]
  readonly from?: Timestamp
  /** Exclusive. */
  readonly to?: Timestamp
  readonly after?: string
  readonly limit: number
}

/**
 * Keeps security events; nobody changes or removes one (contract G20).
 *
 * Contract (`test/contract/people-stores.contract.test.ts`): `list` gives those of the tenant of the unit of work, newest
 * first.
 */
export interface SecurityEventStore {
  readonly append: (event: SecurityEvent) => Effect.Effect<void, PortUnavailable>
  readonly list: (wanted: SecurityEventsWanted) => Effect.Effect<readonly SecurityEvent[], PortUnavailable>
}
