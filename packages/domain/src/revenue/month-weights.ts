import { firstOfMonth } from "../ledger/accounting-period.ts"
import { addDays, addMonths, type CalendarDate, daysBetween, monthsBetween } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { Distribution } from "../reference-data/revenue-recognition-rule.ts"

/** The days from `from` to the day before `to`. */
export interface Span {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** A rule that spreads revenue over the months of a service period (contract D3). */
export interface SpreadingRule {
  readonly distribution: Distribution
  /** The percentage that the first month gets before the rest is spread. */
  readonly upfrontPercent?: Decimal
}

/** A calendar month of a service period. */
export interface MonthWeight {
  /** The first day of the month. */
  readonly month: CalendarDate
  /** The days of the service period in the month; at least one. */
  readonly days: Span
  /** The weight of the month relative to the others. */
  readonly weight: bigint
}

/** A number that every length of a month divides, so that parts of months are integers. */
const unitsOfMonth = 28n * 29n * 15n * 31n

/** The part of a month that a number of its days is. */
const partOfMonth = (days: number, length: number): bigint => (BigInt(days) * unitsOfMonth) / BigInt(length)

/** The calendar months of a period, with the days of the period in each. */
const monthsOf = ({ from, to }: Span): readonly Omit<MonthWeight, "weight">[] => {
  const first = firstOfMonth(from)
  const count = monthsBetween(from, addDays(to, -1)) + 1
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(first, index)
    const next = addMonths(first, index + 1)
    return { month, days: { from: month < from ? from : month, to: next < to ? next : to } }
  })
}

/**
 * The weights of months that are counted from the first day of the period. Each weight belongs to the calendar month in
 * which its month starts, or in which its last day is. The rest at the end is weighted by its days relative to those of
 * the month that it begins.
 */
const countedMonths = (period: Span, end: "start" | "last"): ReadonlyMap<CalendarDate, bigint> => {
  const weights = new Map<CalendarDate, bigint>()
  for (let index = 0, from = period.from; from < period.to; index += 1) {
    const next = addMonths(period.from, index + 1)
    const to = next < period.to ? next : period.to
    const month = firstOfMonth(end === "start" ? from : addDays(to, -1))
    const weight = partOfMonth(daysBetween(from, to), daysBetween(from, next))
    weights.set(month, (weights.get(month) ?? 0n) + weight)
    from = next
  }
  return weights
}

const spread = (distribution: Distribution, period: Span): readonly MonthWeight[] => {
  const months = monthsOf(period)
  const lengthOf = ({ days }: (typeof months)[number]) => daysBetween(days.from, days.to)
  if (distribution === "Days") return months.map((each) => ({ ...each, weight: BigInt(lengthOf(each)) }))
  if (distribution === "Monthly")
    return months.map((each) => ({
      ...each,
      weight: partOfMonth(lengthOf(each), daysBetween(each.month, addMonths(each.month, 1))),
    }))
  const weights = countedMonths(period, distribution === "FrontLoad" ? "start" : "last")
  return months.map((each) => ({ ...each, weight: weights.get(each.month) ?? 0n }))
}

/**
 * The weights of the calendar months of a service period by a rule (contract D3). Their sum is never 0.
 *
 * @param period a period of at least one day
 */
export const monthWeights = ({ distribution, upfrontPercent }: SpreadingRule, period: Span): readonly MonthWeight[] => {
  const months = spread(distribution, period)
  if (upfrontPercent === undefined) return months
  const scale = BigInt(Math.max(0, upfrontPercent.scale))
  const upfront = upfrontPercent.value * 10n ** (scale - BigInt(upfrontPercent.scale))
  const whole = 100n * 10n ** scale
  const all = months.reduce((sum, { weight }) => sum + weight, 0n)
  return months.map(({ weight, ...month }, index) => ({
    ...month,
    weight: weight * (whole - upfront) + (index === 0 ? all * upfront : 0n),
  }))
}
