import { BigDecimal } from "effect"
import type { Decimal } from "../shared/decimal.ts"
import { exactly, type Fraction, isLess, isZero, minus, none, plus, times } from "../shared/fraction.ts"
import type { OrderCharge, OrderTier } from "./order-charge.ts"

type Priced = Pick<OrderCharge, "model" | "prices">

/** The amount of one tier. The number of a tier is its position, from 0. */
export interface TierAmount {
  readonly tier: number
  readonly amount: Fraction
}

/**
 * The exact price of a quantity for one price period, by the model of a charge (contract S15). Absent when there is no
 * price: for a quantity beyond a last tier that has an end, for a charge without prices, and for Rated, whose usage
 * rows carry their own prices.
 */
export const priceOf = (charge: Priced, quantity: Fraction): Fraction | undefined => {
  const tiers = pricesByTier(charge, quantity)
  return tiers === undefined ? undefined : tiers.reduce((sum, { amount }) => plus(sum, amount), none)
}

/** The price of a quantity by tier, for the tiers that it reaches. The quantity 0 reaches no tier (contract S15). */
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

/** Whether the tiers of a charge cover the quantity (contract S10). */
export const isCovered = ({ model, prices }: Priced, quantity: Decimal): boolean => {
  const end = model === "Volume" || model === "Tiered" ? prices.at(-1)?.toQuantity : undefined
  return end === undefined || BigDecimal.isLessThanOrEqualTo(quantity, end)
}

/**
 * The tiers that a quantity reaches, each with the units within it, from its lower to its upper bound. The first tier
 * also takes units below 0, which are corrections. Absent for a quantity beyond a last tier that has an end.
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

/** A negative correction of usage does not refund a Flat price, which was not paid for units. */
const amountIn = ({ price, priceBase }: OrderTier, units: Fraction): Fraction =>
  priceBase === "PerUnit" ? times(units, exactly(price)) : isLess(units, none) ? none : exactly(price)
