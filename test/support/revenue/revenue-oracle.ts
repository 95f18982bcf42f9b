import type { SpreadingRule } from "@svc/domain/revenue/month-weights"
import { printDecimal } from "@svc/domain/shared/decimal"
import { add, divide, type Exact, multiply, ratio, read, units, zero } from "../invoicing/exact.ts"
import { type Day, number, text } from "../invoicing/oracle-days.ts"

/** An oracle that looks at each day alone and calculates with exact fractions. It shares no method with the service. */
const known = new Map<Day, { readonly dayOfMonth: number; readonly length: number }>()
const partsOf = (day: Day) => {
  const before = known.get(day)
  if (before !== undefined) return before
  const [year, month, dayOfMonth] = text(day).split("-").map(Number) as [number, number, number]
  const parts = { dayOfMonth, length: new Date(Date.UTC(year, month, 0)).getUTCDate() }
  known.set(day, parts)
  return parts
}

/** The first day of a day's calendar month. */
const monthOfDay = (day: Day): string => `${text(day).slice(0, 8)}01`

/** Whether a day begins a month, where months begin on a given day of the month. */
const begins = (day: Day, dayOfMonth: number): boolean => {
  const at = partsOf(day)
  return at.dayOfMonth === Math.min(dayOfMonth, at.length)
}

/** The weight of each calendar month of the days from `from` up to, but not including, `to`. */
const weightsOf = ({ distribution }: SpreadingRule, from: Day, to: Day): ReadonlyMap<string, Exact> => {
  const weights = new Map<string, Exact>()
  for (let day = from; day < to; day += 1) weights.set(monthOfDay(day), zero)
  const { dayOfMonth } = partsOf(from)
  let [first, next] = [from, from]
  for (let day = from; day < to; day += 1) {
    if (day === next) {
      first = next++
      while (!begins(next, dayOfMonth)) next += 1
    }
    const last = Math.min(next, to) - 1
    const [place, weight] = {
      Days: [day, ratio(1)] as const,
      Monthly: [day, ratio(1, partsOf(day).length)] as const,
      FrontLoad: [first, ratio(1, next - first)] as const,
      BackLoad: [last, ratio(1, next - first)] as const,
    }[distribution]
    weights.set(monthOfDay(place), add(weights.get(monthOfDay(place))!, weight))
  }
  return weights
}

/**
 * The part of a net amount that is recognised in each calendar month of a service period, in units of the last decimal:
 * the rounded total up to this month minus the rounded total up to the month before.
 */
export const oracleOfRevenue = (
  rule: SpreadingRule,
  from: string,
  to: string,
  net: string,
  digits: number,
): ReadonlyMap<string, bigint> => {
  const weights = weightsOf(rule, number(from), number(to))
  const all = [...weights.values()].reduce(add, zero)
  const upfront = rule.upfrontPercent === undefined ? zero : divide(read(printDecimal(rule.upfrontPercent)), ratio(100))
  const rest = add(ratio(1), { ...upfront, over: -upfront.over })
  let [reached, before] = [upfront, 0n]
  return new Map(
    [...weights].map(([month, weight]) => {
      reached = add(reached, multiply(rest, divide(weight, all)))
      const upTo = units(multiply(read(net), reached), digits)
      const part = upTo - before
      before = upTo
      return [month, part]
    }),
  )
}

/** How many days from `from` up to, but not including, `to` are in a calendar month. */
export const daysIn = (month: string, from: string, to: string): number => {
  let count = 0
  for (let day = number(from); day < number(to); day += 1) if (monthOfDay(day) === month) count += 1
  return count
}
