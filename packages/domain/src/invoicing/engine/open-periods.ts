import type { Order } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { type Period, periodsOf } from "../../orders/periods.ts"
import { uncovered } from "./coverage.ts"
import { isDue, type TargetDates } from "./due.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"

/**
 * The periods of a Recurring or Measured charge that are due and not invoiced, the oldest first (contract V3, V4): from
 * the first day that is not invoiced on, with what gaps a cancelled draft left, which may cut a period.
 */
export function* openPeriods(
  order: Order,
  charge: OrderCharge,
  covering: readonly InvoicedPeriod[],
  targets: TargetDates,
): Generator<Period> {
  for (const period of periodsOf(order, charge, charge.chargedThrough)) {
    for (const open of uncovered(period, covering)) {
      if (!isDue(charge, open, targets)) return
      yield open
    }
  }
}
