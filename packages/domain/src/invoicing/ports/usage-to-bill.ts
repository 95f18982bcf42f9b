import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId } from "../../shared/ids.ts"
import type { DueAccount, DueAccountsAsked } from "../../orders/due-accounts.ts"
import type { Scope } from "../../shared/scope.ts"
import type { MovedLine } from "./billed-periods.ts"
import type { UsagePeriod, UsageTotals } from "../engine/usage-totals.ts"

/** The waiting rows of a billing period, and the line that they go onto. */
export interface UsageHold {
  readonly chargeNumber: string
  readonly from: CalendarDate
  /** The first day behind the period. */
  readonly to: CalendarDate
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
}

/**
 * What invoicing asks of usage and measurements, and tells them, in the unit of work of an invoice.
 *
 * Contract (`test/contract/usage-to-bill.contract.test.ts`), within the scope:
 * - the caller holds the orders of the charges: usage that is written meanwhile waits for the end of its unit of work, so
 *   that `totals` and `hold` are about the same rows;
 * - each operation is one statement, whatever it is asked about;
 * - `waiting` gives no entry for a charge of which nothing waits; days in order;
 * - `totals` gives an entry for each period, under `usageKey`;
 * - `hold` touches no row that stands on a line already; `release` gives all rows of the invoices back;
 * - `move` has the rows that stand on lines stand on those in their place.
 */
export interface UsageToBill {
  /** The days (fromDate) before a day on which rows of the charges wait, by charge number. */
  readonly waiting: (
    scope: Scope,
    chargeNumbers: readonly string[],
    before: CalendarDate,
  ) => Effect.Effect<ReadonlyMap<string, readonly CalendarDate[]>, PortUnavailable>
  /** The accounts whose orders have charges with rows that wait before the target of usage, by their numbers. */
  readonly accountsWaiting: (
    scope: Scope,
    asked: DueAccountsAsked,
  ) => Effect.Effect<readonly DueAccount[], PortUnavailable>
  /** By `usageKey`. */
  readonly totals: (
    scope: Scope,
    periods: readonly UsagePeriod[],
  ) => Effect.Effect<ReadonlyMap<string, UsageTotals>, PortUnavailable>
  /** Marks the rows of the charge from `from` to the day before `to` that wait as standing on the line. */
  readonly hold: (scope: Scope, holds: readonly UsageHold[]) => Effect.Effect<void, PortUnavailable>
  readonly move: (scope: Scope, to: InvoiceId, lines: readonly MovedLine[]) => Effect.Effect<void, PortUnavailable>
  readonly release: (scope: Scope, invoices: readonly InvoiceId[]) => Effect.Effect<void, PortUnavailable>
}
