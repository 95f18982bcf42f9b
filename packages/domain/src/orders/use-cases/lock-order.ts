import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Order, OrderType } from "../order.ts"
import { refuse } from "../orders.errors.ts"
import type { OrderStore } from "../ports/order-store.ts"

/** Refuses the id of a version other than `last`, the last one (contract S8). */
export const makeRequireLast = (orders: Pick<OrderStore, "find">) =>
  Effect.fnUntraced(function* (scope: Scope, id: OrderId, last: Order) {
    if (last.id === id) return
    const { version, orderNumber: number } = yield* orders.find(scope, { by: "id", id }, "exact", last.orderType)
    return yield* refuse("NotLastVersion", { version, number, last: last.version, lastId: last.id })
  })

/** Locks an order by the id of its last version; refuses the id of an older version (contract S8, S27). */
export const makeLockOrder = ({ orders }: { readonly orders: Pick<OrderStore, "find" | "lock"> }) => {
  const requireLast = makeRequireLast(orders)
  return Effect.fnUntraced(function* (scope: Scope, id: OrderId, type?: OrderType) {
    const order = yield* orders.lock(scope, { by: "id", id }, type)
    yield* requireLast(scope, id, order)
    return order
  })
}

/**
 * Locks a subscription whose change may credit invoices: first the account that is invoiced, then the order, as
 * invoicing does (contract V21).
 */
export const makeHoldWithAccount = (ports: {
  readonly orders: Pick<OrderStore, "invoiceAccountOf" | "lock">
  readonly customers: Pick<Customers, "hold">
}) =>
  Effect.fnUntraced(function* (scope: Scope, id: OrderId) {
    yield* ports.customers.hold(scope, [yield* ports.orders.invoiceAccountOf(scope, id, "Subscription")])
    return yield* ports.orders.lock(scope, { by: "id", id }, "Subscription")
  })
