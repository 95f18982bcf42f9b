import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/**
 * An order with each version of each charge as `edit` gives it. Charges that `edit` gives back as they are stay the very
 * same objects, and so do products and an order without an edited charge; the others are modified at `order.modifiedAt`.
 */
export const editCharges = (order: Order, edit: (charge: OrderCharge) => OrderCharge): Order => {
  const products = mapKept(order.products, (product) => {
    const charges = mapKept(product.charges, (charge) => {
      const edited = edit(charge)
      return edited === charge ? charge : { ...edited, modifiedAt: order.modifiedAt }
    })
    return charges === product.charges ? product : { ...product, charges }
  })
  return products === order.products ? order : { ...order, products }
}

/** Maps a list; the very same list when every item stays the same. */
const mapKept = <A>(items: readonly A[], map: (item: A) => A): readonly A[] => {
  const mapped = items.map(map)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}
