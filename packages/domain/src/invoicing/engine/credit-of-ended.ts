import type { CalendarDate } from "../../shared/calendar-date.ts"
import { type Decimal, zero } from "../../shared/decimal.ts"
import { dividedBy, exactly, isZero, rounded, times } from "../../shared/fraction.ts"
import { measured } from "./discount-parts.ts"
import type { InvoicedPeriod, Span } from "./invoiced-period.ts"
import { partOf } from "./proration.ts"

/**
 * What a line is credited when its version of a charge ends at a day, the first without it (contract V17): all of what
 * lies behind the day, and of a line over the day the part behind it, with the order discounts that it was billed with.
 * Usage was used: lines of Usage and Measured charges are not to be asked about.
 *
 * @param net of the line, with its sign; the credit has the same and is not held against what is left of the line
 */
export const creditOfEnded = (period: InvoicedPeriod, net: Decimal, day: CalendarDate, scale: number): Decimal => {
  const { from, to } = period
  if (day <= from) return net
  if (day >= to) return zero
  const all = weight(period, period)
  return isZero(all) ? zero : rounded(times(exactly(net), dividedBy(weight(period, { from: day, to }), all)), scale)
}

/** How much of the whole some days are, less the order discounts in them. */
const weight = ({ method, whole, spans }: InvoicedPeriod, days: Span) => {
  const parts = spans?.flatMap(({ from, to, left }) => {
    const part = { from: from < days.from ? days.from : from, to: days.to < to ? days.to : to, left }
    return part.from < part.to ? [part] : []
  })
  return parts === undefined ? partOf(method, whole, days) : measured(parts, (part) => partOf(method, whole, part))
}
