import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Days } from "../accounting-period.ts"

/** The closed periods by their first days, oldest first, each with the time when it was closed. */
export type ClosedPeriods = ReadonlyMap<CalendarDate, Timestamp>

/**
 * Stores which accounting periods of legal entities are closed. Open periods are not stored.
 *
 * Contract (`test/contract/period-store.contract.test.ts`): the answer of `hold…` stays true until the unit of work
 * ends. `holdToChange` waits for running postings, and later ones wait for it; `hold` waits only for closings.
 */
export interface PeriodStore {
  readonly closed: (scope: Scope) => Effect.Effect<ClosedPeriods, PortUnavailable>
  /** The earliest of the days that is in a closed period. */
  readonly closedAmong: (
    scope: Scope,
    days: readonly CalendarDate[],
  ) => Effect.Effect<CalendarDate | undefined, PortUnavailable>
  /** The first day of the last closed period. */
  readonly hold: (scope: Scope) => Effect.Effect<{ readonly lastClosed: CalendarDate | undefined }, PortUnavailable>
  readonly holdToChange: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  /** Closes a period, or opens it when no time is given. May be called only after `holdToChange`. */
  readonly change: (
    scope: Scope,
    firstDay: CalendarDate,
    closedAt: Timestamp | undefined,
  ) => Effect.Effect<void, PortUnavailable>
  /** Whether a period was ever closed, even if it was opened again. */
  readonly wasClosed: (scope: Scope) => Effect.Effect<boolean, PortUnavailable>
  /** The days of the first and the last voucher. */
  readonly voucherDays: (scope: Scope) => Effect.Effect<Days | undefined, PortUnavailable>
}
