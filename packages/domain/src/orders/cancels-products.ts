import { Equal } from "effect"
import type { Order, OrderProduct } from "./order.ts"

/**
 * Whether the only effect of a change of an order is that products of it are cancelled (contract S32): its header, discounts
 * and milestones are what they were, and no product and no version of a charge is new, so that charges differ only by
 * where they end.
 */
export const cancelsProductsOnly = (before: Order, after: Order): boolean =>
  Equal.equals(header(before), header(after)) &&
  before.products.length === after.products.length &&
  after.products.every((product, index) => isCancelledOrSame(before.products[index]!, product))

const isCancelledOrSame = (before: OrderProduct, after: OrderProduct): boolean =>
  before.charges.length === after.charges.length && Equal.equals(described(before), described(after))

/** An order without its products and what differs in each version of it. */
const header = (order: Order) => {
  const { id: _, version: __, effectiveChangeDate: ___, metrics: ____, products: _____, ...rest } = order
  return { ...rest, createdAt: 0, modifiedAt: 0 }
}

const described = (product: OrderProduct) => ({ ...product, charges: [], modifiedAt: 0 })
