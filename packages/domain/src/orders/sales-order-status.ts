import { BigDecimal } from "effect"
import { zero } from "../shared/decimal.ts"
import type { OrderChargeId } from "../shared/ids.ts"
import { remainingQuantity } from "./deliver-charge.ts"
import { chargesOf, lastVersions, type Order, type OrderStatus } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/** What posted invoices have of a sales order. */
export interface InvoicedSalesOrder {
  /** For each charge: how often it is billed, which is once or, of one that is delivered in parts, once for each delivery. */
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
 * The state of a sales order by its invoices (contract S38): once all its charges but those of usage are on posted ones, it
 * is Invoiced, and from there as far paid as these are settled. Until then it stays as it is.
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
