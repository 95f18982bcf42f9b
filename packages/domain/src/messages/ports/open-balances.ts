import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"

/** The invoices that reminders name. */
export interface OpenBalances {
  /** The balance of each of some invoices that is posted, not settled and not disputed on a day, if it is above 0. */
  readonly of: (
    scope: Scope,
    ids: readonly InvoiceId[],
    day: CalendarDate,
  ) => Effect.Effect<ReadonlyMap<InvoiceId, Decimal>, PortUnavailable>
  /** Counts a reminder of some invoices that was sent. */
  readonly countReminder: (scope: Scope, ids: readonly InvoiceId[]) => Effect.Effect<void, PortUnavailable>
}
