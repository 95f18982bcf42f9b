import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { decimal, type Decimal, divideHalfUp, fromUnits, toUnits, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { Allowance, Invoice, InvoiceLine } from "./invoice.ts"
import { type LineAmounts, lineTotal, taxKey, type TaxRate, withTax } from "./price-lines.ts"

/** The amounts of an invoiced line, in the invoice's currency and in the base currency. */
export interface LineInBoth {
  readonly amounts: LineAmounts
  readonly base: LineAmounts
}

/** The amounts of a line that can still be credited: the invoiced amounts less the credited ones. */
export const remainingOf = (invoiced: LineInBoth, credited: readonly LineInBoth[]): LineInBoth => ({
  amounts: credited.reduce((left, { amounts }) => combine(left, amounts, BigDecimal.subtract), invoiced.amounts),
  base: credited.reduce((left, { base }) => combine(left, base, BigDecimal.subtract), invoiced.base),
})

/** Whether nothing of a line is left to credit. */
export const isUsedUp = ({ amounts: { subtotal, allowance, tax } }: LineInBoth): boolean =>
  BigDecimal.isZero(subtotal) && BigDecimal.isZero(allowance) && BigDecimal.isZero(tax)

/** Whether `net` can be credited from what is left of a line: it is not zero, has the same sign, and is no larger. */
export const isCreditable = (net: Decimal, { amounts: { subtotal } }: LineInBoth): boolean =>
  !BigDecimal.isZero(net) &&
  BigDecimal.sign(net) === BigDecimal.sign(subtotal) &&
  BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(net), BigDecimal.abs(subtotal))

/** A line of an invoice with the net amount of it that is credited, which is positive where the line is. */
export interface LineToCredit {
  readonly tax: TaxRate
  readonly invoiced: LineInBoth
  readonly left: LineInBoth
  readonly net: Decimal
}

/** The number of decimals of the invoice's currency and of the base currency. */
interface Scales {
  readonly currency: number
  readonly base: number
}

/**
 * The amounts that a credit takes from each line, in the order of the lines (contract I23, I24). Tax and allowance are
 * in proportion to the invoiced line and never more than is left of them. A credit of all that is left of a line takes
 * exactly the rest, so that the credits of a line add up to the line in any order. The shares of one tax rate and
 * category are rounded as a sum and spread over the lines (contract M6): rounded line by line, the tax of many small
 * parts would be off by whole units. Amounts are positive where the lines are; the credit note turns the signs.
 */
export const creditParts = (lines: readonly LineToCredit[], scales: Scales): readonly LineInBoth[] => {
  const ofRates = [...Map.groupBy(lines, ({ tax }) => taxKey(tax)).values()]
  const parts = new Map(ofRates.flatMap((of) => partsOfRate(of, scales).map((part, index) => [of[index]!, part])))
  return lines.map((line) => parts.get(line)!)
}

const partsOfRate = (lines: readonly LineToCredit[], scales: Scales): readonly LineInBoth[] => {
  const isRest = ({ left, net }: LineToCredit) => BigDecimal.equals(net, left.amounts.subtotal)
  const parts = lines.filter((line) => !isRest(line))
  const shares = (side: "amounts" | "base", of: keyof LineAmounts): readonly Decimal[] => {
    const scale = side === "amounts" ? scales.currency : scales.base
    const exact = parts.map(({ invoiced, net }) =>
      divideHalfUp(
        toUnits(invoiced[side][of], scale) * toUnits(net, scales.currency) * fine,
        toUnits(invoiced.amounts.subtotal, scales.currency),
      ),
    )
    const rests = parts.map(({ left }) => toUnits(left[side][of], scale))
    return spreadWithin(exact, rests).map((units) => fromUnits(units, scale))
  }
  const [bySide, baseSide] = (["amounts", "base"] as const).map((side) => ({
    subtotal: shares(side, "subtotal"),
    allowance: shares(side, "allowance"),
    tax: shares(side, "tax"),
  })) as [LineShares, LineShares]
  const places = new Map(parts.map((line, place) => [line, place]))
  return lines.map((line) => {
    const at = places.get(line)
    if (at === undefined) return line.left
    return { amounts: { ...amountsAt(bySide, at), subtotal: line.net }, base: amountsAt(baseSide, at) }
  })
}

type LineShares = Readonly<Record<keyof LineAmounts, readonly Decimal[]>>

const amountsAt = ({ subtotal, allowance, tax }: LineShares, at: number): LineAmounts => ({
  subtotal: subtotal[at]!,
  allowance: allowance[at]!,
  tax: tax[at]!,
})

/** Exact shares are kept as multiples of this small fraction of a unit, because lines have different denominators. */
const fine = 10n ** 18n

/**
 * Rounds the sum of exact shares half up and distributes it as whole parts: each share is rounded down, then the
 * missing units go one by one to the largest remainders. Each part stays between zero and the rest of its line. A unit
 * that fits on no line is left to a later credit.
 */
const spreadWithin = (exact: readonly bigint[], rests: readonly bigint[]): readonly bigint[] => {
  const total = divideHalfUp(
    exact.reduce((sum, each) => sum + each, 0n),
    fine,
  )
  const lines = exact.map((share, index) => {
    const remainder = ((share % fine) + fine) % fine
    return { index, remainder, part: between((share - remainder) / fine, rests[index]!) }
  })
  const parts = lines.map(({ part }) => part)
  let missing = total - parts.reduce((sum, part) => sum + part, 0n)
  for (const { index, part, remainder } of lines.toSorted(byRemainder)) {
    if (missing <= 0n) break
    if (remainder === 0n || between(part + 1n, rests[index]!) !== part + 1n) continue
    parts[index] = part + 1n
    missing -= 1n
  }
  return parts
}

const byRemainder = (
  a: { readonly index: number; readonly remainder: bigint },
  b: { readonly index: number; readonly remainder: bigint },
) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1)

/** A credited part with its signs turned, as the credit note shows it. */
export const turned = ({ amounts, base }: LineInBoth): LineInBoth => ({
  amounts: combine(nothing, amounts, BigDecimal.subtract),
  base: combine(nothing, base, BigDecimal.subtract),
})

const nothing: LineAmounts = { subtotal: zero, allowance: zero, tax: zero }

const combine = (a: LineAmounts, b: LineAmounts, by: (x: Decimal, y: Decimal) => Decimal): LineAmounts => ({
  subtotal: by(a.subtotal, b.subtotal),
  allowance: by(a.allowance, b.allowance),
  tax: by(a.tax, b.tax),
})

/** Limits `part` to the range between zero and `rest`, for either sign of `rest`. */
const between = (part: bigint, rest: bigint): bigint => {
  if (rest >= 0n) return part < 0n ? 0n : part > rest ? rest : part
  return part > 0n ? 0n : part < rest ? rest : part
}

const one = decimal("1")

/**
 * The price of the single unit of a credited part. With tax included, the price is the part's net plus tax, plus the
 * tax on its allowance, so that price less allowance gives the total.
 */
const partPrice = ({ taxIncluded, currency }: InvoiceCredited, { tax }: InvoiceLine, amounts: LineAmounts): Decimal => {
  if (!taxIncluded) return BigDecimal.abs(amounts.subtotal)
  return BigDecimal.abs(BigDecimal.sum(lineTotal(amounts), withTax(amounts.allowance, tax, minorUnits(currency))))
}

type InvoiceCredited = Pick<Invoice, "taxIncluded" | "currency">

/**
 * The line of a credit note. A whole line is credited as it was invoiced, a part of a line as one unit at the amount
 * (contract I26).
 */
export const creditLine = (
  invoice: InvoiceCredited,
  line: InvoiceLine,
  { amounts, base }: LineInBoth,
  isWhole: boolean,
  number: number,
  id: InvoiceLineId,
  description: string | undefined,
): InvoiceLine => {
  const { discount, ...rest } = line
  const preDiscount = isWhole
    ? {
        subtotalPreDiscount: BigDecimal.negate(line.amounts.subtotalPreDiscount),
        taxPreDiscount: BigDecimal.negate(line.amounts.taxPreDiscount),
      }
    : { subtotalPreDiscount: amounts.subtotal, taxPreDiscount: amounts.tax }
  return {
    ...rest,
    id,
    number,
    creditedLineId: line.id,
    ...(isWhole
      ? { quantity: BigDecimal.negate(line.quantity), ...(discount === undefined ? {} : { discount }) }
      : {
          quantity: BigDecimal.isNegative(amounts.subtotal) ? BigDecimal.negate(one) : one,
          price: partPrice(invoice, line, amounts),
        }),
    ...(description === undefined ? {} : { description }),
    amounts: { ...amounts, ...preDiscount },
    base,
  }
}

/** The allowances of a credit note: those of the credited lines, grouped by tax. */
export const creditedAllowances = (lines: readonly InvoiceLine[]): readonly Allowance[] => {
  const parts = [...Map.groupBy(lines, ({ tax }) => taxKey(tax)).values()].flatMap((of) => {
    const amount = of.reduce((sum, { amounts }) => BigDecimal.sum(sum, amounts.allowance), zero)
    const { category, rate } = of[0]!.tax
    return BigDecimal.isZero(amount) ? [] : [{ tax: { category, rate }, amount }]
  })
  return parts.length === 0 ? [] : [{ parts }]
}
