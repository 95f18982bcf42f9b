import { Result } from "effect"
import type { OrderProduct } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { Period } from "../../orders/periods.ts"
import { type Decimal, zero } from "../../shared/decimal.ts"
import { exactly } from "../../shared/fraction.ts"
import type { Billing, DueOrRefused } from "./billing.ts"
import { amountOf, isWholePeriod, periodFactor } from "./charge-amount.ts"
import { coveringOf } from "./coverage.ts"
import { discountParts, leftOf } from "./discount-parts.ts"
import { openPeriods } from "./open-periods.ts"
import { partOf } from "./proration.ts"
import { usageKey } from "./usage-totals.ts"

/** The periods of a Recurring or Measured charge that are due, oldest first (contract V3, V4). */
export function* duePeriods(billing: Billing, product: OrderProduct, charge: OrderCharge): Generator<DueOrRefused> {
  const { order, method, invoiced, targetDates, totals } = billing
  const covering = coveringOf(charge, product.charges, invoiced)
  for (const period of openPeriods(order, charge, covering, targetDates)) {
    const quantity = quantityOf(charge, period, totals)
    if (quantity === undefined) continue
    const factor = periodFactor(charge, period, method)
    const parts = discountParts(order, charge.chargeNumber, period)
    const left = leftOf(parts, period, (part) => partOf(method, period.whole, part))
    yield Result.map(amountOf(charge, exactly(quantity), factor, isWholePeriod(period)), (amount) => ({
      product,
      charge,
      period,
      method,
      amount,
      parts,
      left,
      number: 0,
      before: [],
    }))
  }
}

/** The quantity of a period. A period of a Measured charge waits until something was measured (contract V10). */
const quantityOf = (
  { id, chargeType, quantity = zero }: OrderCharge,
  { from }: Period,
  totals: Billing["totals"],
): Decimal | undefined =>
  chargeType === "Measured" ? totals.get(usageKey({ orderChargeId: id, from }))?.quantity : quantity
