import { BigDecimal } from "effect"
import { type CalendarDate, daysBetween } from "../shared/calendar-date.ts"
import { minorUnits } from "../shared/currency.ts"
import { type Decimal, decimal, divideHalfUp, fromUnits, roundHalfUp, sumOf, toUnits, zero } from "../shared/decimal.ts"
import type { Invoice, InvoiceStatus } from "./invoice.ts"
import { baseTotals, invoiceTotals } from "./invoice.ts"

const { isPositive, isZero, multiply, negate, subtract, sum } = BigDecimal

/** The value of `settledNotes` for an invoice that a caller marked as paid (contract I3). */
export const paidElsewhere = "paid in other system"

/** The value of `settledNotes` for an invoice that a write-off settled (contract P24). */
const writtenOffNote = "written off"

/** The amount that is left to settle; negative for a credit note. */
export const balanceOf = (invoice: Pick<Invoice, "lines" | "rounding" | "settled">): Decimal =>
  subtract(invoiceTotals(invoice).total, invoice.settled)

/** The state of a posted invoice by its balance (contract I32). */
export const statusByBalance = (balance: Decimal): InvoiceStatus => (isZero(balance) ? "Settled" : "Posted")

/** The total in the currency of the invoice and in base currency. */
const totalsOf = (invoice: Invoice) => {
  const { total } = invoiceTotals(invoice)
  return { total, base: baseTotals(invoice)?.total ?? total }
}

/**
 * The share of the base total that belongs to an amount, rounded by itself (contract P10). For an invoice with total 0,
 * the amount converted at the invoice's rate.
 */
export const baseShare = (invoice: Invoice, amount: Decimal): Decimal => {
  const { total, base } = totalsOf(invoice)
  const [scale, baseScale] = [minorUnits(invoice.currency), minorUnits(invoice.baseCurrency)]
  if (isZero(total)) return roundHalfUp(multiply(amount, invoice.exchangeRate ?? decimal("1")), baseScale)
  return fromUnits(divideHalfUp(toUnits(base, baseScale) * toUnits(amount, scale), toUnits(total, scale)), baseScale)
}

/**
 * The settled amount in base currency, where `settled` is the settled amount and `shares` the sum of the shares of its
 * parts. When nothing is left to settle this is the whole base total, and before that at most the base total. The
 * result depends only on these sums and not on the order of settlements (contract P10).
 */
const baseSettled = (invoice: Invoice, settled: Decimal, shares: Decimal): Decimal => {
  const { total, base } = totalsOf(invoice)
  if (isZero(total)) return shares
  if (BigDecimal.equals(settled, total)) return base
  const isNegative = BigDecimal.isNegative(total)
  const [of, most] = isNegative ? [negate(shares), negate(base)] : [shares, base]
  const isOver = isPositive(isNegative ? subtract(total, settled) : subtract(settled, total))
  const bounded = isOver ? BigDecimal.max(of, most) : BigDecimal.min(of, most)
  return isNegative ? negate(bounded) : bounded
}

/** A part of an invoice in its currency, with its share of the base total. */
export interface InvoicePart {
  readonly amount: Decimal
  readonly share: Decimal
}

export const partOf = (invoice: Invoice, amount: Decimal): InvoicePart => ({
  amount,
  share: baseShare(invoice, amount),
})

/**
 * A posted invoice after parts of it were settled, or, for negative parts, after their settlement was taken back. A
 * credit note has the opposite signs. `writtenOff` is the amount that is written off afterwards.
 */
export const settledBy = (
  invoice: Invoice,
  parts: readonly InvoicePart[],
  writtenOff: Decimal = invoice.writtenOff ?? zero,
): Invoice => {
  const before = subtract(invoice.settledBase, invoice.settledRest ?? zero)
  const settled = sum(
    invoice.settled,
    sumOf(parts, ({ amount }) => amount),
  )
  const shares = sum(
    before,
    sumOf(parts, ({ share }) => share),
  )
  const settledBase = baseSettled(invoice, settled, shares)
  const { settledRest: _, settledNotes, writtenOff: __, ...rest } = invoice
  const settledRest = subtract(settledBase, shares)
  const after = {
    ...rest,
    settled,
    settledBase,
    ...(isZero(settledRest) ? {} : { settledRest }),
    ...(isZero(writtenOff) ? {} : { writtenOff }),
  }
  const status = statusByBalance(balanceOf(after))
  const isByWriteOff = status === "Settled" && !isZero(writtenOff)
  const notes = settledNotes === paidElsewhere ? paidElsewhere : isByWriteOff ? writtenOffNote : undefined
  return { ...after, status, ...(notes === undefined ? {} : { settledNotes: notes }) }
}

/** The number of days from the due date to a day, for a posted invoice that is not settled by then (contract I33). */
export const daysPastDue = (
  { status, dueDate }: Pick<Invoice, "status" | "dueDate">,
  balance: Decimal,
  day: CalendarDate | undefined,
): number | undefined =>
  day !== undefined && day > dueDate && status === "Posted" && isPositive(balance)
    ? daysBetween(dueDate, day)
    : undefined
