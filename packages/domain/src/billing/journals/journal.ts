import { BigDecimal } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../../shared/decimal.ts"
import type { ListFields } from "../../shared/list/list-fields.ts"
import type { Scope } from "../../shared/scope.ts"
import { type Timestamp, toIso } from "../../shared/timestamp.ts"
import { type Invoice, invoiceTotals, baseTotals } from "../invoicing/invoice.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"

export const journalTypes = ["Invoice", "RevenueRecognition", "Payment", "Payout", "Order"] as const
export type JournalType = (typeof journalTypes)[number]

/** What is booked on an account: positive is debit, negative credit. */
export interface JournalLine {
  readonly account: FinancialAccountRef
  /** In the base currency. */
  readonly amount: Decimal
  /** In the currency of the invoice. */
  readonly salesAmount: Decimal
}

/** A journal with its one voucher: what an invoice books. Its lines sum to nothing. */
export interface Journal extends Scope {
  readonly id: string
  readonly number: string
  readonly type: JournalType
  readonly effectiveDate: CalendarDate
  readonly postedAt: Timestamp
  readonly invoiceId: string
  readonly invoiceNumber: string
  readonly accountId: string
  readonly salesCurrency: string
  readonly exchangeRate: Decimal
  readonly lines: readonly JournalLine[]
}

export const journalFields = {
  one: {
    id: "uuid",
    journalNumber: "text",
    journalType: journalTypes,
    postedDate: "instant",
    created: "instant",
    modified: "instant",
  },
  many: { "vouchers/invoiceId": "uuid", "vouchers/invoiceNumber": "text" },
} as const satisfies ListFields

/**
 * What a posted invoice books: the receivable against revenue, tax and rounding, one line for each account; of a credit
 * note with the signs turned.
 */
export const invoiceJournalLines = (invoice: Invoice): readonly JournalLine[] => {
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
  for (const { revenueAccount, tax, amounts, base: inBase = amounts } of invoice.lines) {
    const net = (of: { readonly subtotal: Decimal; readonly allowance: Decimal }) =>
      BigDecimal.subtract(of.allowance, of.subtotal)
    book(revenueAccount, net(inBase), net(amounts))
    book(tax.account, negative(inBase.tax), negative(amounts.tax))
  }
  book(invoice.roundingAccount, negative(base.rounding), negative(totals.rounding))
  return [...booked.values()].filter(
    ({ amount, salesAmount }) => !BigDecimal.isZero(amount) || !BigDecimal.isZero(salesAmount),
  )
}

export const isBalanced = (lines: readonly JournalLine[]): boolean =>
  BigDecimal.isZero(sumOf(lines, ({ amount }) => amount)) &&
  BigDecimal.isZero(sumOf(lines, ({ salesAmount }) => salesAmount))

const sides = (amount: Decimal): readonly [debit: Decimal, credit: Decimal] =>
  BigDecimal.isNegative(amount) ? [zero, BigDecimal.negate(amount)] : [amount, zero]

/** As GET answers it (resource-shapes, JournalResponse), which is also the data of JournalPosted (decisions B14). */
export const journalBody = (journal: Journal) => ({
  id: journal.id,
  journalNumber: journal.number,
  journalType: journal.type,
  description: `Invoice ${journal.invoiceNumber}`,
  posted: true,
  postedDate: toIso(journal.postedAt),
  vouchers: [
    {
      transactionNumber: journal.number,
      effectiveDate: journal.effectiveDate,
      source: "Invoicing",
      transactions: journal.lines.map(({ account, amount, salesAmount }) => {
        const [debitAmount, creditAmount] = sides(amount)
        const [salesCurrencyDebitAmount, salesCurrencyCreditAmount] = sides(salesAmount)
        return {
          description: account.name,
          account: account.code,
          debitAmount,
          creditAmount,
          salesCurrencyDebitAmount,
          salesCurrencyCreditAmount,
          salesCurrency: journal.salesCurrency,
          exchangeRate: journal.exchangeRate,
        }
      }),
      invoiceNumber: journal.invoiceNumber,
      invoiceAccountId: journal.accountId,
      invoiceId: journal.invoiceId,
      created: toIso(journal.postedAt),
      modified: toIso(journal.postedAt),
    },
  ],
  created: toIso(journal.postedAt),
  modified: toIso(journal.postedAt),
})
