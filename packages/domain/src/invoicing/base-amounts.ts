import { BigDecimal } from "effect"
import { type Decimal, decimal, fromUnits, roundHalfUp, sumOf, toUnits } from "../shared/decimal.ts"
import { spread } from "../shared/spread.ts"
import type { LineAmounts } from "./price-lines.ts"

export interface Amounts<Line extends LineAmounts> {
  readonly lines: readonly Line[]
  /** The amount that is added to the sum of the lines to give the total (BT-114). */
  readonly rounding: Decimal
}

/**
 * The same amounts in the base currency (contract I17). The sums of nets, allowances and taxes are each converted and
 * rounded once, the tax as the authorities require it (BT-111). The lines are then spread to these sums, so that
 * amounts that balance in one currency balance in the other. `scale` is the number of digits of the base currency.
 */
export const inBaseCurrency = (
  { lines, rounding }: Amounts<LineAmounts>,
  rate: Decimal,
  scale: number,
): Amounts<LineAmounts> => {
  if (staysAt(rate, scale, rounding, lines)) {
    return { lines: lines.map(({ subtotal, allowance, tax }) => ({ subtotal, allowance, tax })), rounding }
  }
  const converted = (part: (line: LineAmounts) => Decimal): readonly Decimal[] => {
    const exact = lines.map((line) => BigDecimal.multiply(part(line), rate))
    const depth = Math.max(scale, ...exact.map((each) => each.scale))
    const total = toUnits(
      roundHalfUp(
        sumOf(exact, (each) => each),
        scale,
      ),
      scale,
    )
    const shares = spread(
      total,
      exact.map((each) => toUnits(each, depth)),
      10n ** BigInt(depth - scale),
    )
    return shares.map((share) => fromUnits(share, scale))
  }
  const subtotals = converted(({ subtotal }) => subtotal)
  const allowances = converted(({ allowance }) => allowance)
  const taxes = converted(({ tax }) => tax)
  return {
    lines: lines.map((_, index) => ({
      subtotal: subtotals[index]!,
      allowance: allowances[index]!,
      tax: taxes[index]!,
    })),
    rounding: roundHalfUp(BigDecimal.multiply(rounding, rate), scale),
  }
}

const one = decimal("1")

/** Whether a conversion changes nothing: the rate is 1, and no amount has more digits than the base currency. */
const staysAt = (rate: Decimal, scale: number, rounding: Decimal, lines: readonly LineAmounts[]): boolean =>
  BigDecimal.equals(rate, one) &&
  rounding.scale <= scale &&
  lines.every(
    ({ subtotal, allowance, tax }) => subtotal.scale <= scale && allowance.scale <= scale && tax.scale <= scale,
  )
