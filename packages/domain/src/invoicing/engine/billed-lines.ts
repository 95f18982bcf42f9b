import type { ProrationMethod } from "../../organisation/proration-method.ts"
import { BigDecimal } from "effect"
import type { OrderCharge } from "../../orders/order-charge.ts"
import type { OrderProduct } from "../../orders/order.ts"
import type { Period } from "../../orders/periods.ts"
import type { TierAmount } from "../../orders/price-of.ts"
import { type Decimal, sumOf } from "../../shared/decimal.ts"
import { type Fraction, none, plus, rounded, times } from "../../shared/fraction.ts"
import type { ChargeAmount } from "./charge-amount.ts"
import type { DiscountParts } from "./discount-parts.ts"
import type { InvoicedPeriod } from "./invoiced-period.ts"
import { type LinePrice, linePrice } from "./line-price.ts"

/** A line to be invoiced: the period of a charge that it bills, and its price (contract V13). */
export interface BillableLine extends LinePrice {
  readonly product: OrderProduct
  readonly charge: OrderCharge
  /** The period that the line bills. */
  readonly period: InvoicedPeriod
}

/** The amount that is due for one period of a charge. */
export interface Due {
  readonly product: OrderProduct
  readonly charge: OrderCharge
  readonly period: Period
  readonly number: number
  readonly method: ProrationMethod
  readonly amount: ChargeAmount
  readonly parts: DiscountParts | undefined
  /** The fraction of the amount that order discounts leave. */
  readonly left: Fraction
  /** The lines of the period that are already invoiced, whose amounts are subtracted. */
  readonly before: readonly InvoicedPeriod[]
}

type Amounts = Pick<InvoicedPeriod, "tier" | "amount" | "amountPreDiscount">

/**
 * The lines of a period, with each amount rounded once (contract V9, V12, V14). A catch-up that amounts to zero has no
 * line.
 */
export const linesOf = (due: Due, scale: number): readonly BillableLine[] => {
  const { product, charge, period, number, method, amount, parts, before } = due
  const amounts = before.length === 0 ? freshAmounts(due, scale) : catchUps(due, scale)
  return amounts.map((each) => ({
    product,
    charge,
    period: {
      orderChargeId: charge.id,
      from: period.from,
      to: period.to,
      whole: period.whole,
      number,
      method,
      ...each,
      ...(parts === undefined ? {} : { spans: parts }),
    },
    ...linePrice(each, before.length === 0 ? amount.unit : undefined, scale),
  }))
}

const freshAmounts = (due: Due, scale: number): readonly Amounts[] =>
  byLine(due).map(({ tier, amount }) => roundedAmounts(due, tier, amount, scale))

const roundedAmounts = ({ parts, left }: Due, tier: number, exact: Fraction, scale: number): Amounts => {
  const amountPreDiscount = rounded(exact, scale)
  return {
    tier,
    amountPreDiscount,
    amount: parts === undefined ? amountPreDiscount : rounded(times(exact, left), scale),
  }
}

/** The amounts of a period as of now less what was invoiced of it, tier by tier (contract V9). */
const catchUps = (due: Due, scale: number): readonly Amounts[] => {
  const now = new Map(byLine(due).map(({ tier, amount }) => [tier, amount]))
  const tiers = [...new Set([...now.keys(), ...due.before.map(({ tier }) => tier)])].sort((a, b) => a - b)
  return tiers.flatMap((tier) => {
    const all = roundedAmounts(due, tier, now.get(tier) ?? none, scale)
    const held = due.before.filter((line) => line.tier === tier)
    const amount = lessHeld(all.amount, held, (line) => line.amount)
    const before = lessHeld(all.amountPreDiscount, held, (line) => line.amountPreDiscount)
    // Rounding can leave a unit in the discounted sum alone, but a discount must only make an amount smaller.
    const isSmaller =
      BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(amount), BigDecimal.abs(before)) &&
      BigDecimal.isNegative(amount) === BigDecimal.isNegative(before)
    return BigDecimal.isZero(amount) ? [] : [{ tier, amount, amountPreDiscount: isSmaller ? before : amount }]
  })
}

const lessHeld = (all: Decimal, held: readonly InvoicedPeriod[], value: (line: InvoicedPeriod) => Decimal): Decimal =>
  BigDecimal.normalize(BigDecimal.subtract(all, sumOf(held, value)))

/**
 * The amounts by line: one line for each tier that the quantity reaches where the charge has lines for tiers, else a
 * single line (contract V14).
 */
const byLine = ({ charge, amount: { tiers } }: Due): readonly TierAmount[] => {
  const [first, ...rest] = tiers
  if (first === undefined) return [{ tier: 0, amount: none }]
  if (charge.createInvoiceLinesPerTier && charge.model === "Tiered") return tiers
  return [{ tier: 0, amount: rest.reduce((sum, { amount }) => plus(sum, amount), first.amount) }]
}
