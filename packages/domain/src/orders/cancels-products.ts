import { Equal } from "effect"
import type { Order, OrderProduct } from "./order.ts"

/**
 * Whether a change of an order does nothing but cancel products (contract S32). That is so when the header, discounts
 * and milestones are unchanged and no product and no version of a charge is new: then charges can differ only in their
 * ends.
 */
export const cancelsProductsOnly = (before: Order, after: Order): boolean =>
  Equal.equals(header(before), header(after)) &&
  before.products.length === after.products.length &&
  after.products.every((product, index) => isCancelledOrSame(before.products[index]!, product))

const isCancelledOrSame = (before: OrderProduct, after: OrderProduct): boolean =>
  before.charges.length === after.charges.length && Equal.equals(described(before), described(after))

/** An order without its products and without the members that differ between any two versions. */
const header = (order: Order) => {
  const { id: _, version: __, effectiveChangeDate: ___, metrics: ____, products: _____, ...rest } = order
  return { ...rest, createdAt: 0, modifiedAt: 0 }
}

const described = (product: OrderProduct) => ({ ...product, charges: [], modifiedAt: 0 })
