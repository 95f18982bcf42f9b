import { BigDecimal } from "effect"
import { type Decimal, decimal, roundHalfUp } from "../../shared/decimal.ts"

/** A quantity and the price of one unit, which together are the exact amount of a line before order discounts. */
export interface UnitPrice {
  readonly quantity: Decimal
  readonly price: Decimal
}

/** What a line is priced by: quantity × price − discount is its amount. */
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
 * How a line shows amounts (contract V13): by the quantity and price of a unit where it has them, else as one of the
 * amount before order discounts, or minus one when that is negative.
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

/** False where half a minor unit that was rounded up is discounted in full: what is left would be rounded away from zero. */
const comesTo = ({ quantity, price }: UnitPrice, discount: Decimal, amount: Decimal, scale: number): boolean => {
  const exact = BigDecimal.multiply(quantity, price)
  const left = BigDecimal.isNegative(exact) ? BigDecimal.sum(exact, discount) : BigDecimal.subtract(exact, discount)
  return BigDecimal.equals(roundHalfUp(left, scale), amount)
}
