import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId } from "../../shared/ids.ts"
import type { DueAccount, DueAccountsAsked } from "../../orders/due-accounts.ts"
import type { Scope } from "../../shared/scope.ts"
import type { MovedLine } from "./billed-periods.ts"
import type { UsagePeriod, UsageTotals } from "../engine/usage-totals.ts"

/** The waiting rows of a billing period, and the line that bills them. */
export interface UsageHold {
  readonly chargeNumber: string
  readonly from: CalendarDate
  /** The first day after the period. */
  readonly to: CalendarDate
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
}

/**
 * The operations on usage and measurements that invoicing calls in the unit of work of an invoice.
 *
 * Contract (`test/contract/usage-to-bill.contract.test.ts`), within the scope:
 * - the caller holds the locks of the charges' orders: writes of usage wait for the end of its unit of work, so that
 *   `totals` and `hold` see the same rows;
 * - each operation is one statement, for any number of charges;
 * - `waiting` gives the days in ascending order, and no entry for a charge without waiting rows;
 * - `totals` gives an entry for each period, under `usageKey`;
 * - `hold` leaves rows that a line bills already; `release` makes all rows of the invoices wait again;
 * - `move` assigns the rows of lines to the lines that replace them.
 */
export interface UsageToBill {
  /** The days (fromDate) before a given day on which rows of the charges wait, by charge number. */
  readonly waiting: (
    scope: Scope,
    chargeNumbers: readonly string[],
    before: CalendarDate,
  ) => Effect.Effect<ReadonlyMap<string, readonly CalendarDate[]>, PortUnavailable>
  /** The accounts whose orders have charges with rows that wait before the target date of usage, by account number. */
  readonly accountsWaiting: (
    scope: Scope,
    asked: DueAccountsAsked,
  ) => Effect.Effect<readonly DueAccount[], PortUnavailable>
  /** The totals by `usageKey`. */
  readonly totals: (
    scope: Scope,
    periods: readonly UsagePeriod[],
  ) => Effect.Effect<ReadonlyMap<string, UsageTotals>, PortUnavailable>
  /** Marks the waiting rows of the charge from `from` to the day before `to` as billed by the line. */
  readonly hold: (scope: Scope, holds: readonly UsageHold[]) => Effect.Effect<void, PortUnavailable>
  readonly move: (scope: Scope, to: InvoiceId, lines: readonly MovedLine[]) => Effect.Effect<void, PortUnavailable>
  readonly release: (scope: Scope, invoices: readonly InvoiceId[]) => Effect.Effect<void, PortUnavailable>
}
