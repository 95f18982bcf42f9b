import type { Order } from "./order.ts"
import { chargesOf } from "./order.ts"

/** The count of new numbers of each series that an order needs for its new parts (contract S7). */
export const numbersWanted = (
  order: Order,
): { readonly order: number; readonly products: number; readonly charges: number } => ({
  order: order.orderNumber === "" ? 1 : 0,
  products: order.products.filter(({ productNumber }) => productNumber === "").length,
  charges: chargesOf(order).filter(isUnnumbered).length,
})

/** Whether a part has no number yet: until then its number is its own id. */
const isUnnumbered = ({ id, chargeNumber }: { readonly id: string; readonly chargeNumber: string }): boolean =>
  chargeNumber === id

/** Numbers the new parts of an order in sequence. A part that has a number stays the same object. */
export const withNumbers = (
  order: Order,
  numbers: {
    readonly order: readonly string[]
    readonly products: readonly string[]
    readonly charges: readonly string[]
  },
): Order => {
  const [ofProducts, ofCharges] = [numbers.products.values(), numbers.charges.values()]
  const given = new Map<string, string>()
  const products = order.products.map((product) => {
    const charges = product.charges.map((charge) => {
      if (!isUnnumbered(charge)) return charge
      const chargeNumber = ofCharges.next().value!
      given.set(charge.id, chargeNumber)
      return { ...charge, chargeNumber }
    })
    const isNew = product.productNumber === ""
    if (!isNew && charges.every((charge, index) => charge === product.charges[index])) return product
    return { ...product, charges, productNumber: isNew ? ofProducts.next().value! : product.productNumber }
  })
  const discounts = order.discounts.map((discount) => {
    const { chargeNumbers } = discount
    return chargeNumbers?.some((number) => given.has(number)) === true
      ? { ...discount, chargeNumbers: chargeNumbers.map((number) => given.get(number) ?? number) }
      : discount
  })
  return { ...order, orderNumber: numbers.order[0] ?? order.orderNumber, products, discounts }
}
