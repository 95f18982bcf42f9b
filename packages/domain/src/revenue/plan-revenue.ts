import { firstOfMonth } from "../ledger/accounting-period.ts"
import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, divideHalfUp, fromUnits, toUnits } from "../shared/decimal.ts"
import type { MonthWeight } from "./month-weights.ts"

/** An amount in the currency of the invoice and in base currency. */
export interface InBoth {
  readonly amount: Decimal
  readonly base: Decimal
}

/** The number of decimals of the two currencies. */
export interface Digits {
  readonly amount: number
  readonly base: number
}

/** An amount that is recognised in an accounting period, which is identified by its first day. */
export interface PlannedItem extends InBoth {
  readonly period: CalendarDate
}

/**
 * Divides a whole in proportion to weights. Each part is the difference of two cumulative sums that are rounded half
 * up, so that the parts add up to the whole (contract D3). Weights may be negative, but their sum must not be 0.
 */
export const cutByWeights = (whole: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  let reached = 0n
  let before = 0n
  return weights.map((weight) => {
    reached += weight
    const upTo = divideHalfUp(whole * reached, all)
    const part = upTo - before
    before = upTo
    return part
  })
}

/** Merges the parts of a schedule by period and leaves out parts of 0 (contract D4). */
export const joined = (parts: readonly PlannedItem[]): readonly PlannedItem[] => {
  const byPeriod = new Map<CalendarDate, PlannedItem>()
  for (const part of parts) {
    const before = byPeriod.get(part.period)
    byPeriod.set(
      part.period,
      before === undefined
        ? part
        : {
            ...part,
            amount: BigDecimal.sum(before.amount, part.amount),
            base: BigDecimal.sum(before.base, part.base),
          },
    )
  }
  return [...byPeriod.values()]
    .filter(({ amount, base }) => !BigDecimal.isZero(amount) || !BigDecimal.isZero(base))
    .toSorted((a, b) => (a.period < b.period ? -1 : 1))
}

/** The later of two months. */
export const later = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? b : a)

/**
 * The schedule of a line (contract D3, D4): its net amount spread over the months of its service period, with nothing
 * before the month of the invoice or the first open period.
 *
 * @param earliest the month of the invoice's date, or the first open period when that is later
 */
export const planRevenue = (
  net: InBoth,
  months: readonly MonthWeight[],
  earliest: CalendarDate,
  digits: Digits,
): readonly PlannedItem[] => {
  const weights = months.map(({ weight }) => weight)
  const amounts = cutByWeights(toUnits(net.amount, digits.amount), weights)
  const bases = cutByWeights(toUnits(net.base, digits.base), weights)
  return joined(
    months.map(({ month }, index) => ({
      period: later(month, firstOfMonth(earliest)),
      amount: fromUnits(amounts[index]!, digits.amount),
      base: fromUnits(bases[index]!, digits.base),
    })),
  )
}
