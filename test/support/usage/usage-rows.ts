import type { OrderCharge } from "@svc/domain/orders/order-charge"
import type { Order } from "@svc/domain/orders/order"
import { decimal } from "@svc/domain/shared/decimal"
import type { Scope } from "@svc/domain/shared/scope"
import type { UsageKind, UsageRow } from "@svc/domain/usage/usage-row"
import type { Effect } from "effect"
import type { makeOrderRows } from "../orders/order-rows.ts"
import { day } from "../orders/sample-order.ts"
import type { StillService } from "../service/service.ts"

/** Makes rows of usage and measurements as domain objects, and orders with charges for them. */
export const makeUsageRows = (h: StillService, orders: Awaited<ReturnType<typeof makeOrderRows>>) => {
  const run = <A, E>(work: Effect.Effect<A, E>, of: Scope = orders.scope) => h.http.atomically(of.tenantId, work)

  /** Stores an order with the given charges. */
  const insertOrder = async (charges: readonly OrderCharge[], more: Partial<Order> = {}) => {
    const order = orders.order([orders.orderProduct(charges)], more)
    await run(h.http.get("OrderStore").insert(order))
    return order
  }
  const row = (given: Partial<UsageRow> = {}): UsageRow => ({
    ...orders.scope,
    id: orders.next(),
    kind: "Usage",
    quantity: decimal("1"),
    from: day("2024-01-05"),
    customFields: {},
    createdAt: h.clock.now(),
    modifiedAt: h.clock.now(),
    ...given,
  })
  /** A row that is not invoiced yet, on a charge of an order. */
  const of = (order: Order, charge: OrderCharge, given: Partial<UsageRow> = {}): UsageRow =>
    row({
      kind: (charge.chargeType === "Measured" ? "Measurement" : "Usage") satisfies UsageKind,
      accountId: order.account.id,
      orderId: order.id,
      orderProductId: order.products[0]!.id,
      chargeNumber: charge.chargeNumber,
      ...given,
    })
  return { row, of, insertOrder, run }
}
