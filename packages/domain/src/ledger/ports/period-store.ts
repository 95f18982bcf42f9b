import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import type { Days } from "../accounting-period.ts"

/** The closed periods by their first days, oldest first, each with when it was closed. */
export type ClosedPeriods = ReadonlyMap<CalendarDate, Timestamp>

/**
 * Keeps which accounting periods of legal entities are closed. Periods exist without being stored.
 *
 * Contract (`test/contract/period-store.contract.test.ts`): what `hold…` answers stays so until the unit of work ends.
 * `holdToChange` waits for the postings that are under way, and later ones wait for it; `hold` waits for closings only.
 */
export interface PeriodStore {
  readonly closed: (scope: Scope) => Effect.Effect<ClosedPeriods, PortUnavailable>
  /** The earliest of the days that lies in a closed period. */
  readonly closedAmong: (
    scope: Scope,
    days: readonly CalendarDate[],
  ) => Effect.Effect<CalendarDate | undefined, PortUnavailable>
  /** The first day of the last closed period. */
  readonly hold: (scope: Scope) => Effect.Effect<{ readonly lastClosed: CalendarDate | undefined }, PortUnavailable>
  readonly holdToChange: (scope: Scope) => Effect.Effect<void, PortUnavailable>
  /** Closes a period, or opens it where no time is given. Inside `holdToChange`. */
  readonly change: (
    scope: Scope,
    firstDay: CalendarDate,
    closedAt: Timestamp | undefined,
  ) => Effect.Effect<void, PortUnavailable>
  /** Whether a period was closed, and maybe opened again. */
  readonly wasClosed: (scope: Scope) => Effect.Effect<boolean, PortUnavailable>
  /** The days of the first and the last voucher. */
  readonly voucherDays: (scope: Scope) => Effect.Effect<Days | undefined, PortUnavailable>
}
