import type { Order } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { type Period, periodsOf } from "../../orders/periods.ts"
import { uncovered } from "./coverage.ts"
import { isDue, type TargetDates } from "./due.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"

/**
 * The periods of a Recurring or Measured charge that are due and not invoiced, oldest first (contract V3, V4). The
 * search begins at the first day that is not invoiced. A gap that a cancelled draft left counts too, and may be only a
 * part of a period.
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
