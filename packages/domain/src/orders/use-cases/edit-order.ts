import { Effect } from "effect"
import { patchCustomFields } from "../../custom-fields/custom-field.ts"
import type { RequestOf } from "../../listing/members.ts"
import { emptyRemoves, mergePatch } from "../../listing/merge-patch.ts"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import { ResourceNotFound } from "../../shared/errors.ts"
import type { MilestoneId, OrderChargeId, OrderId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import { closeDelivery, deliverCharge } from "../deliver-charge.ts"
import { editCharges } from "../edit-charges.ts"
import { setInvoicedTo } from "../invoiced-to.ts"
import { chargesOf, type Order, type OrderType } from "../order.ts"
import type { orderChargeTexts } from "../../resources/order.resource.ts"
import type { OrderCharge } from "../order-charge.ts"
import type { OrderContext } from "../order-context.ts"
import type { OrderChargeRequest } from "../order-request.ts"
import { patchOrder, type PatchOrderRequest } from "../patch-order.ts"
import { setMilestone } from "../set-milestone.ts"
import { makeKeepOrder, type Move } from "./keep-order.ts"
import { makeLockOrder } from "./lock-order.ts"
import { makeContext } from "./make-context.ts"
import { checkGrownAmount } from "../within-amounts.ts"
import type { UndoOrderPorts } from "./undo-order.ts"

type Booked = NonNullable<Move["booked"]>
type EditCharge<E> = (order: Order, charge: OrderCharge, context: OrderContext) => Effect.Effect<Order, E>

const updated = { Subscription: "SubscriptionUpdated", SalesOrder: "SalesOrderUpdated" } as const

/**
 * The operations that edit the last version of an order without making a new one. Each raises SubscriptionUpdated or
 * SalesOrderUpdated (contract S7, S8, S14, S23, S25 to S28).
 */
export const makeEditOrder = (ports: UndoOrderPorts) => {
  const { orders, invoiced, unitOfWork } = ports
  const contextOf = makeContext(ports)
  const keep = makeKeepOrder(ports)
  const lockOrder = makeLockOrder(ports)

  const kept = (origin: EventOrigin, before: Order, after: Order, context: OrderContext, booked?: Booked) =>
    keep.update(origin, before, after, {
      // A draft has no metrics yet, so nothing is booked.
      ...(booked === undefined || before.status === "Draft" || before.status === "OrderDraft" ? {} : { booked }),
      events: [updated[before.orderType]],
      context,
    })

  /** Edits a version of a charge. Locks the order in whose last version the charge is. */
  const editCharge = <E>(origin: EventOrigin, id: OrderChargeId, edit: EditCharge<E>, booked?: Booked) =>
    unitOfWork.atomically(
      origin.tenantId,
      Effect.gen(function* () {
        const before = yield* orders.lock(origin, { by: "charge", id })
        const charge = chargesOf(before).find((each) => each.id === id)
        if (charge === undefined) return yield* new ResourceNotFound({ noun: "charge", id })
        const context = yield* contextOf(origin)
        const order = yield* kept(origin, before, yield* edit(before, charge, context), context, booked)
        return chargeIn(order, id)
      }),
    )

  return {
    /** Applies a merge patch to the descriptive members. */
    patch: Effect.fn("orders.patch")((origin: EventOrigin, type: OrderType, id: OrderId, request: PatchOrderRequest) =>
      unitOfWork.atomically(
        origin.tenantId,
        Effect.gen(function* () {
          const before = yield* lockOrder(origin, id, type)
          const context = yield* contextOf(origin)
          return yield* kept(origin, before, yield* patchOrder(before, request, context), context)
        }),
      ),
    ),

    /** Records the day of a milestone and gives the changed order. */
    setMilestone: Effect.fn("orders.setMilestone")(
      (origin: EventOrigin, id: OrderId, milestone: MilestoneId, date: CalendarDate) =>
        unitOfWork.atomically(
          origin.tenantId,
          Effect.gen(function* () {
            const before = yield* lockOrder(origin, id)
            const context = yield* contextOf(origin)
            const after = yield* Effect.fromResult(setMilestone(before, milestone, date, context.now))
            yield* checkGrownAmount(before, after, "milestoneDate")
            return yield* kept(origin, before, after, context, "milestone")
          }),
        ),
    ),

    /** Applies a merge patch to the descriptive members of a version of a charge. */
    patchCharge: Effect.fn("orders.patchCharge")((origin: EventOrigin, id: OrderChargeId, request: ChargePatch) =>
      editCharge(origin, id, (order, charge, context) => patchedCharge(order, charge, request, context)),
    ),

    /** Records the delivery of a part of a charge, by default as of today. */
    deliver: Effect.fn("orders.deliver")(
      (
        origin: EventOrigin,
        id: OrderChargeId,
        { quantity, deliveryDate }: { readonly quantity: Decimal; readonly deliveryDate?: CalendarDate },
      ) =>
        editCharge(origin, id, (order, charge, { now, today }) =>
          Effect.fromResult(deliverCharge(order, charge, { quantity, deliveryDate: deliveryDate ?? today }, now)),
        ),
    ),

    /** Closes the delivery of a charge: the rest will not be delivered. */
    closeDelivery: Effect.fn("orders.closeDelivery")((origin: EventOrigin, id: OrderChargeId) =>
      editCharge(
        origin,
        id,
        (order, charge, { now }) => Effect.fromResult(closeDelivery(order, charge, now)),
        "closed delivery",
      ),
    ),

    /** Sets the first day of a charge that is not invoiced. */
    invoicedTo: Effect.fn("orders.invoicedTo")((origin: EventOrigin, id: OrderChargeId, date: CalendarDate) =>
      editCharge(origin, id, (order, charge, { now }) =>
        Effect.gen(function* () {
          const isBack = charge.chargedThrough !== undefined && date < charge.chargedThrough
          const isCredited = isBack && (yield* invoiced.isCreditedFrom(order, charge.id, date))
          const edited = yield* Effect.fromResult(setInvoicedTo(order, charge, date, isCredited, now))
          if (isBack) yield* invoiced.releaseFrom(order, charge.id, date)
          return edited
        }),
      ),
    ),
  }
}

/** A version of a charge with its order and the product that has it. */
const chargeIn = (order: Order, id: OrderChargeId) => {
  const product = order.products.find(({ charges }) => charges.some((charge) => charge.id === id))!
  return { order, orderProductId: product.id, charge: product.charges.find((charge) => charge.id === id)! }
}

/** A merge patch of the descriptive members of a charge (contract S14). */
type ChargePatch = RequestOf<typeof orderChargeTexts> & Pick<OrderChargeRequest, "customFields">

const patchedCharge = Effect.fnUntraced(function* (
  order: Order,
  charge: OrderCharge,
  { customFields, ...request }: ChargePatch,
  { configurations, now }: OrderContext,
) {
  const patched = mergePatch<OrderCharge>(charge, {
    ...emptyRemoves<OrderCharge>(request),
    customFields: yield* Effect.fromResult(
      patchCustomFields(configurations.OrderProductCharge, charge.customFields, customFields),
    ),
  })
  return editCharges({ ...order, modifiedAt: now }, (each) => (each === charge ? patched : each))
})
