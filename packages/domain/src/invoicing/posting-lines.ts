import { BigDecimal } from "effect"
import type { JournalLine } from "../ledger/journal.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import { type Decimal, zero } from "../shared/decimal.ts"
import { baseTotals, type Invoice, invoiceTotals } from "./invoice.ts"

/**
 * The journal lines of a posted invoice (contract J3): the receivable against revenue, tax and rounding, with one line
 * for each account. The signs of a credit note are turned. An invoice that books nothing on any account has a line of 0
 * on the receivable: bookkeeping programs refuse a voucher without lines, and a file with a line for each line of a
 * voucher would leave it out.
 */
export const postingLines = (invoice: Invoice): readonly JournalLine[] => {
  const booked = new Map<string, JournalLine>()
  const book = (account: FinancialAccountRef, amount: Decimal, salesAmount: Decimal) => {
    const so = booked.get(account.code) ?? { account, amount: zero, salesAmount: zero }
    booked.set(account.code, {
      account,
      amount: BigDecimal.sum(so.amount, amount),
      salesAmount: BigDecimal.sum(so.salesAmount, salesAmount),
    })
  }
  const negative = BigDecimal.negate
  const totals = invoiceTotals(invoice)
  const base = baseTotals(invoice) ?? totals
  book(invoice.accountsReceivable, base.total, totals.total)
  for (const { revenueAccount, deferredAccount, tax, amounts, base: inBase = amounts } of invoice.lines) {
    const net = (of: { readonly subtotal: Decimal; readonly allowance: Decimal }) =>
      BigDecimal.subtract(of.allowance, of.subtotal)
    book(deferredAccount ?? revenueAccount, net(inBase), net(amounts))
    book(tax.account, negative(inBase.tax), negative(amounts.tax))
  }
  book(invoice.roundingAccount, negative(base.rounding), negative(totals.rounding))
  const lines = [...booked.values()]
  const moved = lines.filter(({ amount, salesAmount }) => !BigDecimal.isZero(amount) || !BigDecimal.isZero(salesAmount))
  return moved.length === 0 ? lines.slice(0, 1) : moved
}
