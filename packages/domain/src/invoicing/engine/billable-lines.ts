import type { ProrationMethod } from "../../organisation/proration-method.ts"
import { Result } from "effect"
import type { Order, OrderProduct } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { minorUnits } from "../../shared/currency.ts"
import type { OrderChargeId } from "../../shared/ids.ts"
import type { BillingRefusal } from "../invoicing.errors.ts"
import { type BillableLine, linesOf } from "./billed-lines.ts"
import type { Billing, DueOrRefused } from "./billing.ts"
import { byCharge } from "./coverage.ts"
import type { TargetDates } from "./due.ts"
import { dueOneOff } from "./due-one-off.ts"
import { duePeriods } from "./due-periods.ts"
import { dueUsage } from "./due-usage.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"
import type { UsageTotals } from "./usage-totals.ts"

export interface BillingFacts {
  readonly targetDates: TargetDates
  /** The periods of the order that are on invoices. */
  readonly invoiced: readonly InvoicedPeriod[]
  /** The usage totals by `usageKey`. Totals of other orders are ignored. */
  readonly totals: ReadonlyMap<string, UsageTotals>
  readonly method: ProrationMethod
  readonly mostLines: number
}

/**
 * The lines of an order that are due and not invoiced (contract V3, V4), sorted by product, charge, version of the
 * charge, period and tier (contract V15). Gives at most `mostLines` lines and never splits the tiers of a period; the
 * rest waits. Fails when a charge that is due has no price for its quantity.
 */
export const billableLines = (
  order: Order,
  { invoiced, mostLines, ...facts }: BillingFacts,
): Result.Result<readonly BillableLine[], BillingRefusal> => {
  const billing = { order, ...facts, invoiced: byCharge(invoiced), summed: summedPeriods(order, facts.totals) }
  const scale = minorUnits(order.currency)
  const lines: BillableLine[] = []
  for (const product of order.products) {
    for (const charge of product.charges) {
      for (const due of dueOf(billing, product, charge)) {
        if (Result.isFailure(due)) return Result.fail(due.failure)
        const made = linesOf(due.success, scale)
        if (lines.length + made.length > mostLines) return Result.succeed(lines)
        lines.push(...made)
      }
    }
  }
  return Result.succeed(lines)
}

const dueOf = (billing: Billing, product: OrderProduct, charge: OrderCharge): Iterable<DueOrRefused> => {
  switch (charge.chargeType) {
    case "OneOff":
      return dueOneOff(billing, product, charge)
    case "Recurring":
    case "Measured":
      return duePeriods(billing, product, charge)
    case "Usage":
      return dueUsage(billing, product, charge)
  }
}

const none: Billing["summed"] = new Map()

/** The first days of the periods of Usage charges that have totals, by version of a charge. */
const summedPeriods = ({ products }: Order, totals: ReadonlyMap<string, UsageTotals>): Billing["summed"] => {
  const hasUsage = products.some(({ charges }) => charges.some(({ chargeType }) => chargeType === "Usage"))
  if (totals.size === 0 || !hasUsage) return none
  const days = new Map<OrderChargeId, CalendarDate[]>()
  for (const key of [...totals.keys()].sort()) {
    const [id, from] = key.split(" ") as [OrderChargeId, CalendarDate]
    days.set(id, [...(days.get(id) ?? []), from])
  }
  return days
}
