import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"

/** Reads from invoicing what prevents the closing of a period. */
export interface PeriodDrafts {
  /** The number of draft invoices and draft credit notes with a date between two days, both inclusive. */
  readonly drafts: (scope: Scope, from: CalendarDate, to: CalendarDate) => Effect.Effect<number, PortUnavailable>
}

/** Reads from revenue what prevents the closing of a period. */
export interface PeriodRevenue {
  /** The number of items of periods up to a day that are not recognised. */
  readonly unrecognised: (scope: Scope, through: CalendarDate) => Effect.Effect<number, PortUnavailable>
  /** The months of the first and the last item, from the first to the last day; `undefined` when there is no item. */
  readonly months: (scope: Scope) => Effect.Effect<Days | undefined, PortUnavailable>
}
