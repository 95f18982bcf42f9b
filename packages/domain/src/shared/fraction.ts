import { BigDecimal } from "effect"
import { type Decimal, divideHalfUp, fromUnits } from "./decimal.ts"

/**
 * An exact quotient, in lowest terms with a positive denominator: shares of periods and of prices are computed with it,
 * so that an amount is rounded once, at its end (contract M5).
 */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const commonDivisor = (a: bigint, b: bigint): bigint => {
  let [divisor, rest] = [a < 0n ? -a : a, b]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor
}

/** The quotient of two whole numbers; the denominator is positive. */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator === 1n) return { numerator, denominator }
  const divisor = commonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** The number itself, exactly. */
export const exactly = (value: Decimal): Fraction =>
  value.scale <= 0
    ? { numerator: value.value * 10n ** BigInt(-value.scale), denominator: 1n }
    : fraction(value.value, 10n ** BigInt(value.scale))

export const none: Fraction = { numerator: 0n, denominator: 1n }
export const whole: Fraction = { numerator: 1n, denominator: 1n }

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator })

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

/** The quotient of two fractions; the divisor is not 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  b.numerator < 0n
    ? fraction(-a.numerator * b.denominator, a.denominator * -b.numerator)
    : fraction(a.numerator * b.denominator, a.denominator * b.numerator)

export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator

/** The very number as a decimal of at most so many digits behind the point; `undefined` where it has more or no end. */
export const exactDecimal = ({ numerator, denominator }: Fraction, digits: number): Decimal | undefined => {
  const unit = 10n ** BigInt(digits)
  return unit % denominator === 0n
    ? BigDecimal.normalize(fromUnits(numerator * (unit / denominator), digits))
    : undefined
}

/** The decimal with so many digits behind the point, half up, away from zero (contract M5). */
export const rounded = ({ numerator, denominator }: Fraction, digits: number): Decimal =>
  BigDecimal.normalize(fromUnits(divideHalfUp(numerator * 10n ** BigInt(digits), denominator), digits))
