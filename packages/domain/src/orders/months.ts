import type { BillingChoices } from "../catalogue/charge.ts"
import { addMonths, type CalendarDate, daysBetween, monthsBetween } from "../shared/calendar-date.ts"
import { type Fraction, fraction, minus } from "../shared/fraction.ts"

/** The length of each price period in months. */
export const pricePeriodMonths: { readonly [P in BillingChoices["pricePeriod"]]: number } = {
  Monthly: 1,
  Quarterly: 3,
  Annual: 12,
}

/** The length in months of each billing period that has a fixed length. EndOfTerm is as long as the term. */
export const billingPeriodMonths = { Monthly: 1, Quarterly: 3, Biannual: 6, Annual: 12 } as const satisfies {
  readonly [P in Exclude<BillingChoices["billingPeriod"], "EndOfTerm">]: number
}

/**
 * The months from one day to another, counted in the one-month slices that begin at `start`. A slice that is cut counts
 * as its days ÷ the days of the whole slice (contract S30). The months of adjoining spans add up to those of the whole.
 */
export const monthsWithin = (start: CalendarDate, from: CalendarDate, to: CalendarDate): Fraction =>
  minus(monthsTo(start, to), monthsTo(start, from))

const monthsTo = (start: CalendarDate, day: CalendarDate): Fraction => {
  const months = fullMonths(start, day)
  const slice = addMonths(start, months)
  const days = daysBetween(slice, addMonths(start, months + 1))
  return fraction(BigInt(months * days + daysBetween(slice, day)), BigInt(days))
}

/** The number of one-month slices from `start` that end on or before a day; negative for a day before `start`. */
export const fullMonths = (start: CalendarDate, day: CalendarDate): number => {
  const months = monthsBetween(start, day)
  return addMonths(start, months) > day ? months - 1 : months
}
