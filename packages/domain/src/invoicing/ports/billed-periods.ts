import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId, OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { InvoicedPeriod } from "../engine/invoiced-period.ts"

/** An invoiced period with its line. */
export interface BilledPeriod extends InvoicedPeriod {
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
  /** The first day after the period that the line billed; later than `to` when a credit shortened the period. */
  readonly billedTo: CalendarDate
}

/** A line, and the line that replaces it. */
export interface MovedLine {
  readonly from: InvoiceLineId
  readonly to: InvoiceLineId
}

/** The shortening of a period by a credit note. */
export interface PeriodCut {
  readonly lineId: InvoiceLineId
  /** The first day that is no longer billed. When it is the period's first day, the period is released. */
  readonly to: CalendarDate
}

/**
 * Stores which spans of charges are billed (contract V21, V22, V31). Must be called in the unit of work that locks the
 * order.
 *
 * Contract (`test/contract/billed-periods.contract.test.ts`), within the scope:
 * - two periods of one charge, tier and number that are not released may neither overlap nor begin on one day: to
 *   `claim` such a period is a defect;
 * - `of` gives the periods that are not released and, where a day is given, end after it, sorted by first day;
 * - `release` removes the periods of cancelled drafts and gives them;
 * - `cut` ends periods earlier, or releases them; `uncut` undoes the cuts of one credit note and gives these periods;
 * - `move` assigns the periods of lines to other lines, all of one invoice;
 * - `releaseFrom` releases the periods of a version of a charge after a day.
 */
export interface BilledPeriods {
  readonly of: (
    scope: Scope,
    charges: ReadonlyMap<OrderChargeId, CalendarDate | undefined>,
  ) => Effect.Effect<readonly BilledPeriod[], PortUnavailable>
  readonly claim: (scope: Scope, periods: readonly BilledPeriod[]) => Effect.Effect<void, PortUnavailable>
  readonly release: (
    scope: Scope,
    invoices: readonly InvoiceId[],
  ) => Effect.Effect<readonly BilledPeriod[], PortUnavailable>
  readonly cut: (
    scope: Scope,
    creditNote: InvoiceId,
    cuts: readonly PeriodCut[],
  ) => Effect.Effect<void, PortUnavailable>
  readonly uncut: (scope: Scope, creditNote: InvoiceId) => Effect.Effect<readonly BilledPeriod[], PortUnavailable>
  readonly move: (scope: Scope, to: InvoiceId, lines: readonly MovedLine[]) => Effect.Effect<void, PortUnavailable>
  readonly releaseFrom: (
    scope: Scope,
    charge: OrderChargeId,
    from: CalendarDate,
  ) => Effect.Effect<void, PortUnavailable>
}
