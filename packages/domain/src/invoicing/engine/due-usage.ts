import { Result } from "effect"
import type { OrderProduct } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { Billing, DueOrRefused } from "./billing.ts"
import { isWholePeriod } from "./charge-amount.ts"
import { coveringOf } from "./coverage.ts"
import { discountParts, leftOf } from "./discount-parts.ts"
import { isDue } from "./due.ts"
import { daysOfDays } from "./proration.ts"
import { usageAmount } from "./usage-amount.ts"
import { usagePeriodAt } from "./usage-periods.ts"
import { usageKey } from "./usage-totals.ts"

/**
 * The periods of a Usage charge that are due and have totals: their usage less what is invoiced of it (contract V8,
 * V9).
 */
export function* dueUsage(billing: Billing, product: OrderProduct, charge: OrderCharge): Generator<DueOrRefused> {
  const { order, method, invoiced, targetDates, totals, summed } = billing
  const covering = coveringOf(charge, product.charges, invoiced)
  for (const from of summed.get(charge.id) ?? []) {
    const used = totals.get(usageKey({ orderChargeId: charge.id, from }))
    const period = usagePeriodAt(order, charge, covering, from)
    if (used === undefined || used.count === 0 || period?.from !== from || !isDue(charge, period, targetDates)) continue
    const before = covering.filter((line) => line.orderChargeId === charge.id && line.from === from)
    const [first] = before.toSorted((a, b) => a.number - b.number)
    // A period that was invoiced before keeps the discounts of that invoice. Later discounts apply only to periods that
    // are not invoiced yet.
    const parts = first === undefined ? discountParts(order, charge.chargeNumber, period) : first.spans
    const left = leftOf(parts, period, (part) => daysOfDays(part, period))
    yield Result.map(usageAmount(charge, used, isWholePeriod(period)), (amount) => ({
      product,
      charge,
      period,
      method: first?.method ?? method,
      amount,
      parts,
      left,
      before,
      number: before.reduce((next, line) => Math.max(next, line.number + 1), 0),
    }))
  }
}
