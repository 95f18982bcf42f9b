import { BigDecimal, Option } from "effect"

/** An exact decimal number: an amount, a quantity, a price, a rate. Never a binary double (decisions A2). */
export type Decimal = BigDecimal.BigDecimal

export const zero: Decimal = BigDecimal.fromBigInt(0n)

/** Digits a caller may write before and behind the point. */
export const decimalDigits = { whole: 15, fraction: 10 }

const notation = /^-?\d+(\.\d+)?([eE][+-]?\d{1,3})?$/

/** Reads a JSON number or a text like one, digit for digit; `undefined` when it is none or has too many digits. */
export const parseDecimal = (text: string): Decimal | undefined => {
  if (text.length > 60 || !notation.test(text)) return undefined
  const value = Option.getOrUndefined(BigDecimal.fromString(text))
  if (value === undefined) return undefined
  const { value: digits, scale } = BigDecimal.normalize(value)
  const length = String(digits < 0n ? -digits : digits).length
  return scale <= decimalDigits.fraction && length - scale <= decimalDigits.whole ? value : undefined
}

/** A decimal of ours: a constant, or a `numeric` of the database. */
export const decimal = (text: string): Decimal => BigDecimal.fromStringUnsafe(text)

/** The shortest exact digits, without exponent and without `-0` (decisions A2). */
export const printDecimal = (value: Decimal): string => {
  const { value: digits, scale } = BigDecimal.normalize(value)
  if (scale <= 0) return String(digits * 10n ** BigInt(-scale))
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0")
  return `${digits < 0n ? "-" : ""}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** With exactly `scale` digits behind the point; the value must have no more. */
export const printFixed = (value: Decimal, scale: number): string => {
  const units = toUnits(value, scale)
  if (scale === 0) return String(units)
  const text = String(units < 0n ? -units : units).padStart(scale + 1, "0")
  return `${units < 0n ? "-" : ""}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** Half up, away from zero (decisions F). */
export const roundHalfUp = (value: Decimal, scale: number): Decimal =>
  BigDecimal.round(value, { mode: "half-from-zero", scale })

/** In units of the last of `scale` digits; the value must have no more. */
export const toUnits = (value: Decimal, scale: number): bigint => {
  const scaled = BigDecimal.scale(value, scale)
  if (!BigDecimal.equals(scaled, value)) throw new RangeError(`${printDecimal(value)} has more than ${scale} decimals`)
  return scaled.value
}

export const fromUnits = (units: bigint, scale: number): Decimal => BigDecimal.make(units, scale)

/** `numerator / denominator` to the nearest whole, halves away from zero. */
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
