import { Effect } from "effect"
import type { Customers } from "../../customers/customers.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { OrderChargeId, OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { together } from "../../shared/together.ts"
import { chargedAfterRevert, nothingCharged } from "../charged-after-revert.ts"
import { chargesOf, type Order, type OrderType } from "../order.ts"
import { statusAfter } from "../order-status.ts"
import { refuse } from "../orders.errors.ts"
import type { ChargedThrough } from "../ports/charged-through.ts"
import type { InvoicedPeriods } from "../ports/invoiced-periods.ts"
import { standsOn } from "../standing-documents.ts"
import type { CreateOrderPorts } from "./create-order.ts"
import { makeKeepOrder } from "./keep-order.ts"
import { makeHoldWithAccount, makeLockOrder, makeRequireLast } from "./lock-order.ts"
import { makeContext } from "./make-context.ts"

export interface UndoOrderPorts extends CreateOrderPorts {
  readonly invoiced: InvoicedPeriods
  readonly chargedThrough: Pick<ChargedThrough, "giveBack" | "set">
  readonly customers: CreateOrderPorts["customers"] & Pick<Customers, "hold">
}

/**
 * Reverts versions of orders and deletes orders, as long as no document depends on them (contract S5, S21, S22, S28).
 */
export const makeUndoOrder = (ports: UndoOrderPorts) => {
  const { orders, bookings, chargedThrough, invoiced, events, unitOfWork } = ports
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const lockOrder = makeLockOrder(ports)
  const requireLast = makeRequireLast(orders)
  const holdWithAccount = makeHoldWithAccount(ports)

  /**
   * Refuses while documents depend on what a version made. Releases the days of its lines that are credited in full,
   * and gives the first such day of each charge.
   */
  const releaseMade = Effect.fnUntraced(function* (reverted: Order, before: Order | undefined) {
    const earlier = before === undefined ? [] : yield* versionsOf(before)
    const { standing, credited } = yield* invoiced.madeBy(reverted, before, new Set(earlier.map(({ id }) => id)))
    if (standsOn(standing)) return yield* refuse("StandsOnDocuments", { version: reverted.version, standing })
    yield* Effect.forEach(credited, ([charge, from]) => invoiced.releaseFrom(reverted, charge, from), { discard: true })
    return credited
  })

  const versionsOf = (order: Order) =>
    Effect.catchTag(orders.versions(order, order.orderNumber, order.orderType), "ResourceNotFound", Effect.die)

  /** The version before a reverted one, with its charges invoiced as far as they are now. */
  const restoreCharged = Effect.fnUntraced(function* (
    last: Order,
    before: Order,
    released: ReadonlyMap<OrderChargeId, CalendarDate>,
  ) {
    const days = [...chargedAfterRevert({ last, before, released })]
    if (days.length === 0) return before
    yield* chargedThrough.set(before, new Map(days.flatMap(([id, day]) => (day === undefined ? [] : [[id, day]]))))
    yield* chargedThrough.giveBack(
      before,
      days.flatMap(([orderChargeId, day]) => (day === undefined ? [{ orderChargeId }] : [])),
    )
    return (yield* versionsOf(before)).at(-1)!
  })

  const revert = Effect.fnUntraced(function* (origin: EventOrigin, id: OrderId) {
    const last = yield* holdWithAccount(origin, id)
    yield* Effect.fromResult(statusAfter(last, "revert"))
    yield* requireLast(origin, id, last)
    const context = yield* contextOf(origin)
    if (last.version === 1) {
      yield* releaseMade(last, undefined)
      yield* bookings.deleteOfVersion(origin, last.id)
      yield* chargedThrough.giveBack(
        origin,
        chargesOf(last).map(({ id: orderChargeId }) => ({ orderChargeId })),
      )
      const open = nothingCharged(last)
      const draft = { ...open, status: "Draft", modifiedAt: context.now } as const
      return yield* keep.update(origin, open, draft, { events: ["SubscriptionReverted"], context })
    }
    yield* invoiced.takeBack(origin, last.id)
    const removed = yield* orders.removeLast(last)
    const released = yield* releaseMade(last, removed)
    const before = yield* restoreCharged(last, removed, released)
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
    /**
     * Reverts the last version of a subscription and gives the version that is the last one then; version 1 becomes a
     * Draft.
     */
    revert: Effect.fn("orders.revert")((origin: EventOrigin, id: OrderId) =>
      unitOfWork.atomically(origin.tenantId, revert(origin, id)),
    ),
    delete: Effect.fn("orders.delete")((origin: EventOrigin, type: OrderType, id: OrderId) =>
      unitOfWork.atomically(origin.tenantId, remove(origin, type, id)),
    ),
  }
}
