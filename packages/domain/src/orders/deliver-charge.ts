import { BigDecimal, Result } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, printDecimal, zero } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import { editCharges } from "./edit-charges.ts"
import { chargesOf, lastVersions, type Order, type OrderStatus } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"
import { type OrdersRefusal, refuse } from "./orders.errors.ts"

export interface Delivery {
  readonly quantity: Decimal
  readonly deliveryDate: CalendarDate
}

type Delivered = Result.Result<Order, FieldsRefused | OrdersRefusal>

/** The quantity that is still to be delivered of a charge that is delivered in parts (contract S26). */
export const remainingQuantity = ({
  orderedQuantity = zero,
  quantity = zero,
  deliveryClosed,
}: Pick<OrderCharge, "orderedQuantity" | "quantity" | "deliveryClosed">): Decimal =>
  deliveryClosed ? zero : BigDecimal.subtract(orderedQuantity, quantity)

/** Records the delivery of a part of a charge. The charge's quantity is the sum of all deliveries (contract S26). */
export const deliverCharge = (
  order: Order,
  charge: OrderCharge,
  { quantity, deliveryDate }: Delivery,
  now: Timestamp,
): Delivered =>
  Result.gen(function* () {
    const remaining = yield* requireOpen(order, charge)
    if (!BigDecimal.isPositive(quantity)) return yield* Result.fail(fieldRefused("quantity", "must be more than 0"))
    if (deliveryDate < order.start)
      return yield* Result.fail(
        fieldRefused("deliveryDate", `must not be before the start of the order, ${order.start}`),
      )
    if (BigDecimal.isGreaterThan(quantity, remaining))
      return yield* Result.fail(refuse("AllDelivered", { remaining: printDecimal(remaining) }))
    const deliveries = [...(charge.deliveries ?? []), { quantity, deliveryDate }]
    const delivered = BigDecimal.sum(charge.quantity ?? zero, quantity)
    return withCharge(order, charge, { ...charge, quantity: delivered, deliveryDate, deliveries }, now)
  })

/** Closes the delivery of a charge: its remaining quantity will not be delivered (contract S26). */
export const closeDelivery = (order: Order, charge: OrderCharge, now: Timestamp): Delivered =>
  Result.map(requireOpen(order, charge), () => withCharge(order, charge, { ...charge, deliveryClosed: true }, now))

/** The quantity that can be delivered now. Refuses when the order is not in force or nothing remains. */
const requireOpen = (
  { orderType, status }: Order,
  charge: OrderCharge,
): Result.Result<Decimal, FieldsRefused | OrdersRefusal> => {
  if (!deliverable.has(status)) {
    const noun = orderType === "Subscription" ? "subscription" : "sales order"
    return Result.fail(refuse("NotDeliverable", { noun, status }))
  }
  if (charge.orderedQuantity === undefined)
    return Result.fail(fieldRefused("id", "names a charge without orderedQuantity, which cannot be delivered in parts"))
  const remaining = remainingQuantity(charge)
  return charge.endedIn === undefined && BigDecimal.isPositive(remaining)
    ? Result.succeed(remaining)
    : Result.fail(refuse("DeliveryOver"))
}

const deliverable: ReadonlySet<OrderStatus> = new Set(["Active", "Order", "PartiallyDelivered"])

const withCharge = (order: Order, before: OrderCharge, after: OrderCharge, now: Timestamp): Order => {
  const edited = editCharges({ ...order, modifiedAt: now }, (charge) => (charge === before ? after : charge))
  return order.orderType === "SalesOrder" ? { ...edited, status: deliveryStatus(edited) } : edited
}

/** The delivery status of a sales order. Only charges that are delivered in parts count (contract S26). */
const deliveryStatus = (order: Order): OrderStatus => {
  const inParts = lastVersions(chargesOf(order)).filter(
    ({ orderedQuantity, endedIn }) => orderedQuantity !== undefined && endedIn === undefined,
  )
  if (inParts.every((charge) => !BigDecimal.isPositive(remainingQuantity(charge)))) return "Delivered"
  const hasBegun = inParts.some(({ quantity = zero }) => BigDecimal.isPositive(quantity))
  return hasBegun ? "PartiallyDelivered" : "Order"
}
