import { type Fraction, fraction, exactly, minus, times, whole } from "../shared/fraction.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { earlier, type Window } from "./charge-window.ts"
import type { Order, OrderDiscount } from "./order.ts"

type Discounted = Pick<Order, "start" | "end" | "discounts">

/** An order discount with the days on which it is in force. */
interface DatedDiscount extends Window {
  readonly percent: OrderDiscount["percent"]
}

/** The order discounts that apply to a charge, in the order in which they were made (contract S13). */
export const discountsOf = ({ start, end, discounts }: Discounted, chargeNumber: string): readonly DatedDiscount[] =>
  discounts
    .filter(({ chargeNumbers }) => chargeNumbers?.includes(chargeNumber) ?? true)
    .map((discount) => {
      const to = earlier(discount.end, end)
      return { percent: discount.percent, from: discount.start ?? start, ...(to === undefined ? {} : { to }) }
    })

/** The fraction of an amount that is left after all discounts, which are multiplied. */
export const afterDiscounts = (discounts: readonly DatedDiscount[]): Fraction =>
  discounts.reduce((left, { percent }) => times(left, times(minus(hundred, exactly(percent)), hundredth)), whole)

const hundred = fraction(100n, 1n)
const hundredth = fraction(1n, 100n)

export const isInForce = ({ from, to }: Window, day: CalendarDate): boolean =>
  from <= day && (to === undefined || day < to)

/**
 * Whether a discount is in force on the last days of a charge, that is, does not end before the charge (contract S30).
 */
export const lastsAsLongAs = ({ from, to }: Window, charge: Window): boolean =>
  charge.to === undefined ? to === undefined : from < charge.to && (to === undefined || charge.to <= to)

/**
 * Splits a window that has an end wherever the discounts in force change. Each span has the fraction of an amount that
 * is left in it.
 */
export const spansOf = (
  { from, to }: Required<Window>,
  discounts: readonly DatedDiscount[],
): readonly (Required<Window> & { readonly left: Fraction })[] => {
  const cuts = discounts
    .flatMap((discount) => [discount.from, discount.to])
    .filter((day): day is CalendarDate => day !== undefined && from < day && day < to)
  const days = [...new Set([from, ...cuts, to])].sort()
  return days.slice(1).map((end, index) => {
    const start = days[index]!
    return { from: start, to: end, left: afterDiscounts(discounts.filter((discount) => isInForce(discount, start))) }
  })
}
