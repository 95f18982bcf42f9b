import { Result } from "effect"
import { pricePeriodMonths } from "../../orders/months.ts"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { Period } from "../../orders/periods.ts"
import { pricesByTier, type TierAmount } from "../../orders/price-of.ts"
import { monthsBetween } from "../../shared/calendar-date.ts"
import { printDecimal } from "../../shared/decimal.ts"
import { exactDecimal, exactly, type Fraction, fraction, rounded, times, whole } from "../../shared/fraction.ts"
import { type BillingRefusal, refuse } from "../invoicing.errors.ts"
import type { ProrationMethod } from "../../organisation/proration-method.ts"
import type { UnitPrice } from "./line-price.ts"
import { partOf } from "./proration.ts"

/** The exact amount that is due of a charge before order discounts: by tier, or in total under tier 0. */
export interface ChargeAmount {
  readonly tiers: readonly TierAmount[]
  /** The quantity and unit price that the line may show. */
  readonly unit?: UnitPrice
}

type Billed = Result.Result<ChargeAmount, BillingRefusal>

/** The largest number of decimals of a price on a line (contract M2). */
const priceDigits = 10

/** The price of a quantity × a factor (contract V7). With `isWhole` the line may show the quantity (contract V13). */
export const amountOf = (charge: OrderCharge, quantity: Fraction, factor: Fraction, isWhole: boolean): Billed => {
  const priced = pricesByTier(charge, quantity)
  if (priced === undefined) return Result.fail(noPrice(charge, quantity))
  const tiers = factor === whole ? priced : priced.map(({ tier, amount }) => ({ tier, amount: times(amount, factor) }))
  const unit = isWhole ? unitOf(charge, quantity, factor) : undefined
  return Result.succeed({ tiers, ...(unit === undefined ? {} : { unit }) })
}

/**
 * The months for which a period is billed ÷ the months that a price covers, prorated to the part of the period that is
 * inside the window (contract V6).
 */
export const periodFactor = (
  charge: OrderCharge,
  { whole: all, ...span }: Period,
  method: ProrationMethod,
): Fraction => {
  const months = BigInt(monthsBetween(all.from, all.to))
  const prices = fraction(months, BigInt(pricePeriodMonths[charge.pricePeriod]))
  return isWholePeriod({ ...span, whole: all }) ? prices : times(prices, partOf(method, all, span))
}

export const isWholePeriod = ({ from, to, whole: all }: Period): boolean => from === all.from && to === all.to

/** The quantity and unit price of a charge, when both are decimals of at most ten digits. */
const unitOf = (
  { model, prices: [first] }: OrderCharge,
  quantity: Fraction,
  factor: Fraction,
): UnitPrice | undefined => {
  if (model !== "Quantity" || first === undefined || first.priceBase === "Flat") return undefined
  const shown = exactDecimal(quantity, priceDigits)
  const price = exactDecimal(times(exactly(first.price), factor), priceDigits)
  return shown === undefined || price === undefined ? undefined : { quantity: shown, price }
}

const noPrice = ({ chargeNumber, model, prices }: OrderCharge, quantity: Fraction): BillingRefusal =>
  refuse(prices.length === 0 || model === "Rated" ? "NoPrice" : "QuantityBeyondTiers", {
    chargeNumber,
    quantity: printDecimal(exactDecimal(quantity, priceDigits) ?? rounded(quantity, priceDigits)),
  })
