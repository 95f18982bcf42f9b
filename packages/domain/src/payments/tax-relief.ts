import { BigDecimal } from "effect"
import { baseTotals, type Invoice, type InvoiceLine, invoiceTotals } from "../invoicing/invoice.ts"
import type { LineAmounts } from "../invoicing/price-lines.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, divideHalfUp, fromUnits, sumOf, toUnits, zero } from "../shared/decimal.ts"
import { spread } from "../shared/spread.ts"

const { equals, isZero, subtract, sum } = BigDecimal

/** The net amount and the tax at one rate, in the currency of an invoice and in base currency. */
export interface ReliefAmounts {
  readonly net: Decimal
  readonly tax: Decimal
  readonly netBase: Decimal
  readonly taxBase: Decimal
}

/** The part of a write-off with tax relief at one tax rate (contract P27). It has the sign of the write-off. */
export interface ReliefPart extends ReliefAmounts {
  readonly category: string
  readonly rate: Decimal
  /** The account on which the tax of the invoice was booked. */
  readonly account: FinancialAccountRef
}

/** Changes each amount of a part. */
const mapAmounts = (part: ReliefPart, change: (amount: Decimal, of: keyof ReliefAmounts) => Decimal): ReliefPart => ({
  ...part,
  net: change(part.net, "net"),
  tax: change(part.tax, "tax"),
  netBase: change(part.netBase, "netBase"),
  taxBase: change(part.taxBase, "taxBase"),
})

const netOf = ({ subtotal, allowance }: LineAmounts): Decimal => subtract(subtotal, allowance)

const amountsOf = ({ amounts, base = amounts }: InvoiceLine): ReliefAmounts => ({
  net: netOf(amounts),
  tax: amounts.tax,
  netBase: netOf(base),
  taxBase: base.tax,
})

const keyOf = ({ category, rate, account }: Pick<ReliefPart, "account" | "category" | "rate">): string =>
  `${category} ${BigDecimal.format(BigDecimal.normalize(rate))} ${account.id}`

/** The lines of an invoice, summed by tax rate and account, in the order of the lines. */
const byRate = ({ lines }: Invoice): readonly ReliefPart[] => {
  const groups = Map.groupBy(lines, ({ tax }) => keyOf(tax))
  return [...groups.values()].map((those): ReliefPart => {
    const { category, rate, account } = those[0]!.tax
    const all = those.map(amountsOf)
    const total = (of: keyof ReliefAmounts) => sumOf(all, (each) => each[of])
    return {
      category,
      rate,
      account: { id: account.id, code: account.code, name: account.name },
      net: total("net"),
      tax: total("tax"),
      netBase: total("netBase"),
      taxBase: total("taxBase"),
    }
  })
}

/** An amount shared out in proportion to weights by largest remainder (contract M6). The total of the weights is not 0. */
const sharedOut = (amount: Decimal, weights: readonly Decimal[], scale: number): readonly Decimal[] => {
  const units = weights.map((weight) => toUnits(weight, scale))
  const total = units.reduce((all, each) => all + each, 0n)
  const [whole, sign] = [toUnits(amount, scale), total < 0n ? -1n : 1n]
  return spread(
    whole,
    units.map((each) => each * whole * sign),
    total * sign,
  ).map((each) => fromUnits(each, scale))
}

/** An earlier write-off with relief that is still in effect, whole or in part. */
export interface EarlierRelief {
  readonly standing: Decimal
  readonly parts: readonly ReliefPart[]
}

/**
 * The share of each tax of an invoice in a part of it that is written off (contract P27), by largest remainder. When
 * write-offs with relief come to the whole invoice, the last of them takes the rest of each tax.
 */
export const reliefOf = (
  invoice: Invoice,
  { amount, baseAmount }: { readonly amount: Decimal; readonly baseAmount: Decimal },
  earlier: readonly EarlierRelief[],
): readonly ReliefPart[] => {
  const whole = byRate(invoice)
  const { total } = invoiceTotals(invoice)
  const base = baseTotals(invoice)?.total ?? total
  if (isZero(total) || isZero(base)) return []
  const written = sum(
    amount,
    sumOf(earlier, ({ standing }) => standing),
  )
  if (equals(written, total)) {
    const before = earlier.flatMap(({ parts }) => parts)
    return whole.map((part) => {
      const same = before.filter((each) => keyOf(each) === keyOf(part))
      return mapAmounts(part, (of, name) =>
        subtract(
          of,
          sumOf(same, (each) => each[name]),
        ),
      )
    })
  }
  // The rounding of the document is a part of its own, in which there is no tax.
  const share = (
    of: Decimal,
    from: Decimal,
    names: readonly (keyof ReliefAmounts)[],
    currency: string,
  ): readonly Decimal[] => {
    const weights = whole.flatMap((part) => names.map((name) => part[name]))
    const rounding = subtract(
      from,
      sumOf(weights, (each) => each),
    )
    return sharedOut(of, [...weights, rounding], minorUnits(currency))
  }
  const amounts = share(amount, total, ["net", "tax"], invoice.currency)
  const inBase = share(baseAmount, base, ["netBase", "taxBase"], invoice.baseCurrency)
  return whole.map((part, index) => ({
    ...part,
    net: amounts[2 * index]!,
    tax: amounts[2 * index + 1]!,
    netBase: inBase[2 * index]!,
    taxBase: inBase[2 * index + 1]!,
  }))
}

/** The written-off amount, and how much of it is still in effect. */
export interface Standing {
  readonly amount: Decimal
  readonly standing: Decimal
}

/**
 * The share of an amount that is in effect with its write-off, rounded by itself; the whole amount while all of the
 * write-off is. `scale` is the number of digits of the amount.
 */
export const standingShare = (of: Decimal, scale: number, { amount, standing }: Standing): Decimal => {
  if (equals(standing, amount)) return of
  const most = Math.max(amount.scale, standing.scale)
  return fromUnits(divideHalfUp(toUnits(of, scale) * toUnits(standing, most), toUnits(amount, most)), scale)
}

/** The parts of a relief that are in effect with their write-off. */
export const standingRelief = (
  parts: readonly ReliefPart[],
  at: Standing,
  { currency, baseCurrency }: Pick<Invoice, "baseCurrency" | "currency">,
): readonly ReliefPart[] =>
  parts.map((part) =>
    mapAmounts(part, (of, name) =>
      standingShare(of, minorUnits(name === "net" || name === "tax" ? currency : baseCurrency), at),
    ),
  )

/** The change from one state of a relief to another, without parts that stay. Both have the same parts. */
export const reliefChange = (before: readonly ReliefPart[], after: readonly ReliefPart[]): readonly ReliefPart[] =>
  after
    .map((part, index) => mapAmounts(part, (of, name) => subtract(of, before[index]?.[name] ?? zero)))
    .filter(({ net, tax, netBase, taxBase }) => [net, tax, netBase, taxBase].some((each) => !isZero(each)))

/** The tax of a relief, in the currency of the invoice. */
export const reliefTax = (parts: readonly ReliefPart[]): Decimal => sumOf(parts, ({ tax }) => tax)
