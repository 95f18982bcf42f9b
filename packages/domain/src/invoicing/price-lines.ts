import { BigDecimal, Result } from "effect"
import { FieldsRefused } from "../shared/errors.ts"
import {
  type Decimal,
  decimal,
  divideHalfUp,
  fromUnits,
  printDecimal,
  roundHalfUp,
  toUnits,
  zero,
} from "../shared/decimal.ts"
import { spread } from "../shared/spread.ts"
import { withinDigits } from "./within-digits.ts"

/**
 * The category and rate by which tax is computed. Lines of equal category and rate are taxed together (EN 16931,
 * BG-23).
 */
export interface TaxRate {
  /** Code of UNCL5305 as EN 16931 restricts the list: S, Z, E, AE, K, G, O, L, M. */
  readonly category: string
  /** The rate in per cent. */
  readonly rate: Decimal
}

export type Discount = { readonly percent: Decimal } | { readonly amount: Decimal }

export interface LineToPrice {
  /** The quantity. A negative one is a correction within the invoice. */
  readonly quantity: Decimal
  /** The price of one unit, not negative. Includes tax when `taxIncluded`. */
  readonly price: Decimal
  readonly discount?: Discount
  readonly tax: TaxRate
}

export interface AllowanceToPrice {
  /** The amount, positive. Includes tax when `taxIncluded`. */
  readonly amount: Decimal
  /** The tax of the lines to which the allowance applies; absent when it applies to all lines. */
  readonly tax?: TaxRate
}

/**
 * The amounts of a line. Its total is `subtotal - allowance + tax`, and the totals of all lines add up to that of the
 * invoice, because nothing is rounded twice.
 */
export interface LineAmounts {
  /** The net amount of the line, less its own discount (BT-131). */
  readonly subtotal: Decimal
  /** The line's share of the allowances of the document. */
  readonly allowance: Decimal
  readonly tax: Decimal
}

export interface PricedLine extends LineAmounts {
  readonly subtotalPreDiscount: Decimal
  readonly taxPreDiscount: Decimal
}

export interface InvoiceToPrice {
  readonly lines: readonly LineToPrice[]
  readonly allowances: readonly AllowanceToPrice[]
  readonly taxIncluded: boolean
  /** The number of decimals of the currency. */
  readonly scale: number
}

export interface PricedInvoice {
  readonly lines: readonly PricedLine[]
  /** The net amount of each allowance, by the tax of the lines from which it is subtracted (EN 16931, BG-20). */
  readonly allowances: readonly (readonly AllowancePart[])[]
}

export interface AllowancePart {
  readonly tax: TaxRate
  readonly amount: Decimal
}

export const lineTotal = ({ subtotal, allowance, tax }: LineAmounts): Decimal =>
  BigDecimal.sum(BigDecimal.subtract(subtotal, allowance), tax)

export const taxKey = ({ category, rate }: TaxRate): string => `${category} ${printDecimal(rate)}`

/**
 * Prices an invoice (contract I10, I11, I13). Each line is rounded once. The tax of a rate and category is computed on
 * the sum of its rounded lines less its allowances, rounded, and spread over the lines. With tax included, the rounded
 * lines are gross, and the tax is taken out of their sum.
 */
export const priceLines = ({
  lines,
  allowances,
  taxIncluded,
  scale,
}: InvoiceToPrice): Result.Result<PricedInvoice, FieldsRefused> =>
  Result.flatMap(shareAllowances(lines, allowances, taxIncluded, scale), (shares) => {
    const sumAt = (of: "gross" | "net", index: number) => shares.reduce((sum, share) => sum + share[index]![of], 0n)
    const amounts = roundedAmounts(lines, scale)
    const taxes = taxesOf(
      lines,
      amounts.map((amount, index) => amount - sumAt("gross", index)),
      taxIncluded,
    )
    const priced = {
      lines: lines.map(({ quantity, price, tax: { rate } }, index): PricedLine => {
        const preDiscount = toUnits(roundHalfUp(BigDecimal.multiply(quantity, price), scale), scale)
        const taxBefore = taxIncluded ? includedTax(preDiscount, rate) : addedTax(preDiscount, rate)
        const [tax, allowance] = [taxes[index]!, sumAt("net", index)]
        return {
          subtotalPreDiscount: fromUnits(taxIncluded ? preDiscount - taxBefore : preDiscount, scale),
          taxPreDiscount: fromUnits(taxBefore, scale),
          // Gross less allowance less tax is the net after the allowance; adding the allowance gives the net before it.
          subtotal: fromUnits(
            taxIncluded ? amounts[index]! - sumAt("gross", index) - tax + allowance : amounts[index]!,
            scale,
          ),
          allowance: fromUnits(allowance, scale),
          tax: fromUnits(tax, scale),
        }
      }),
      allowances: shares.map((share) =>
        groups(lines).flatMap((indexes) => {
          const amount = indexes.reduce((sum, index) => sum + share[index]!.net, 0n)
          return amount === 0n ? [] : [{ tax: lines[indexes[0]!]!.tax, amount: fromUnits(amount, scale) }]
        }),
      ),
    }
    return withinDigits(priced, priced.lines.map(lineTotal))
  })

const hundred = decimal("100")

/** Rounds each line once: price × quantity, less its discount. */
const roundedAmounts = (lines: readonly LineToPrice[], scale: number): readonly bigint[] =>
  lines.map(({ quantity, price, discount }) =>
    toUnits(roundHalfUp(discounted(BigDecimal.multiply(quantity, price), discount), scale), scale),
  )

const discounted = (amount: Decimal, discount: Discount | undefined): Decimal => {
  if (discount === undefined) return amount
  if ("percent" in discount)
    return BigDecimal.multiply(
      amount,
      BigDecimal.multiply(BigDecimal.subtract(hundred, discount.percent), decimal("0.01")),
    )
  // A discount reduces the absolute amount, for either sign.
  return BigDecimal.isNegative(amount)
    ? BigDecimal.sum(amount, discount.amount)
    : BigDecimal.subtract(amount, discount.amount)
}

/** A rate as a fraction of whole numbers: 9.975 % is 9975 of 100000. */
const fraction = (rate: Decimal): readonly [numerator: bigint, denominator: bigint] => {
  const { value, scale } = BigDecimal.scale(rate, Math.max(0, BigDecimal.normalize(rate).scale))
  return [value, 100n * 10n ** BigInt(scale)]
}

const addedTax = (net: bigint, rate: Decimal): bigint => {
  const [numerator, denominator] = fraction(rate)
  return divideHalfUp(net * numerator, denominator)
}

/** A net amount plus its tax. `scale` is the number of decimals of the currency. */
export const withTax = (net: Decimal, { rate }: TaxRate, scale: number): Decimal =>
  BigDecimal.sum(net, fromUnits(addedTax(toUnits(net, scale), rate), scale))

const includedTax = (gross: bigint, rate: Decimal): bigint => {
  const [numerator, denominator] = fraction(rate)
  return divideHalfUp(gross * numerator, denominator + numerator)
}

/** The tax of each line. Lines of equal rate and category are taxed together. */
const taxesOf = (lines: readonly LineToPrice[], bases: readonly bigint[], taxIncluded: boolean): readonly bigint[] => {
  const taxes: bigint[] = lines.map(() => 0n)
  for (const indexes of groups(lines)) {
    const { rate } = lines[indexes[0]!]!.tax
    const [numerator, denominator] = fraction(rate)
    const base = indexes.reduce((sum, index) => sum + bases[index]!, 0n)
    const total = taxIncluded ? includedTax(base, rate) : addedTax(base, rate)
    const exact = indexes.map((index) => bases[index]! * numerator)
    const parts = spread(total, exact, taxIncluded ? denominator + numerator : denominator)
    indexes.forEach((index, place) => (taxes[index] = parts[place]!))
  }
  return taxes
}

/** The positions of lines, grouped by those that are taxed together. */
const groups = (lines: readonly LineToPrice[]): readonly (readonly number[])[] => [
  ...Map.groupBy(
    lines.map((_, index) => index),
    (index) => taxKey(lines[index]!.tax),
  ).values(),
]

interface Share {
  /** The share as the line states it: including tax when prices include tax. */
  readonly gross: bigint
  readonly net: bigint
}

/** Distributes each allowance over the lines to which it applies, in proportion to their amounts (contract I14). */
const shareAllowances = (
  lines: readonly LineToPrice[],
  allowances: readonly AllowanceToPrice[],
  taxIncluded: boolean,
  scale: number,
): Result.Result<readonly (readonly Share[])[], FieldsRefused> => {
  const left = [...roundedAmounts(lines, scale)]
  const errors: Record<string, string[]> = {}
  const shares = allowances.map(({ amount, tax }, place) => {
    const indexes = lines.flatMap((line, index) =>
      tax === undefined || taxKey(line.tax) === taxKey(tax) ? [index] : [],
    )
    const base = indexes.reduce((sum, index) => sum + left[index]!, 0n)
    const total = toUnits(roundHalfUp(amount, scale), scale)
    const parts: bigint[] = lines.map(() => 0n)
    if (total > base) {
      errors[`allowances[${place}].amount`] = ["must not be more than the sum of the lines that it reduces"]
    } else if (total > 0n) {
      const weights = indexes.map((index) => total * left[index]!)
      spread(total, weights, base).forEach((part, at) => (parts[indexes[at]!] = part))
    }
    parts.forEach((part, index) => (left[index]! -= part))
    return parts.map((gross, index) => ({
      gross,
      net: taxIncluded ? gross - includedTax(gross, lines[index]!.tax.rate) : gross,
    }))
  })
  return Object.keys(errors).length > 0 ? Result.fail(new FieldsRefused({ errors })) : Result.succeed(shares)
}

/** The difference by which a total is rounded half up to a multiple of `unit`, such as whole kronor or five Rappen. */
export const roundingTo = (total: Decimal, unit: Decimal | undefined, scale: number): Decimal => {
  if (unit === undefined || BigDecimal.isZero(unit)) return zero
  const [units, step] = [toUnits(total, scale), toUnits(unit, scale)]
  return fromUnits(divideHalfUp(units, step) * step - units, scale)
}
