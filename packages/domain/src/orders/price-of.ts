import { BigDecimal } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import { sumOf, zero } from "../shared/decimal.ts"
import type { OrderCharge, OrderTier } from "./order-charge.ts"

type Priced = Pick<OrderCharge, "model" | "prices">

/**
 * The price of a quantity by the model of a charge, exact and for one price period (contract S15). Absent where there is
 * none: of a quantity beyond a closed last tier, of a charge without prices, and of Rated, whose usage brings its prices.
 */
export const priceOf = ({ model, prices }: Priced, quantity: Decimal): Decimal | undefined => {
  const [first] = prices
  if (first === undefined || model === "Rated") return undefined
  if (model === "Flat") return first.price
  if (BigDecimal.isZero(quantity)) return zero
  if (model === "Quantity") return BigDecimal.multiply(quantity, first.price)
  if (!isCovered({ model, prices }, quantity)) return undefined
  const reached = reachedTiers(prices, quantity)
  return model === "Volume"
    ? amountIn(reached.at(-1)!.tier, quantity)
    : sumOf(reached, ({ tier, units }) => amountIn(tier, units))
}

/** Whether the tiers of a charge reach so far that the quantity has a price (contract S10). */
export const isCovered = ({ model, prices }: Priced, quantity: Decimal): boolean => {
  const end = model === "Volume" || model === "Tiered" ? prices.at(-1)?.toQuantity : undefined
  return end === undefined || BigDecimal.isLessThanOrEqualTo(quantity, end)
}

/** The tiers that a quantity above 0 reaches, each with the units of it that lie in the tier: above its lower bound, up to its upper. */
const reachedTiers = (
  prices: readonly OrderTier[],
  quantity: Decimal,
): readonly { readonly tier: OrderTier; readonly units: Decimal }[] => {
  const reached: { tier: OrderTier; units: Decimal }[] = []
  let from = zero
  for (const tier of prices) {
    if (BigDecimal.isLessThanOrEqualTo(quantity, from)) break
    const to = tier.toQuantity === undefined ? quantity : BigDecimal.min(tier.toQuantity, quantity)
    reached.push({ tier, units: BigDecimal.subtract(to, from) })
    from = to
  }
  return reached
}

const amountIn = ({ price, priceBase }: OrderTier, units: Decimal): Decimal =>
  priceBase === "Flat" ? price : BigDecimal.multiply(units, price)
