import { afterDiscounts, discountsOf, isInForce, spansOf } from "../../orders/discounts-in-force.ts"
import type { Order } from "../../orders/order.ts"
import type { Decimal } from "../../shared/decimal.ts"
import {
  dividedBy,
  exactDecimal,
  exactly,
  type Fraction,
  isZero,
  none,
  plus,
  times,
  whole,
} from "../../shared/fraction.ts"
import type { InvoicedPeriod, Span } from "./invoiced-period.ts"

export type DiscountParts = NonNullable<InvoicedPeriod["spans"]>

/**
 * Splits days into parts with equal order discounts of a charge (contract V11); absent when no discount is in force.
 */
export const discountParts = (
  order: Pick<Order, "start" | "end" | "discounts">,
  chargeNumber: string,
  { from, to }: Span,
): DiscountParts | undefined => {
  if (order.discounts.length === 0) return undefined
  const inForce = discountsOf(order, chargeNumber).filter((discount) =>
    from === to ? isInForce(discount, from) : discount.from < to && (discount.to === undefined || from < discount.to),
  )
  if (inForce.length === 0) return undefined
  const parts = from === to ? [{ from, to, left: afterDiscounts(inForce) }] : spansOf({ from, to }, inForce)
  return parts.map(({ left, ...span }) => ({ ...span, left: allDigits(left) }))
}

/** The fraction of a span's amount that order discounts leave: each part counts by what `measure` gives for it. */
export const leftOf = (parts: DiscountParts | undefined, span: Span, measure: (part: Span) => Fraction): Fraction => {
  if (parts === undefined) return whole
  if (parts.length === 1) return exactly(parts[0]!.left)
  const all = measure(span)
  return isZero(all) ? whole : dividedBy(measured(parts, measure), all)
}

/** The sum over parts of `measure(part)` × the fraction that order discounts leave of it. */
export const measured = (parts: DiscountParts, measure: (part: Span) => Fraction): Fraction =>
  parts.reduce((sum, part) => plus(sum, times(measure(part), exactly(part.left))), none)

/** The exact decimal of a fraction. A product of percentages always has one. */
const allDigits = (value: Fraction): Decimal => {
  for (let digits = 0; ; digits++) {
    const found = exactDecimal(value, digits)
    if (found !== undefined) return found
  }
}
