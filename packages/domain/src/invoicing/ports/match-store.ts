import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { MatchedAmounts } from "../invoice-match.ts"

/**
 * Keeps what credit notes have settled of invoices.
 *
 * Contract (`test/http/matches.test.ts`), within the scope: `add` adds to what the two have matched already, whose day stays; `take` gives all
 * of it once, and nothing is left then.
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
