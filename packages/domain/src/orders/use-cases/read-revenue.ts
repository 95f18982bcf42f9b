import { Effect } from "effect"
import type { Organisation } from "../../organisation/organisation.ts"
import { type CalendarDate, monthsBetween } from "../../shared/calendar-date.ts"
import { fieldRefused } from "../../shared/errors.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { mostRevenueMonths, revenueByMonth } from "../monthly-revenue.ts"
import type { RecurringRevenue } from "../ports/recurring-revenue.ts"

export interface ReadRevenuePorts {
  readonly recurringRevenue: RecurringRevenue
  readonly organisation: Pick<Organisation, "details">
  readonly unitOfWork: UnitOfWork
}

/**
 * The monthly recurring revenue by movement, in base currency, of each month between two days (contract S36, S37).
 * Refuses `To` before `From`, and more than 120 months.
 */
export const makeReadRevenue = ({ recurringRevenue, organisation, unitOfWork }: ReadRevenuePorts) => ({
  revenueByMonth: Effect.fn("orders.revenueByMonth")((scope: Scope, from: CalendarDate, to: CalendarDate) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        if (to < from) return yield* fieldRefused("To", `must not be before From, ${from}`)
        if (monthsBetween(from, to) >= mostRevenueMonths)
          return yield* fieldRefused(
            "To",
            `must be less than ${mostRevenueMonths} months after From: ask for a shorter period`,
          )
        const { baseCurrency } = yield* organisation.details(scope)
        const moved = yield* recurringRevenue.moved(scope, { baseCurrency, from, to })
        return revenueByMonth(moved, from, to, baseCurrency)
      }),
    ),
  ),
})
