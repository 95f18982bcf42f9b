import { BigDecimal } from "effect"
import { zero } from "../shared/decimal.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { remainingQuantity } from "./deliver-charge.ts"
import { chargesOf, lastVersions, type Order, type OrderStatus } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** The billing and settlement of a sales order by its posted invoices. */
export interface InvoicedSalesOrder {
  /**
   * How often each charge was billed. Each charge is billed once; one that is delivered in parts is billed once for
   * each delivery.
   */
  readonly billed: ReadonlyMap<OrderChargeId, number>
  /** How much of these invoices is settled. */
  readonly settled: "nothing" | "a part" | "all"
}

const paid = { nothing: "Invoiced", "a part": "PartiallyPaid", all: "Paid" } as const

const inForce: ReadonlySet<OrderStatus> = new Set([
  "Order",
  "PartiallyDelivered",
  "Delivered",
  "Invoiced",
  "PartiallyPaid",
  "Paid",
])

/**
 * The status of a sales order by its invoices (contract S38). Once all its charges except usage are on posted invoices,
 * the order is Invoiced, PartiallyPaid or Paid, as far as the invoices are settled. Until then its status is unchanged.
 */
export const statusByInvoices = (order: Order, { billed, settled }: InvoicedSalesOrder): OrderStatus => {
  if (order.orderType !== "SalesOrder" || !inForce.has(order.status)) return order.status
  const counted = lastVersions(chargesOf(order)).filter(
    ({ chargeType, endedIn }) => chargeType === "OneOff" && endedIn === undefined,
  )
  const isWhole = counted.length > 0 && counted.every((charge) => isBilled(charge, billed.get(charge.id) ?? 0))
  return isWhole ? paid[settled] : order.status
}

const isBilled = (charge: OrderCharge, times: number): boolean => {
  if (charge.orderedQuantity === undefined) return times > 0
  const { deliveries = [] } = charge
  return !BigDecimal.isGreaterThan(remainingQuantity(charge), zero) && times >= deliveries.length
}
