import { BigDecimal } from "effect"
import { addMonths, type CalendarDate, monthsBetween } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, fromUnits, sumOf, toUnits, zero } from "../shared/decimal.ts"
import { exactly, fraction, rounded, times } from "../shared/fraction.ts"
import { spread } from "../shared/spread.ts"

/** Why the monthly recurring revenue of a legal entity changes; contraction and churn are not positive (contract S37). */
export const revenueMovements = ["newBusiness", "expansion", "contraction", "churn", "reactivation"] as const
export type RevenueMovement = (typeof revenueMovements)[number]

/** Movements of a month, in base currency and twelvefold: a year's revenue has an end where a month's has none. */
export type YearlyMovements = { readonly [M in RevenueMovement]: Decimal }

/** What moved in some months, exactly and twelvefold. */
export interface MovedRevenue {
  /** In force at the end of the month before the first. */
  readonly opening: Decimal
  /** By month, `yyyy-MM`; a month without a movement may be absent. */
  readonly months: ReadonlyMap<string, YearlyMovements>
}

/** The recurring revenue of a month in base currency, rounded to its digits (contract S36). */
export interface RevenueOfMonth extends YearlyMovements {
  /** `yyyy-MM` */
  readonly month: string
  readonly opening: Decimal
  readonly mrr: Decimal
  readonly arr: Decimal
}

/** The most months that are asked for at once. */
export const mostRevenueMonths = 120

const still: YearlyMovements = {
  newBusiness: zero,
  expansion: zero,
  contraction: zero,
  churn: zero,
  reactivation: zero,
}

/**
 * The months of two days, each with its revenue. Sums are rounded when they are shown; the movements take what is missing
 * to the shown sums by largest remainder (contract M6), so that opening and movements always come to `mrr`.
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

/** Movements that come to a difference of rounded sums. */
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
