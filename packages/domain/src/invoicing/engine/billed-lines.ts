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

/** A line that an invoice will have: what it holds of a charge, and how it is priced (contract V13). */
export interface BillableLine extends LinePrice {
  readonly product: OrderProduct
  readonly charge: OrderCharge
  /** What the line will hold. */
  readonly period: InvoicedPeriod
}

/** What is due of one period of a charge. */
export interface Due {
  readonly product: OrderProduct
  readonly charge: OrderCharge
  readonly period: Period
  readonly number: number
  readonly method: ProrationMethod
  readonly amount: ChargeAmount
  readonly parts: DiscountParts | undefined
  /** What order discounts leave of 1. */
  readonly left: Fraction
  /** Lines of the period that are invoiced, less which it is. */
  readonly before: readonly InvoicedPeriod[]
}

type Amounts = Pick<InvoicedPeriod, "tier" | "amount" | "amountPreDiscount">

/** The lines of a period, each amount rounded once (contract V9, V12, V14); of a catch-up that comes to nothing none. */
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

/** All of a period by now less what was invoiced of it, tier by tier (contract V9). */
const catchUps = (due: Due, scale: number): readonly Amounts[] => {
  const now = new Map(byLine(due).map(({ tier, amount }) => [tier, amount]))
  const tiers = [...new Set([...now.keys(), ...due.before.map(({ tier }) => tier)])].sort((a, b) => a - b)
  return tiers.flatMap((tier) => {
    const all = roundedAmounts(due, tier, now.get(tier) ?? none, scale)
    const held = due.before.filter((line) => line.tier === tier)
    const amount = lessHeld(all.amount, held, (line) => line.amount)
    const before = lessHeld(all.amountPreDiscount, held, (line) => line.amountPreDiscount)
    // Rounding can leave a unit to the discounted sum alone: discounts only ever make an amount smaller.
    const isSmaller =
      BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(amount), BigDecimal.abs(before)) &&
      BigDecimal.isNegative(amount) === BigDecimal.isNegative(before)
    return BigDecimal.isZero(amount) ? [] : [{ tier, amount, amountPreDiscount: isSmaller ? before : amount }]
  })
}

const lessHeld = (all: Decimal, held: readonly InvoicedPeriod[], value: (line: InvoicedPeriod) => Decimal): Decimal =>
  BigDecimal.normalize(BigDecimal.subtract(all, sumOf(held, value)))

/** What each line is of: with lines for tiers those that the quantity reaches, else all in one (contract V14). */
const byLine = ({ charge, amount: { tiers } }: Due): readonly TierAmount[] => {
  const [first, ...rest] = tiers
  if (first === undefined) return [{ tier: 0, amount: none }]
  if (charge.createInvoiceLinesPerTier && charge.model === "Tiered") return tiers
  return [{ tier: 0, amount: rest.reduce((sum, { amount }) => plus(sum, amount), first.amount) }]
}
