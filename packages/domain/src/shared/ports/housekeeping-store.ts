import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

/** Maintenance of a database. Every operation may run again, and several at the same time, without harm. */
export interface HousekeepingStore {
  /** Makes the missing partitions of the days (UTC) between the two moments; gives the number of days made. */
  readonly makePartitions: (from: Timestamp, to: Timestamp) => Effect.Effect<number, PortUnavailable>
  /**
   * Deletes idempotency keys, refresh tokens, recoveries, notifications and sign-in failures that no longer count
   * (contract O12); gives the number of rows.
   */
  readonly deleteExpired: (now: Timestamp) => Effect.Effect<number, PortUnavailable>
  /**
   * Drops the months (UTC) of security events that ended 400 days ago or earlier (contract G20); gives their number, which is 0 too
   * while somebody is at work on them: the next night tries again.
   */
  readonly dropMonths: (now: Timestamp) => Effect.Effect<number, PortUnavailable>
}
