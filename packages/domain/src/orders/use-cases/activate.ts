import { Effect } from "effect"
import type { OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { activateOrder } from "../activate-order.ts"
import type { OrderType } from "../order.ts"
import type { CreateOrderPorts } from "./create-order.ts"
import { makeContext } from "./make-context.ts"
import { makeKeepOrder } from "./keep-order.ts"
import { makeRequireLast } from "./lock-order.ts"

/** Activates a draft and raises SubscriptionActivated or SalesOrderActivated (contract S5 to S7, S28, S31). */
export const makeActivate = (ports: CreateOrderPorts) => {
  const { orders, unitOfWork } = ports
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const requireLast = makeRequireLast(orders)

  const activate = Effect.fnUntraced(function* (origin: EventOrigin, type: OrderType, id: OrderId) {
    const draft = yield* orders.lock(origin, { by: "id", id }, type)
    const context = yield* contextOf(origin)
    const order = yield* Effect.fromResult(activateOrder(draft, context.now))
    yield* requireLast(origin, id, draft)
    const event = type === "Subscription" ? "SubscriptionActivated" : "SalesOrderActivated"
    return yield* keep.update(origin, draft, order, { booked: "activation", events: [event], context })
  })

  return Effect.fn("orders.activate")((origin: EventOrigin, type: OrderType, id: OrderId) =>
    unitOfWork.atomically(origin.tenantId, activate(origin, type, id)),
  )
}
