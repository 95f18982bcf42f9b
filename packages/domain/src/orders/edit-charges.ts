import type { Order } from "./order.ts"
import type { OrderCharge } from "./order-charge.ts"

/**
 * Applies `edit` to each version of each charge of an order. A charge that `edit` returns unchanged stays the same
 * object, and so do a product and an order without an edited charge; an edited charge gets `order.modifiedAt` as its
 * modification time.
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

/** Maps a list; gives the same list when no item changes. */
const mapKept = <A>(items: readonly A[], map: (item: A) => A): readonly A[] => {
  const mapped = items.map(map)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}
