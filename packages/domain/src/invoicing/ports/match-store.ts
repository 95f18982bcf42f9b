import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { MatchedAmounts } from "../invoice-match.ts"

/**
 * Stores the amounts of invoices that credit notes have settled.
 *
 * Contract (`test/http/matches.test.ts`), within the scope: `add` adds to the amount that the two have matched already
 * and keeps its day; `take` gives the whole amount and removes it.
 */
export interface MatchStore {
  readonly add: (
    scope: Scope,
    invoice: InvoiceId,
    credit: InvoiceId,
    amounts: MatchedAmounts,
    day: CalendarDate,
  ) => Effect.Effect<void, PortUnavailable>
  readonly take: (
    scope: Scope,
    invoice: InvoiceId,
    credit: InvoiceId,
  ) => Effect.Effect<MatchedAmounts | undefined, PortUnavailable>
}
