import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { PortUnavailable } from "../../shared/errors.ts"
import type { InvoiceId, InvoiceLineId, OrderChargeId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { InvoicedPeriod } from "../engine/invoiced-period.ts"

/** A period with the line that it stands on. */
export interface BilledPeriod extends InvoicedPeriod {
  readonly invoiceId: InvoiceId
  readonly lineId: InvoiceLineId
  /** The first day behind what the line billed; later than `to` where a credit took the rest. */
  readonly billedTo: CalendarDate
}

/** A line, and the one that stands in its place. */
export interface MovedLine {
  readonly from: InvoiceLineId
  readonly to: InvoiceLineId
}

/** What a credit note leaves of a period. */
export interface PeriodCut {
  readonly lineId: InvoiceLineId
  /** The first day that is not billed any more; the period is released when that is its first one. */
  readonly to: CalendarDate
}

/**
 * Keeps which spans of charges are billed (contract V21, V22, V31). Called in the unit of work that holds the order.
 *
 * Contract (`test/contract/billed-periods.contract.test.ts`), within the scope:
 * - of one charge, tier and number no two periods that are not released overlap, nor begin on one day: `claim` of such a
 *   period is a defect;
 * - `of` gives the periods that are not released and that end after a day, where one is given, by their first days;
 * - `release` takes the periods of cancelled drafts away and gives them;
 * - `cut` ends periods earlier, or releases them; `uncut` undoes what one credit note cut, and gives these periods;
 * - `move` has the periods of lines stand on other lines, which are those of one invoice;
 * - `releaseFrom` releases what a version of a charge has behind a day.
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
