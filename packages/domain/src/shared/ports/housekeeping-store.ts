import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

/** What a database needs done from time to time. Every operation may run again and at the same time without harm. */
export interface HousekeepingStore {
  /** Makes the partitions of the days (UTC) between the two moments that are missing; gives the number of days made. */
  readonly makePartitions: (from: Timestamp, to: Timestamp) => Effect.Effect<number, PortUnavailable>
  /** Deletes idempotency keys, refresh tokens, recoveries, notifications and sign-in failures that no longer count; gives the number of rows. */
  readonly deleteExpired: (now: Timestamp) => Effect.Effect<number, PortUnavailable>
}
