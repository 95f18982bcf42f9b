import { BigDecimal } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { decimal, type Decimal, divideHalfUp, fromUnits, toUnits, zero } from "../shared/decimal.ts"
import type { InvoiceLineId } from "../shared/ids.ts"
import type { Allowance, Invoice, InvoiceLine } from "./invoice.ts"
import { type LineAmounts, lineTotal, taxKey, withTax } from "./price-lines.ts"

/** The amounts of an invoiced line, in the invoice's currency and in the base currency. */
export interface LineInBoth {
  readonly amounts: LineAmounts
  readonly base: LineAmounts
}

/** The amounts of a line that credits may still take: the invoiced ones less the credited ones. */
export const remainingOf = (invoiced: LineInBoth, credited: readonly LineInBoth[]): LineInBoth => ({
  amounts: credited.reduce((left, { amounts }) => combine(left, amounts, BigDecimal.subtract), invoiced.amounts),
  base: credited.reduce((left, { base }) => combine(left, base, BigDecimal.subtract), invoiced.base),
})

/** Whether nothing of a line is left to credit. */
export const isUsedUp = ({ amounts: { subtotal, allowance, tax } }: LineInBoth): boolean =>
  BigDecimal.isZero(subtotal) && BigDecimal.isZero(allowance) && BigDecimal.isZero(tax)

/** Whether `net` can be credited of what is left: not zero, of the same sign, and no more. */
export const isCreditable = (net: Decimal, { amounts: { subtotal } }: LineInBoth): boolean =>
  !BigDecimal.isZero(net) &&
  BigDecimal.sign(net) === BigDecimal.sign(subtotal) &&
  BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(net), BigDecimal.abs(subtotal))

/**
 * The part of a line that a credit of `net` takes (contract I23, I24): tax and allowance in proportion to the invoiced
 * line, never more than is left of them; a credit of all that is left takes all of it, so that the credits of a line
 * sum to it whatever their order. Positive where the line is; the credit note turns the signs.
 */
export const creditPart = (
  invoiced: LineInBoth,
  left: LineInBoth,
  net: Decimal,
  scales: { readonly currency: number; readonly base: number },
): LineInBoth => {
  if (BigDecimal.equals(net, left.amounts.subtotal)) return left
  const share = (of: Decimal, rest: Decimal, scale: number): Decimal => {
    const whole = toUnits(invoiced.amounts.subtotal, scales.currency)
    const part = divideHalfUp(toUnits(of, scale) * toUnits(net, scales.currency), whole)
    return fromUnits(between(part, toUnits(rest, scale)), scale)
  }
  const prorated = (all: LineAmounts, rest: LineAmounts, scale: number): LineAmounts => ({
    subtotal: share(all.subtotal, rest.subtotal, scale),
    allowance: share(all.allowance, rest.allowance, scale),
    tax: share(all.tax, rest.tax, scale),
  })
  return {
    amounts: { ...prorated(invoiced.amounts, left.amounts, scales.currency), subtotal: net },
    base: prorated(invoiced.base, left.base, scales.base),
  }
}

/** A part with its signs turned, as the credit note has it. */
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

/** Cuts `part` to the range from nothing to `rest`, whatever the sign of `rest`. */
const between = (part: bigint, rest: bigint): bigint => {
  if (rest >= 0n) return part < 0n ? 0n : part > rest ? rest : part
  return part > 0n ? 0n : part < rest ? rest : part
}

const one = decimal("1")

/**
 * The price of the one unit of a credited part. With the tax included the price is the part's net and tax, and the tax
 * on its allowance too, so that the price less the allowance is the total.
 */
const partPrice = ({ taxIncluded, currency }: InvoiceCredited, { tax }: InvoiceLine, amounts: LineAmounts): Decimal => {
  if (!taxIncluded) return BigDecimal.abs(amounts.subtotal)
  return BigDecimal.abs(BigDecimal.sum(lineTotal(amounts), withTax(amounts.allowance, tax, minorUnits(currency))))
}

type InvoiceCredited = Pick<Invoice, "taxIncluded" | "currency">

/**
 * The line of a credit note: a whole line is credited as it was invoiced, a part of one as one unit at the amount
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

/** The allowances of a credit note: those of the credited lines, by their tax. */
export const creditedAllowances = (lines: readonly InvoiceLine[]): readonly Allowance[] => {
  const parts = [...Map.groupBy(lines, ({ tax }) => taxKey(tax)).values()].flatMap((of) => {
    const amount = of.reduce((sum, { amounts }) => BigDecimal.sum(sum, amounts.allowance), zero)
    const { category, rate } = of[0]!.tax
    return BigDecimal.isZero(amount) ? [] : [{ tax: { category, rate }, amount }]
  })
  return parts.length === 0 ? [] : [{ parts }]
}
