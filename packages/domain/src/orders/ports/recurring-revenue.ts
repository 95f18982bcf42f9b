import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { FilterTooBroad, PortUnavailable } from "../../shared/errors.ts"
import type { Scope } from "../../shared/scope.ts"
import type { MovedRevenue } from "../monthly-revenue.ts"

export interface RevenueAsked {
  readonly baseCurrency: string
  /** A day of the first month. */
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/**
 * Sums the monthly recurring revenue of a legal entity by month and movement (contract S36).
 *
 * Contract (`test/contract/recurring-revenue.contract.test.ts`): sums are exact and cover the orders that are activated
 * and not deleted; orders without a rate into the base currency are left out. Fails with `FilterTooBroad` when the
 * query takes longer than a list may take.
 */
export interface RecurringRevenue {
  readonly moved: (scope: Scope, asked: RevenueAsked) => Effect.Effect<MovedRevenue, FilterTooBroad | PortUnavailable>
}
