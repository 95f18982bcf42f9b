import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"

/** Asked of invoicing before a period is closed. */
export interface PeriodDrafts {
  /** How many draft invoices and draft credit notes are dated from a day to another, both included. */
  readonly drafts: (scope: Scope, from: CalendarDate, to: CalendarDate) => Effect.Effect<number, PortUnavailable>
}

/** Asked of revenue. */
export interface PeriodRevenue {
  /** How many items of periods up to a day are not recognised. */
  readonly unrecognised: (scope: Scope, through: CalendarDate) => Effect.Effect<number, PortUnavailable>
  /** The first and the last month that has an item, from its first to its last day; `undefined` where there is none. */
  readonly months: (scope: Scope) => Effect.Effect<Days | undefined, PortUnavailable>
}
