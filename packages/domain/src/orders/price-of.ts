import { BigDecimal } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import { exactly, type Fraction, isLess, isZero, minus, none, plus, times } from "../shared/fraction.ts"
import type { OrderCharge, OrderTier } from "./order-charge.ts"

type Priced = Pick<OrderCharge, "model" | "prices">

/** What a tier comes to; its number is its place, from 0. */
export interface TierAmount {
  readonly tier: number
  readonly amount: Fraction
}

/**
 * The price of a quantity by the model of a charge, exact and for one price period (contract S15). Absent where there is
 * none: of a quantity beyond a closed last tier, of a charge without prices, and of Rated, whose usage brings its prices.
 */
export const priceOf = (charge: Priced, quantity: Fraction): Fraction | undefined => {
  const tiers = pricesByTier(charge, quantity)
  return tiers === undefined ? undefined : tiers.reduce((sum, { amount }) => plus(sum, amount), none)
}

/** The price of a quantity by the tiers that it reaches, none of which the quantity 0 does (contract S15). */
export const pricesByTier = ({ model, prices }: Priced, quantity: Fraction): readonly TierAmount[] | undefined => {
  const [first] = prices
  if (first === undefined || model === "Rated") return undefined
  if (model === "Flat") return [{ tier: 0, amount: exactly(first.price) }]
  if (isZero(quantity)) return []
  if (model === "Quantity") return [{ tier: 0, amount: times(quantity, exactly(first.price)) }]
  const reached = reachedTiers(prices, quantity)
  if (reached === undefined) return undefined
  if (model === "Tiered") return reached.map(({ tier, units }) => ({ tier, amount: amountIn(prices[tier]!, units) }))
  const { tier } = reached.at(-1)!
  return [{ tier, amount: amountIn(prices[tier]!, quantity) }]
}

/** Whether the tiers of a charge reach so far that the quantity has a price (contract S10). */
export const isCovered = ({ model, prices }: Priced, quantity: Decimal): boolean => {
  const end = model === "Volume" || model === "Tiered" ? prices.at(-1)?.toQuantity : undefined
  return end === undefined || BigDecimal.isLessThanOrEqualTo(quantity, end)
}

/**
 * The tiers that a quantity reaches, each with the units of it that lie in the tier: above its lower bound, up to its
 * upper; of the first tier those below 0 too, which are corrections. Absent for a quantity beyond a closed last tier.
 */
const reachedTiers = (
  prices: readonly OrderTier[],
  quantity: Fraction,
): readonly { readonly tier: number; readonly units: Fraction }[] | undefined => {
  const reached: { tier: number; units: Fraction }[] = []
  let from = none
  for (const [tier, { toQuantity }] of prices.entries()) {
    const end = toQuantity === undefined ? undefined : exactly(toQuantity)
    const isLast = end === undefined || !isLess(end, quantity)
    reached.push({ tier, units: minus(isLast ? quantity : end, from) })
    if (isLast) return reached
    from = end
  }
  return undefined
}

/** A correction of usage gives no Flat price back: that was not for units. */
const amountIn = ({ price, priceBase }: OrderTier, units: Fraction): Fraction =>
  priceBase === "PerUnit" ? times(units, exactly(price)) : isLess(units, none) ? none : exactly(price)
