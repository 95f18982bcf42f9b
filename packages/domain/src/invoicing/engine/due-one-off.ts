import { Result } from "effect"
import { windowOf } from "../../orders/charge-window.ts"
import type { OrderProduct } from "../../orders/order.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import { zero } from "../../shared/decimal.ts"
import { exactly, whole } from "../../shared/fraction.ts"
import type { Billing, DueOrRefused } from "./billing.ts"
import { amountOf } from "./charge-amount.ts"
import { discountParts, leftOf } from "./discount-parts.ts"

/** A OneOff charge whose day is reached, or each delivery of a charge that is delivered in parts (contract V4). */
export function* dueOneOff(billing: Billing, product: OrderProduct, charge: OrderCharge): Generator<DueOrRefused> {
  const { order, method, invoiced, targetDates } = billing
  const day = windowOf(order, charge)?.from
  if (day === undefined) return
  const held = invoiced.get(charge.id) ?? []
  // The line of a delivery also moves `chargedThrough`, and more deliveries may follow. Without a line, the charge was
  // billed elsewhere.
  if (charge.chargedThrough !== undefined && charge.chargedThrough > day && held.length === 0) return
  const period = { from: day, to: day, whole: { from: day, to: day } }
  const parts = discountParts(order, charge.chargeNumber, period)
  const left = leftOf(parts, period, () => whole)
  for (const [number, { quantity, deliveryDate }] of deliveriesOf(charge, day).entries()) {
    if (deliveryDate > targetDates.oneOff || held.some((line) => line.number === number)) continue
    yield Result.map(amountOf(charge, exactly(quantity), whole, true), (amount) => ({
      product,
      charge,
      period,
      number,
      method,
      amount,
      parts,
      left,
      before: [],
    }))
  }
}

type Deliveries = NonNullable<OrderCharge["deliveries"]>

const deliveriesOf = (
  { orderedQuantity, deliveries = [], quantity = zero }: OrderCharge,
  day: Deliveries[number]["deliveryDate"],
): Deliveries => (orderedQuantity === undefined ? [{ quantity, deliveryDate: day }] : deliveries)
