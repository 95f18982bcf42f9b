import { Effect } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { beyondAmounts, type Decimal, isBeyondAmounts, zero } from "../shared/decimal.ts"
import { fieldRefused } from "../shared/errors.ts"
import { exactly, none, rounded } from "../shared/fraction.ts"
import { inBase, type Priced } from "./currency-amount.ts"
import type { Metrics } from "./metrics.ts"
import { metricsOf, sumOfMetrics, type ValuedCharge, type ValuedOrder } from "./order-metrics.ts"
import { priceOf } from "./price-of.ts"

const someBeyond = (metrics: Metrics, shown: (amount: Decimal) => Decimal | undefined): boolean =>
  Object.values(metrics as Readonly<Record<keyof Metrics, Decimal>>).some((amount) => {
    const value = shown(amount)
    return value !== undefined && isBeyondAmounts(value)
  })

/**
 * Refuses a charge whose price for its quantity, or whose metrics, have more digits than an amount may have (contract M2).
 * Order discounts are ignored, because the line of an invoice is limited before its discount as well.
 */
export const checkChargeAmount = (
  charge: ValuedCharge,
  { currency, start, end }: Pick<ValuedOrder, "currency" | "end" | "start">,
  path: string,
) => {
  const { orderedQuantity, quantity, estimatedUsage, estimatedQuantity } = charge
  const priced = orderedQuantity ?? quantity ?? estimatedUsage ?? estimatedQuantity ?? zero
  const price = rounded(priceOf(charge, exactly(priced)) ?? none, minorUnits(currency))
  const alone = {
    status: "Draft",
    currency,
    start,
    renewals: [],
    discounts: [],
    products: [{ charges: [charge] }],
  } as const
  const worth = sumOfMetrics(metricsOf({ ...alone, ...(end === undefined ? {} : { end }) }).values())
  return isBeyondAmounts(price) || someBeyond(worth, (amount) => amount)
    ? Effect.fail(fieldRefused(path === "" ? "priceDetails" : path, `comes to ${beyondAmounts}`))
    : Effect.void
}

/**
 * Refuses an order when one of its metrics has more digits than an amount may have, in its currency or in base currency
 * (contract M2).
 */
export const checkOrderAmount = (order: Priced & ValuedOrder, field: string) => {
  const worth = sumOfMetrics(metricsOf(order).values())
  if (someBeyond(worth, (amount) => amount)) return Effect.fail(fieldRefused(field, `come to ${beyondAmounts}`))
  return someBeyond(worth, (amount) => inBase(order, amount))
    ? Effect.fail(fieldRefused(field, `come to ${beyondAmounts} in ${order.baseCurrency}`))
    : Effect.void
}
