import { BigDecimal, Option } from "effect"

/** An exact decimal; never a binary double (decisions F). */
export type Decimal = BigDecimal.BigDecimal

/** Reads plain digits such as `-12.50`; `undefined` for anything else, an exponent included. */
export const parseDecimal = (text: string): Decimal | undefined =>
  /^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? Option.getOrUndefined(BigDecimal.fromString(text)) : undefined

export const zero: Decimal = BigDecimal.make(0n, 0)

export const sumOf = (values: readonly Decimal[]): Decimal => BigDecimal.sumAll(values)

/** Two decimals, half away from zero (decisions F). */
export const toCents = (value: Decimal): Decimal => BigDecimal.round(value, { scale: 2, mode: "half-from-zero" })

/** Digits behind the point without trailing zeros. */
export const decimalPlaces = (value: Decimal): number => Math.max(0, BigDecimal.normalize(value).scale)

/** All digits in plain notation, without trailing zeros; a zero has no sign. */
export const plainText = (value: Decimal): string => fixedText(value, decimalPlaces(value))

/** An amount with two decimals. The value must not have more. */
export const amountText = (value: Decimal): string => fixedText(value, 2)

const fixedText = (value: Decimal, places: number): string => {
  const { value: digits } = BigDecimal.scale(value, places)
  const absolute = String(digits < 0n ? -digits : digits).padStart(places + 1, "0")
  const whole = absolute.slice(0, absolute.length - places)
  const sign = digits < 0n ? "-" : ""
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${absolute.slice(-places)}`
}
