import { Effect } from "effect"
import type { Order } from "../../orders/order.ts"
import { chargesOf } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Scope } from "../../shared/scope.ts"
import { isOfUsage } from "../engine/coverage.ts"
import type { TargetDates } from "../engine/due.ts"
import { usagePeriods } from "../engine/usage-periods.ts"
import { usageKey, type UsageTotals } from "../engine/usage-totals.ts"
import type { BilledPeriods } from "../ports/billed-periods.ts"
import type { UsageToBill } from "../ports/usage-to-bill.ts"

export interface BilledFactsPorts {
  readonly periods: Pick<BilledPeriods, "of">
  readonly usage: Pick<UsageToBill, "totals" | "waiting">
}

/** Reads the invoiced periods of orders and the usage that is due, with one query each for all orders. */
export const makeBilledFacts = ({ periods, usage }: BilledFactsPorts) =>
  Effect.fnUntraced(function* (scope: Scope, orders: readonly Order[], targetDates: TargetDates) {
    const charges = orders.flatMap(chargesOf)
    const invoiced = Map.groupBy(
      yield* periods.of(scope, new Map(charges.map((charge) => [charge.id, invoicedBefore(charge)]))),
      ({ orderChargeId }) => orderChargeId,
    )
    const facts = orders.map((order) => ({
      order,
      invoiced: chargesOf(order).flatMap(({ id }) => invoiced.get(id) ?? []),
      totals: new Map<string, UsageTotals>(),
    }))
    const counted = new Set(charges.filter(isOfUsage).map(({ chargeNumber }) => chargeNumber))
    if (counted.size === 0) return facts
    const waiting = yield* usage.waiting(scope, [...counted], targetDates.usage)
    const due = facts.map((of) => usagePeriods(of.order, { targetDates, invoiced: of.invoiced, waiting }))
    const totals = yield* usage.totals(scope, due.flat())
    return facts.map((of, index) => ({
      ...of,
      totals: new Map(due[index]!.map((period) => [usageKey(period), totals.get(usageKey(period))!])),
    }))
  })

/**
 * The day before which invoiced periods of a charge need not be read. Usage may come late, and OneOffs are read whole.
 */
const invoicedBefore = (charge: OrderCharge): CalendarDate | undefined =>
  charge.chargeType === "Recurring" ? charge.chargedThrough : undefined
