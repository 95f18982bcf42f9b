import { BigDecimal } from "effect"
import { addMonths, type CalendarDate, monthsBetween } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, fromUnits, sumOf, toUnits, zero } from "../shared/decimal.ts"
import { exactly, fraction, rounded, times } from "../shared/fraction.ts"
import { spread } from "../shared/spread.ts"

/**
 * The reasons for which the monthly recurring revenue of a legal entity changes. Contraction and churn are zero or
 * negative (contract S37).
 */
export const revenueMovements = ["newBusiness", "expansion", "contraction", "churn", "reactivation"] as const
export type RevenueMovement = (typeof revenueMovements)[number]

/**
 * The movements of a month in base currency, times twelve: a year's revenue is a finite decimal where a month's may not
 * be.
 */
export type YearlyMovements = { readonly [M in RevenueMovement]: Decimal }

/** The movements of several months, as exact amounts times twelve. */
export interface MovedRevenue {
  /** The revenue in force at the end of the month before the first one, times twelve. */
  readonly opening: Decimal
  /** The movements by month (`yyyy-MM`). A month without movements may be absent. */
  readonly months: ReadonlyMap<string, YearlyMovements>
}

/** The recurring revenue of a month in base currency, rounded to its digits (contract S36). */
export interface RevenueOfMonth extends YearlyMovements {
  /** The month as `yyyy-MM`. */
  readonly month: string
  readonly opening: Decimal
  readonly mrr: Decimal
  readonly arr: Decimal
}

/** The largest number of months of one request. */
export const mostRevenueMonths = 120

const still: YearlyMovements = {
  newBusiness: zero,
  expansion: zero,
  contraction: zero,
  churn: zero,
  reactivation: zero,
}

/**
 * The revenue of each month between two days. Sums are rounded when they are shown. The movements get the rounding
 * difference by largest remainder (contract M6), so that opening plus movements always equals `mrr`.
 */
export const revenueByMonth = (
  { opening, months }: MovedRevenue,
  from: CalendarDate,
  to: CalendarDate,
  baseCurrency: string,
): readonly RevenueOfMonth[] => {
  const digits = minorUnits(baseCurrency)
  let yearly = opening
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) => {
    const month = addMonths(from, index).slice(0, 7)
    const moved = months.get(month) ?? still
    const before = yearly
    yearly = BigDecimal.sum(
      before,
      sumOf(revenueMovements, (movement) => moved[movement]),
    )
    const [shownBefore, mrr] = [monthly(before, digits), monthly(yearly, digits)]
    return {
      month,
      opening: shownBefore,
      ...shown(moved, BigDecimal.subtract(mrr, shownBefore), digits),
      mrr,
      arr: rounded(exactly(yearly), digits),
    }
  })
}

const monthly = (yearly: Decimal, digits: number): Decimal => rounded(times(exactly(yearly), twelfth), digits)
const twelfth = fraction(1n, 12n)

/** Rounds movements so that they add up to the difference of the rounded sums. */
const shown = (moved: YearlyMovements, difference: Decimal, digits: number): YearlyMovements => {
  const scale = Math.max(digits, ...revenueMovements.map((movement) => moved[movement].scale))
  const exact = revenueMovements.map((movement) => toUnits(moved[movement], scale))
  const parts = spread(toUnits(difference, digits), exact, 12n * 10n ** BigInt(scale - digits))
  const at = (movement: RevenueMovement): Decimal =>
    BigDecimal.normalize(fromUnits(parts[revenueMovements.indexOf(movement)]!, digits))
  return {
    newBusiness: at("newBusiness"),
    expansion: at("expansion"),
    contraction: at("contraction"),
    churn: at("churn"),
    reactivation: at("reactivation"),
  }
}
