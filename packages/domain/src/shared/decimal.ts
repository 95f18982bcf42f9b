import { BigDecimal } from "effect"

/** An exact decimal number: an amount, a quantity, a price, a rate. Never a binary double (contract M1). */
export type Decimal = BigDecimal.BigDecimal

export const zero: Decimal = BigDecimal.fromBigInt(0n)

/** The largest number of digits before and after the decimal point. */
export interface Digits {
  readonly whole: number
  readonly fraction: number
}
/** The limits for an amount, a quantity or a price that a caller gives (contract M2). */
export const amountDigits: Digits = { whole: 15, fraction: 10 }
/** The limits for an exchange rate; no published rate has as many digits (contract M2). */
export const rateDigits: Digits = { whole: 20, fraction: 30 }

const notation = /^-?\d{1,60}(\.\d{1,60})?([eE][+-]?\d{1,2})?$/

/** Reads a JSON number or a text like one, digit for digit; `undefined` for any other text and for too many digits. */
export const parseDecimal = (text: string, { whole, fraction }: Digits): Decimal | undefined => {
  if (!notation.test(text)) return undefined
  const value = decimal(text)
  return value.scale <= fraction && digitsOf(value.value).length - value.scale <= whole ? value : undefined
}

/** Whether a computed amount has more digits before the decimal point than an amount may have (contract M2). */
export const isBeyondAmounts = (value: Decimal): boolean =>
  BigDecimal.isGreaterThanOrEqualTo(BigDecimal.abs(value), BigDecimal.make(1n, -amountDigits.whole))

/** The end of a refusal of an amount beyond that bound. */
export const beyondAmounts = `an amount with more than ${amountDigits.whole} digits before the point`

const digitsOf = (units: bigint): string => String(units < 0n ? -units : units)

/**
 * A decimal from a text that is known to be one: a constant, or a `numeric` of the database. Equal numbers are equal
 * objects.
 */
export const decimal = (text: string): Decimal => {
  const [, whole = "", fraction = ""] = withFraction.exec(text) ?? []
  // Rates are read by the hundred thousand, and `fromStringUnsafe` searches each text five times.
  return fraction === ""
    ? BigDecimal.normalize(BigDecimal.fromStringUnsafe(text))
    : shortest(BigInt(whole + fraction), fraction.length)
}

/**
 * The number of units of 10^-scale without trailing zeros. `BigDecimal.normalize` writes each number as text and reads
 * that again. Most numbers do not end in a zero: they are their own shortest form, which the library keeps with them.
 */
const shortest = (units: bigint, scale: number): Decimal => {
  const made: Decimal & { normalized?: Decimal } = BigDecimal.make(units, scale)
  if (units % 10n === 0n) return BigDecimal.normalize(made)
  made.normalized = made
  return made
}

const withFraction = /^(\d+)\.(\d*[1-9])0*$/

/** The shortest exact notation, without exponent and without `-0` (contract M3). */
export const printDecimal = (value: Decimal): string => {
  const { value: units, scale } = BigDecimal.normalize(value)
  if (scale > 0) return withPoint(units, scale)
  return String(scale === 0 ? units : units * 10n ** BigInt(-scale))
}

/** The number with exactly `scale` decimals. The value must not have more. */
export const printFixed = (value: Decimal, scale: number): string => {
  const units = toUnits(value, scale)
  return scale === 0 ? String(units) : withPoint(units, scale)
}

const withPoint = (units: bigint, scale: number): string => {
  const text = digitsOf(units).padStart(scale + 1, "0")
  return `${units < 0n ? "-" : ""}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** The number of decimals, without trailing zeros. */
export const decimalPlaces = (value: Decimal): number => Math.max(0, BigDecimal.normalize(value).scale)

/** Rounds half up, away from zero (contract M5). */
export const roundHalfUp = (value: Decimal, scale: number): Decimal =>
  BigDecimal.round(value, { mode: "half-from-zero", scale })

/** The number as an integer of units of 10^-scale. The value must not have more decimals. */
export const toUnits = (value: Decimal, scale: number): bigint => {
  const scaled = BigDecimal.scale(value, scale)
  if (!BigDecimal.equals(scaled, value)) throw new RangeError(`${printDecimal(value)} has more than ${scale} decimals`)
  return scaled.value
}

export const fromUnits = (units: bigint, scale: number): Decimal => BigDecimal.make(units, scale)

/** `numerator / denominator` rounded to an integer, halves away from zero. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const quotient = (2n * n + d) / (2n * d)
  return negative ? -quotient : quotient
}

export const sumOf = <A>(items: Iterable<A>, value: (item: A) => Decimal): Decimal => {
  let sum = zero
  for (const item of items) sum = BigDecimal.sum(sum, value(item))
  return sum
}

const powers = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

/** The digits of a computed rate (contract M7). Its relative error is far too small to change a cent of any amount. */
const significantDigits = 20

/** Divides positive numbers once, to 20 significant digits, half-even (contract M7). */
export const quotient = (dividend: Decimal, divisor: Decimal): Decimal => {
  const [a, b] = [BigDecimal.normalize(dividend), BigDecimal.normalize(divisor)]
  // The quotient of two numbers with the same number of digits is below 1 or has one digit before the point.
  const longer = String(a.value).length - String(b.value).length
  const [dividedBy, times] = [powerOfTen(Math.max(0, longer)), powerOfTen(Math.max(0, -longer))]
  const places = significantDigits - longer - (a.value * times < b.value * dividedBy ? 0 : 1)
  const units =
    places < 0
      ? divideHalfEven(a.value, b.value * powerOfTen(-places))
      : divideHalfEven(a.value * powerOfTen(places), b.value)
  return shortest(units, places + a.scale - b.scale)
}

/** Divides positive integers and rounds the quotient once, halves to the even neighbour. */
const divideHalfEven = (dividend: bigint, divisor: bigint): bigint => {
  const whole = dividend / divisor
  const twice = (dividend - whole * divisor) * 2n
  return twice > divisor || (twice === divisor && whole % 2n === 1n) ? whole + 1n : whole
}
