import type { Effect } from "effect"
import type { PortUnavailable } from "../errors.ts"
import type { Timestamp } from "../timestamp.ts"

/** Maintenance of a database. Every operation may run repeatedly, and several at the same time, without harm. */
export interface HousekeepingStore {
  /** Makes the missing partitions of the days (UTC) between two times; gives the number of days. */
  readonly makePartitions: (from: Timestamp, to: Timestamp) => Effect.Effect<number, PortUnavailable>
  /**
   * Deletes the rows that have expired, by the expiries that each context declares (contract O12); gives the number of
   * rows.
   */
  readonly deleteExpired: (now: Timestamp) => Effect.Effect<number, PortUnavailable>
  /**
   * Drops the months (UTC) of security events that ended at least 400 days ago (contract G20), and gives their number.
   * Gives 0 when the months are in use; the next night tries again.
   */
  readonly dropMonths: (now: Timestamp) => Effect.Effect<number, PortUnavailable>
}
