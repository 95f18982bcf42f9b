import { BigDecimal } from "effect"
import { type Decimal, zero } from "../../shared/decimal.ts"
import { select, type XmlElement } from "./document.ts"

/** A number of the XML Schema type decimal. Longer texts are no amounts, and slow to parse. */
const notation = /^[+-]?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})$/

const readDecimal = (text: string): Decimal | undefined => {
  const plain = text.trim()
  return notation.test(plain) ? BigDecimal.fromStringUnsafe(plain.replace(/^\+/, "")) : undefined
}

/** The number at a path; `undefined` when there is none. A comparison with `undefined` is always false. */
export const numberAt = (from: XmlElement, path: string): Decimal | undefined =>
  readDecimal(select(from, path)[0]?.text ?? "")

/** The sum of the numbers at a path. Texts that are no numbers count as zero. */
export const sumAt = (from: readonly XmlElement[], path: string): Decimal => {
  let sum = zero
  for (const each of from)
    for (const { text } of select(each, path)) sum = BigDecimal.sum(sum, readDecimal(text) ?? zero)
  return sum
}

/** Rounds to cents as XPath does: halves are rounded up, also for negative numbers. */
export const toCents = (value: Decimal): Decimal => BigDecimal.round(value, { mode: "half-ceil", scale: 2 })

export const isEqual = (a: Decimal | undefined, b: Decimal | undefined): boolean =>
  a !== undefined && b !== undefined && BigDecimal.equals(a, b)

export const isZero = (value: Decimal | undefined): boolean => isEqual(value, zero)

const one = BigDecimal.fromBigInt(1n)
export const absolute = (value: Decimal): Decimal => BigDecimal.abs(value)

/** Whether two amounts differ by less than one whole unit, which EN 16931 allows where tax is rounded by line. */
export const isNear = (a: Decimal | undefined, b: Decimal): boolean =>
  a !== undefined && BigDecimal.isLessThan(absolute(BigDecimal.subtract(a, b)), one)

/** Whether two amounts differ by at most `slack`. */
export const isWithinSlack = (a: Decimal, b: Decimal, slack: Decimal): boolean =>
  BigDecimal.isLessThanOrEqualTo(absolute(BigDecimal.subtract(a, b)), slack)

/** The tax on an amount at a rate in per cent, rounded to cents, without a sign. */
export const taxOf = (taxable: Decimal, rate: Decimal): Decimal =>
  toCents(BigDecimal.multiply(absolute(taxable), BigDecimal.multiply(rate, BigDecimal.make(1n, 2))))
