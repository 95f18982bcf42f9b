import type { CalendarDate } from "../../shared/calendar-date.ts"
import { type Decimal, zero } from "../../shared/decimal.ts"
import { dividedBy, exactly, isZero, rounded, times } from "../../shared/fraction.ts"
import { measured } from "./discount-parts.ts"
import type { InvoicedPeriod, Span } from "./invoiced-period.ts"
import { partOf } from "./proration.ts"

/**
 * The amount to credit of a line when its version of a charge ends on `day`, the first day without it (contract V17). A
 * line that begins on or after `day` is credited in full. A line that spans `day` is credited for the days from `day`
 * on, with the order discounts with which they were billed. Must not be called for Usage and Measured charges, because
 * their usage has happened.
 *
 * @param net the net amount of the line with its sign; the credit has the same sign and is not limited to what is left
 * of the line
 */
export const creditOfEnded = (period: InvoicedPeriod, net: Decimal, day: CalendarDate, scale: number): Decimal => {
  const { from, to } = period
  if (day <= from) return net
  if (day >= to) return zero
  const all = weight(period, period)
  return isZero(all) ? zero : rounded(times(exactly(net), dividedBy(weight(period, { from: day, to }), all)), scale)
}

/** The fraction of the whole period that some days are, less the order discounts in force on them. */
const weight = ({ method, whole, spans }: InvoicedPeriod, days: Span) => {
  const parts = spans?.flatMap(({ from, to, left }) => {
    const part = { from: from < days.from ? days.from : from, to: days.to < to ? days.to : to, left }
    return part.from < part.to ? [part] : []
  })
  return parts === undefined ? partOf(method, whole, days) : measured(parts, (part) => partOf(method, whole, part))
}
