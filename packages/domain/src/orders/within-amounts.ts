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

/** A charge as if the milestone that it waits for came on the first day of its order, when it is worth the most. */
const begun = (charge: ValuedCharge, { start }: Pick<ValuedOrder, "start">): ValuedCharge =>
  charge.start === undefined && charge.endedIn === undefined ? { ...charge, start } : charge

const worthOf = (order: ValuedOrder): Metrics => {
  const products = order.products.map(({ charges }) => ({ charges: charges.map((charge) => begun(charge, order)) }))
  return sumOfMetrics(metricsOf({ ...order, products }).values())
}

type Dates = Pick<ValuedOrder, "currency" | "end" | "start">

/**
 * Whether the price of a charge for its quantity, or one of its metrics, has more digits than an amount may have. Order
 * discounts are ignored, because the line of an invoice is limited before its discount as well.
 */
const isBeyond = (charge: ValuedCharge, { currency, start, end }: Dates): boolean => {
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
  const worth = worthOf({ ...alone, ...(end === undefined ? {} : { end }) })
  return isBeyondAmounts(price) || someBeyond(worth, (amount) => amount)
}

/** Refuses a charge whose price for its quantity, or whose metrics, have more digits than an amount may have (contract M2). */
export const checkChargeAmount = (charge: ValuedCharge, order: Dates, path: string) =>
  isBeyond(charge, order)
    ? Effect.fail(fieldRefused(path === "" ? "priceDetails" : path, `comes to ${beyondAmounts}`))
    : Effect.void

/** The end of the refusal of an order that is beyond amounts, in its currency or in base currency. */
const excessOf = (order: Priced & ValuedOrder): string | undefined => {
  const worth = worthOf(order)
  if (someBeyond(worth, (amount) => amount)) return beyondAmounts
  return someBeyond(worth, (amount) => inBase(order, amount)) ? `${beyondAmounts} in ${order.baseCurrency}` : undefined
}

/**
 * Refuses an order when one of its metrics has more digits than an amount may have, in its currency or in base currency
 * (contract M2).
 */
export const checkOrderAmount = (order: Priced & ValuedOrder, field: string) => {
  const excess = excessOf(order)
  return excess === undefined ? Effect.void : Effect.fail(fieldRefused(field, `come to ${excess}`))
}

/** Refuses a change of dates or discounts that brings a charge or the order beyond that bound (contract M2). */
export const checkGrownAmount = (before: Priced & ValuedOrder, after: Priced & ValuedOrder, field: string) => {
  const excess = excessWithCharges(after)
  return excess === undefined || excessWithCharges(before) !== undefined
    ? Effect.void
    : Effect.fail(fieldRefused(field, `would make the order worth ${excess}`))
}

const excessWithCharges = (order: Priced & ValuedOrder): string | undefined =>
  order.products.some(({ charges }) => charges.some((charge) => isBeyond(charge, order)))
    ? beyondAmounts
    : excessOf(order)
