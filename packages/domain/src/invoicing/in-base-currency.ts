import { BigDecimal, Result } from "effect"
import { minorUnits } from "../shared/currency.ts"
import { beyondAmounts, type Decimal, isBeyondAmounts, roundHalfUp } from "../shared/decimal.ts"
import { type FieldsRefused, fieldRefused } from "../shared/errors.ts"
import { inBaseCurrency } from "./base-amounts.ts"
import { baseTotals, type Invoice, type InvoiceLine, totalsOf } from "./invoice.ts"

/**
 * The invoice with its amounts in base currency at a rate; without base amounts when there is no rate (contract I17).
 */
export const atRate = (invoice: Invoice, exchangeRate: Decimal | undefined): Invoice => {
  if (exchangeRate === undefined) return withoutBase(invoice)
  const amounts = { lines: invoice.lines.map((line) => line.amounts), rounding: invoice.rounding }
  const scale = minorUnits(invoice.baseCurrency)
  const base = inBaseCurrency(amounts, exchangeRate, scale)
  // The base total is a sum of rounded parts, so an invoice whose total is settled in full must also have its whole
  // base total settled (contract I16).
  const isSettled = BigDecimal.equals(invoice.settled, totalsOf(amounts.lines, amounts.rounding).total)
  return {
    ...invoice,
    exchangeRate,
    roundingBase: base.rounding,
    settledBase: isSettled
      ? totalsOf(base.lines, base.rounding).total
      : roundHalfUp(BigDecimal.multiply(invoice.settled, exchangeRate), scale),
    lines: invoice.lines.map((line, index) => ({ ...line, base: base.lines[index]! })),
  }
}

const withoutBase = (invoice: Invoice): Invoice => {
  const { exchangeRate: _, roundingBase: __, ...rest } = invoice
  return {
    ...rest,
    lines: invoice.lines.map((line) => {
      const { base: ___, ...unconverted } = line
      return unconverted
    }),
  }
}

/** Whether the lines of an invoice have the same amounts in base currency as before. */
export const keepsBase = (before: readonly InvoiceLine[], after: readonly InvoiceLine[]): boolean =>
  after.length === before.length &&
  after.every(({ base }, index) => {
    const former = before[index]?.base
    return base === undefined || former === undefined
      ? base === former
      : BigDecimal.equals(base.subtotal, former.subtotal) &&
          BigDecimal.equals(base.allowance, former.allowance) &&
          BigDecimal.equals(base.tax, former.tax)
  })

/** Refuses a document whose total in base currency has more digits than an amount may have (contract M2). */
export const withinBaseDigits = (draft: Invoice): Result.Result<Invoice, FieldsRefused> => {
  const base = baseTotals(draft)?.total
  return base !== undefined && isBeyondAmounts(base)
    ? Result.fail(fieldRefused("invoiceLines", `come to ${beyondAmounts} in ${draft.baseCurrency}`))
    : Result.succeed(draft)
}
