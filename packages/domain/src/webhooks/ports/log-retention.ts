import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** A day (UTC, `yyyy-MM-dd`) of the log. */
export interface LogDay {
  readonly day: string
  /** The size of the day on disk, including indexes. */
  readonly bytes: number
}

/**
 * Drops the parts of the log that are older than its retention time (contract W30). Runs outside of units of work: each
 * step commits by itself and may be repeated.
 *
 * Contract (`test/contract/log-retention.contract.test.ts`):
 * - `days` gives the days that ended before a time, oldest first;
 * - `countKept` counts the deliveries of a day that still expect an attempt, of webhooks that were not deleted;
 * - `dropDay` drops events, deliveries and attempts of a day. Deliveries that `countKept` counts stay with their events.
 *   Blocks other transactions only for an instant. Gives false and leaves the day when locks are not available or when
 *   moving the deliveries that stay would take long;
 * - `deleteRest` deletes the remaining rows that are older than a time one by one, except deliveries that expect an
 *   attempt and their events. Gives the number of rows.
 */
export interface LogRetention {
  readonly days: (before: Timestamp) => Effect.Effect<readonly LogDay[], PortUnavailable>
  readonly countKept: (day: string) => Effect.Effect<number, PortUnavailable>
  readonly dropDay: (day: string) => Effect.Effect<boolean, PortUnavailable>
  readonly deleteRest: (before: Timestamp) => Effect.Effect<number, PortUnavailable>
}
