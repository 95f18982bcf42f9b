import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { together } from "../../shared/together.ts"
import type { OrderType } from "../order.ts"
import { statusAfter } from "../order-status.ts"
import { refuse } from "../orders.errors.ts"
import type { ChargedThrough } from "../ports/charged-through.ts"
import type { InvoicedPeriods } from "../ports/invoiced-periods.ts"
import type { CreateOrderPorts } from "./create-order.ts"
import { makeKeepOrder } from "./keep-order.ts"
import { makeHoldWithAccount, makeLockOrder, makeRequireLast } from "./lock-order.ts"
import { makeContext } from "./make-context.ts"

export interface UndoOrderPorts extends CreateOrderPorts {
  readonly invoiced: InvoicedPeriods
  readonly chargedThrough: Pick<ChargedThrough, "extend">
  readonly customers: CreateOrderPorts["customers"] & Pick<Customers, "hold">
}

/** Takes versions of orders and orders back, as long as no document stands on them (contract S5, S21, S22, S28). */
export const makeUndoOrder = (ports: UndoOrderPorts) => {
  const { orders, bookings, chargedThrough, invoiced, events, unitOfWork } = ports
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const lockOrder = makeLockOrder(ports)
  const requireLast = makeRequireLast(orders)
  const holdWithAccount = makeHoldWithAccount(ports)

  const revert = Effect.fnUntraced(function* (origin: EventOrigin, id: OrderId) {
    const last = yield* holdWithAccount(origin, id)
    yield* Effect.fromResult(statusAfter(last, "revert"))
    yield* requireLast(origin, id, last)
    const context = yield* contextOf(origin)
    const standing = (documents: readonly string[]) =>
      documents.length > 0 ? Effect.fail(refuse("StandsOnDocuments", { documents })) : Effect.void
    if (last.version === 1) {
      yield* standing(yield* invoiced.invoicesOf(last))
      yield* bookings.deleteOfVersion(origin, last.id)
      const draft = { ...last, status: "Draft", modifiedAt: context.now } as const
      return yield* keep.update(origin, last, draft, { events: ["SubscriptionReverted"], context })
    }
    yield* chargedThrough.extend(origin, yield* invoiced.takeBack(origin, last.id))
    const before = yield* orders.removeLast(last)
    yield* standing(yield* invoiced.documentsBeyond(last, before))
    yield* together(
      events.publish(origin, [{ _tag: "SubscriptionReverted", order: before }]),
      keep.askForNight(before, context),
    )
    return before
  })

  const remove = Effect.fnUntraced(function* (origin: EventOrigin, type: OrderType, id: OrderId) {
    const order = yield* lockOrder(origin, id, type)
    const isDraft = order.status === "Draft" || order.status === "OrderDraft"
    const invoices = isDraft ? [] : yield* invoiced.invoicesOf(order)
    const noun = type === "Subscription" ? "subscription" : "sales order"
    if (invoices.length > 0) return yield* refuse("Invoiced", { noun, invoices })
    yield* orders.update(order, { ...order, status: "Deleted" })
    const _tag = type === "Subscription" ? "SubscriptionDeleted" : "SalesOrderDeleted"
    yield* events.publish(origin, [{ _tag, id: order.id }])
  })

  return {
    /** Takes the last version of a subscription back and gives the one that is the last then; version 1 is a Draft. */
    revert: Effect.fn("orders.revert")((origin: EventOrigin, id: OrderId) =>
      unitOfWork.atomically(origin.tenantId, revert(origin, id)),
    ),
    delete: Effect.fn("orders.delete")((origin: EventOrigin, type: OrderType, id: OrderId) =>
      unitOfWork.atomically(origin.tenantId, remove(origin, type, id)),
    ),
  }
}
