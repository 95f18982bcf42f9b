import { Effect } from "effect"
import type { EventBus, EventOrigin } from "../../shared/ports/event-bus.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { Order } from "../order.ts"
import type { OrdersEvent } from "../orders.events.ts"
import type { OrderStore } from "../ports/order-store.ts"
import type { SalesOrderInvoices } from "../ports/sales-order-invoices.ts"
import { statusByInvoices } from "../sales-order-status.ts"

export interface FollowInvoicesPorts {
  readonly orders: Pick<OrderStore, "find" | "holdSalesOrders" | "update">
  readonly salesOrderInvoices: SalesOrderInvoices
  readonly events: EventBus<OrdersEvent>
}

/**
 * Updates the status of sales orders after a change of their invoices, in the same unit of work, and raises
 * SalesOrderUpdated for each that differs (contract S38). Numbers of subscriptions are ignored.
 */
export const makeFollowInvoices = ({ orders, salesOrderInvoices, events }: FollowInvoicesPorts) =>
  Effect.fn("orders.followInvoices")(function* (origin: EventOrigin, numbers: readonly string[]) {
    const held = yield* orders.holdSalesOrders(origin, numbers)
    if (held.length === 0) return
    const invoiced = yield* salesOrderInvoices.of(origin, held)
    const modifiedAt = yield* currentTime
    for (const number of held) {
      const facts = invoiced.get(number)
      if (facts === undefined) continue
      const before = yield* Effect.catchTag(
        orders.find(origin, { by: "number", number }, "last"),
        "ResourceNotFound",
        Effect.die,
      )
      const status = statusByInvoices(before, facts)
      if (status === before.status) continue
      const order: Order = { ...before, status, modifiedAt }
      // The update cannot fail with ActionRefused, because no number of the order is new.
      yield* Effect.catchTag(orders.update(before, order), "ActionRefused", Effect.die)
      yield* events.publish(origin, [{ _tag: "SalesOrderUpdated", order }])
    }
  })
