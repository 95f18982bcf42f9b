import { BigDecimal } from "effect"
import { type Decimal, decimal, roundHalfUp } from "../../shared/decimal.ts"

/** A quantity and a unit price whose product is the exact amount of a line before order discounts. */
export interface UnitPrice {
  readonly quantity: Decimal
  readonly price: Decimal
}

/** The price of a line: its amount is quantity × price − discount. */
export interface LinePrice extends UnitPrice {
  readonly discountAmount?: Decimal
}

interface Amounts {
  readonly amount: Decimal
  readonly amountPreDiscount: Decimal
}

const one = decimal("1")
const minusOne = decimal("-1")

/**
 * The quantity, price and discount that a line shows for its amounts (contract V13): the given quantity and unit price,
 * or else one unit at the amount before order discounts (minus one unit when that is negative).
 */
export const linePrice = (amounts: Amounts, unit: UnitPrice | undefined, scale: number): LinePrice => {
  const { amount, amountPreDiscount } = amounts
  const discountAmount = BigDecimal.normalize(
    BigDecimal.subtract(BigDecimal.abs(amountPreDiscount), BigDecimal.abs(amount)),
  )
  if (BigDecimal.isZero(discountAmount)) return unit ?? asOne(amountPreDiscount)
  return unit !== undefined && comesTo(unit, discountAmount, amount, scale)
    ? { ...unit, discountAmount }
    : { ...asOne(amountPreDiscount), discountAmount }
}

const asOne = (amount: Decimal): UnitPrice => ({
  quantity: BigDecimal.isNegative(amount) ? minusOne : one,
  price: BigDecimal.abs(amount),
})

/**
 * Whether quantity × price − discount rounds to the amount. That fails when half a minor unit was rounded up and then
 * discounted in full: the rest would be rounded away from zero.
 */
const comesTo = ({ quantity, price }: UnitPrice, discount: Decimal, amount: Decimal, scale: number): boolean => {
  const exact = BigDecimal.multiply(quantity, price)
  const left = BigDecimal.isNegative(exact) ? BigDecimal.sum(exact, discount) : BigDecimal.subtract(exact, discount)
  return BigDecimal.equals(roundHalfUp(left, scale), amount)
}
