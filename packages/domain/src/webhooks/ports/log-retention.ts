import type { Effect } from "effect"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Timestamp } from "../../shared/timestamp.ts"

/** A day (UTC, `yyyy-MM-dd`) of the log. */
export interface LogDay {
  readonly day: string
  /** The size of the day on disk, indexes included. */
  readonly bytes: number
}

/**
 * Drops what is older than the log is kept (contract W30). Runs outside of units of work: each step commits by itself
 * and may be repeated.
 *
 * Contract (`test/contract/log-retention.contract.test.ts`):
 * - `days` gives those that are over before a moment, oldest first;
 * - `countKept` counts the deliveries of a day that still expect an attempt, of webhooks that were not deleted;
 * - `dropDay` drops events, deliveries and attempts of a day; deliveries that `countKept` counts stay with their
 *   events. It makes nobody wait for longer than an instant. It gives false, and the day stays, when the locks could
 *   not be had or when moving the deliveries that stay would take long;
 * - `deleteRest` deletes, row by row, what is older than a moment and still there, except what expects an attempt and
 *   its events; it gives the number of rows.
 */
export interface LogRetention {
  readonly days: (before: Timestamp) => Effect.Effect<readonly LogDay[], PortUnavailable>
  readonly countKept: (day: string) => Effect.Effect<number, PortUnavailable>
  readonly dropDay: (day: string) => Effect.Effect<boolean, PortUnavailable>
  readonly deleteRest: (before: Timestamp) => Effect.Effect<number, PortUnavailable>
}
