import { Schema } from "effect"

/**
 * An exact decimal number in its one shortest notation: no exponent, no trailing zeros, no `-0`. Equal numbers are equal
 * texts, and PostgreSQL's `numeric` gives back the text it was given (decisions A2, D2).
 */
export const Decimal = Schema.String.check(Schema.isPattern(/^(?!-0$)-?(0|[1-9]\d*)(\.\d*[1-9])?$/)).pipe(
  Schema.brand("Decimal"),
)
export type Decimal = typeof Decimal.Type

/** The number `units / 10^scale`. */
interface Scaled {
  readonly units: bigint
  readonly scale: number
}

const notation = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/

/** What is in the shortest notation already. */
const shortest = /^(?:0|[1-9]\d{0,59})(?:\.\d{0,59}[1-9])?$/

/** Reads `12`, `012.50`, `-5E-06`; `undefined` for anything else and for more than 60 digits on either side. */
export const parseDecimal = (text: string): Decimal | undefined => {
  if (shortest.test(text)) return text as Decimal
  const [matched, sign, whole = "", fraction = "", exponent = "0"] = notation.exec(text) ?? []
  if (matched === undefined) return undefined
  const units = BigInt(whole + fraction)
  return print({ units: sign === "-" ? -units : units, scale: fraction.length - Number(exponent) })
}

const scaled = (decimal: Decimal): Scaled => {
  const point = decimal.indexOf(".")
  if (point === -1) return { units: BigInt(decimal), scale: 0 }
  return { units: BigInt(decimal.slice(0, point) + decimal.slice(point + 1)), scale: decimal.length - point - 1 }
}

const print = ({ units, scale }: Scaled): Decimal => {
  const digits = String(units < 0n ? -units : units) + "0".repeat(Math.max(0, -scale))
  const places = Math.max(0, scale)
  const padded = digits.padStart(places + 1, "0")
  const whole = padded.slice(0, padded.length - places)
  const fraction = padded.slice(padded.length - places).replace(/0+$/, "")
  const magnitude = fraction === "" ? whole : joined(whole, fraction)
  return (units < 0n ? `-${magnitude}` : magnitude) as Decimal
}

/** A concatenation would keep its parts in memory, thrice the size of the text. */
const joined = (whole: string, fraction: string): string => [whole, fraction].join(".")

const powers = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent))
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

/** Divides positive whole numbers and rounds the quotient once, a half to the even neighbour. */
const divideHalfEven = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  const twice = (dividend % divisor) * 2n
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient
}

/** Decisions D2: the relative error stays far below what can move a cent of any amount. */
const significantDigits = 20

/** One division of positive numbers, to 20 significant digits, half-even (decisions D2). */
export const quotient = (dividend: Decimal, divisor: Decimal): Decimal => {
  const [a, b] = [scaled(dividend), scaled(divisor)]
  // With as many digits each, the quotient is below 1 or has one digit before the point.
  const longer = String(a.units).length - String(b.units).length
  const [dividedBy, times] = [powerOfTen(Math.max(0, longer)), powerOfTen(Math.max(0, -longer))]
  const places = significantDigits - longer - (a.units * times < b.units * dividedBy ? 0 : 1)
  const units =
    places < 0
      ? divideHalfEven(a.units, b.units * powerOfTen(-places))
      : divideHalfEven(a.units * powerOfTen(places), b.units)
  return print({ units, scale: places + a.scale - b.scale })
}

export const product = (one: Decimal, other: Decimal): Decimal => {
  const [a, b] = [scaled(one), scaled(other)]
  return print({ units: a.units * b.units, scale: a.scale + b.scale })
}

/** Rounds to so many places, a half away from zero (decisions F). */
export const roundHalfUp = (decimal: Decimal, places: number): Decimal => {
  const { units, scale } = scaled(decimal)
  if (scale <= places) return decimal
  const divisor = powerOfTen(scale - places)
  const magnitude = units < 0n ? -units : units
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return print({ units: units < 0n ? -rounded : rounded, scale: places })
}

export const isPositive = (decimal: Decimal): boolean => decimal !== "0" && !decimal.startsWith("-")
