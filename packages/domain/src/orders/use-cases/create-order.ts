import { Effect } from "effect"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { activateOrder } from "../activate-order.ts"
import { formOrder } from "../form-order.ts"
import type { OrderType } from "../order.ts"
import type { CreateOrderRequest } from "../order-request.ts"
import { type ContextPorts, makeContext } from "./make-context.ts"
import { type KeepPorts, makeKeepOrder } from "./keep-order.ts"

export interface CreateOrderPorts extends ContextPorts, KeepPorts {
  readonly organisation: KeepPorts["organisation"]
  readonly unitOfWork: UnitOfWork
}

/** Creates an order as a draft, or activated at once (contract S1, S6, S28, S31). */
export const makeCreateOrder = (ports: CreateOrderPorts) => {
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)

  const create = Effect.fnUntraced(function* (
    origin: EventOrigin,
    type: OrderType,
    request: CreateOrderRequest,
    isActive: boolean,
  ) {
    const context = yield* contextOf(origin)
    const draft = yield* formOrder(type, request, context)
    if (!isActive) return yield* keep.insert(origin, draft, { events: [], context })
    const order = yield* Effect.fromResult(activateOrder(draft, context.now))
    const event = type === "Subscription" ? "SubscriptionActivated" : "SalesOrderActivated"
    return yield* keep.insert(origin, order, { booked: "activation", events: [event], context })
  })

  return Effect.fn("orders.create")(
    (origin: EventOrigin, type: OrderType, request: CreateOrderRequest, isActive: boolean) =>
      ports.unitOfWork.atomically(origin.tenantId, create(origin, type, request, isActive)),
  )
}
