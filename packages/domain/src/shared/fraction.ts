import { BigDecimal } from "effect"
import { type Decimal, divideHalfUp, fromUnits } from "./decimal.ts"

/**
 * An exact quotient in lowest terms with a positive denominator. Shares of periods and prices are computed with
 * fractions, so that an amount is rounded only once, at the end (contract M5).
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

/** The quotient of two integers. The denominator must be positive. */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator === 1n) return { numerator, denominator }
  const divisor = commonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** The exact value of a decimal. */
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

/** The quotient of two fractions. The divisor must not be 0. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  b.numerator < 0n
    ? fraction(-a.numerator * b.denominator, a.denominator * -b.numerator)
    : fraction(a.numerator * b.denominator, a.denominator * b.numerator)

export const isZero = ({ numerator }: Fraction): boolean => numerator === 0n

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator

/** The exact decimal with at most `digits` decimals; `undefined` when it has more or infinitely many. */
export const exactDecimal = ({ numerator, denominator }: Fraction, digits: number): Decimal | undefined => {
  const unit = 10n ** BigInt(digits)
  return unit % denominator === 0n
    ? BigDecimal.normalize(fromUnits(numerator * (unit / denominator), digits))
    : undefined
}

/** The decimal with `digits` decimals, rounded half up, away from zero (contract M5). */
export const rounded = ({ numerator, denominator }: Fraction, digits: number): Decimal =>
  BigDecimal.normalize(fromUnits(divideHalfUp(numerator * 10n ** BigInt(digits), denominator), digits))
