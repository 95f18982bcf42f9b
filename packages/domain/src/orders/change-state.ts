import { BigDecimal } from "effect"
import { zero } from "../shared/decimal.ts"
import { remainingQuantity } from "./deliver-charge.ts"
import { chargesOf, lastVersions, type Order, type OrderProduct } from "./order.ts"
import type { ChangeState, OrderCharge } from "./order-charge.ts"

/** How the shown version of the order changed a charge (contract S9, S26). */
export const changeStateOf = (
  order: Pick<Order, "version">,
  charge: OrderCharge,
  isLastVersion: boolean,
): ChangeState => {
  if (charge.endedIn === order.version) return isLastVersion ? "Cancelled" : "CancelledFromChange"
  const { orderedQuantity, quantity = zero, deliveryClosed } = charge
  if (orderedQuantity !== undefined && BigDecimal.isLessThan(quantity, orderedQuantity)) {
    if (deliveryClosed) return "ClosedPartialDelivery"
    if (BigDecimal.isPositive(quantity) && BigDecimal.isPositive(remainingQuantity(charge))) return "PartialDelivery"
  }
  if (charge.madeIn !== order.version) return "NotChanged"
  return charge.version === 1 ? "New" : "NewFromChange"
}

/**
 * The charges that an order shows: the last version of each charge, unless the charge was cancelled by an earlier
 * version of the order (contract S9).
 */
export const shownCharges = (order: Pick<Order, "version">, { charges }: OrderProduct): readonly OrderCharge[] =>
  lastVersions(charges).filter(({ endedIn }) => endedIn === undefined || endedIn === order.version)

/** The ids of the charge versions of an order that no later one follows. */
export const lastVersionIds = (order: Order): ReadonlySet<string> =>
  new Set(lastVersions(chargesOf(order)).map(({ id }) => id))
