import type { ProrationMethod } from "../../organisation/proration-method.ts"
import { monthsWithin } from "../../orders/months.ts"
import { type CalendarDate, daysBetween, monthsBetween } from "../../shared/calendar-date.ts"
import { dividedBy, type Fraction, fraction } from "../../shared/fraction.ts"
import type { Span } from "./invoiced-period.ts"

/**
 * The fraction of a whole period that some of its days are (contract V6). The fractions of adjoining spans add up to
 * that of both.
 */
export const partOf = (method: ProrationMethod, whole: Span, { from, to }: Span): Fraction => {
  switch (method) {
    case "DaysInPeriod":
      return daysOfDays({ from, to }, whole)
    case "DaysInMonth":
      return dividedBy(
        monthsWithin(sliceAnchor(whole), from, to),
        fraction(BigInt(monthsBetween(whole.from, whole.to)), 1n),
      )
    case "Fixed30":
      return fraction(BigInt(days360(from, to)), BigInt(days360(whole.from, whole.to)))
  }
}

/** The days of one span ÷ the days of another. */
export const daysOfDays = (part: Span, whole: Span): Fraction =>
  fraction(BigInt(daysBetween(part.from, part.to)), BigInt(daysBetween(whole.from, whole.to)))

/**
 * The day from which the months of a period are counted: the bound that is later in its month, because the other one
 * may have been shortened to the end of a short month.
 */
const sliceAnchor = ({ from, to }: Span): CalendarDate => (to.slice(8) > from.slice(8) ? to : from)

/** Days by the 30E/360 method (ISDA 2006 Definitions, section 4.16 (g)): day 31 counts as 30. */
const days360 = (from: CalendarDate, to: CalendarDate): number => place360(to) - place360(from)
const place360 = (day: CalendarDate): number =>
  Number(day.slice(0, 4)) * 360 + Number(day.slice(5, 7)) * 30 + Math.min(Number(day.slice(8)), 30)
