import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { decimal, type Decimal, printDecimal, quotient, roundHalfUp } from "../shared/decimal.ts"
import { failureOf } from "./import-result.ts"

/** A rate and its first day. */
interface RateOfDay {
  readonly effectiveFrom: CalendarDate
  readonly rate: Decimal
}

const hundred = decimal("100")
/** The largest number of warnings about one currency. */
const mostWarnings = 100

/** Whether a rate is at least a fifth above or below the one before it. */
const isJump = (before: Decimal, rate: Decimal): boolean => {
  // The integers of one scale are compared: a decimal for each step took as long as the computation of the rate.
  const scale = Math.max(before.scale, rate.scale)
  const [from, to] = [BigDecimal.scale(before, scale).value, BigDecimal.scale(rate, scale).value]
  return (to < from ? from - to : to - from) * 5n >= from
}

const describe = (currency: string, before: RateOfDay, { effectiveFrom, rate }: RateOfDay): string => {
  const difference = BigDecimal.subtract(rate, before.rate)
  const percent = roundHalfUp(BigDecimal.multiply(quotient(BigDecimal.abs(difference), before.rate), hundred), 1)
  const off = `${printDecimal(percent)} % ${BigDecimal.isNegative(difference) ? "below" : "above"}`
  const shown = (value: Decimal) => printDecimal(roundHalfUp(value, 10))
  return failureOf(
    currency,
    `${shown(rate)} of ${effectiveFrom} is ${off} the rate before it, ${shown(before.rate)} of ${before.effectiveFrom}`,
  )
}

/**
 * A warning for each rate that differs by 20 % or more from the one before it (contract R31). The cause may be a
 * mistake of the provider or in the earlier entry, or a currency that lost its value. Both lists are oldest first.
 * `known` contains the stored rates, from that of the last day before the first of `added`, including `added` itself.
 */
export const findJumps = (
  currency: string,
  added: readonly RateOfDay[],
  known: readonly RateOfDay[],
): readonly string[] => {
  const warnings: string[] = []
  let next = 0
  for (const each of added) {
    while (next < known.length && known[next]!.effectiveFrom < each.effectiveFrom) next += 1
    const before = known[next - 1]
    if (before !== undefined && isJump(before.rate, each.rate)) warnings.push(describe(currency, before, each))
  }
  return warnings
}

/** The warnings that a currency keeps, and a sentence about the number of the others. */
export const limitWarnings = (currency: string, warnings: readonly string[]): readonly string[] =>
  warnings.length <= mostWarnings
    ? warnings
    : [
        ...warnings.slice(0, mostWarnings),
        failureOf(currency, `${warnings.length - mostWarnings} more rates are as far off the one before them`),
      ]
