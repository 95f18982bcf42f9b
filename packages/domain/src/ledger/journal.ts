import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf, zero } from "../shared/decimal.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type { AccountId, InvoiceId } from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"

export const journalTypes = ["Invoice", "RevenueRecognition", "Payment", "Payout", "Order"] as const
export type JournalType = (typeof journalTypes)[number]

/** An amount booked on a financial account: positive is debit, negative credit. */
export interface JournalLine {
  readonly account: FinancialAccountRef
  /** The amount in the base currency. */
  readonly amount: Decimal
  /** The amount in the currency of the invoice. */
  readonly salesAmount: Decimal
  /** Where it is not that of the journal. */
  readonly exchangeRate?: Decimal
}

/** A journal with its one voucher, as posting an invoice writes it (contract J1). Its lines sum to nothing. */
export interface Journal extends Scope {
  readonly id: string
  readonly number: string
  readonly type: JournalType
  /** Absent where its invoice describes it. */
  readonly description?: string
  readonly effectiveDate: CalendarDate
  readonly postedAt: Timestamp
  readonly invoiceId: InvoiceId
  readonly invoiceNumber: string
  readonly accountId: AccountId
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

export const isBalanced = (lines: readonly JournalLine[]): boolean =>
  BigDecimal.isZero(sumOf(lines, ({ amount }) => amount)) &&
  BigDecimal.isZero(sumOf(lines, ({ salesAmount }) => salesAmount))

const sides = (amount: Decimal): readonly [debit: Decimal, credit: Decimal] =>
  BigDecimal.isNegative(amount) ? [zero, BigDecimal.negate(amount)] : [amount, zero]

/** A journal as the interface shows it, which is also the data of JournalPosted (contract J4). */
export const journalBody = (journal: Journal) => ({
  id: journal.id,
  journalNumber: journal.number,
  journalType: journal.type,
  description: journal.description ?? `Invoice ${journal.invoiceNumber}`,
  posted: true,
  postedDate: toIso(journal.postedAt),
  vouchers: [
    {
      transactionNumber: journal.number,
      effectiveDate: journal.effectiveDate,
      source: journal.type === "Payment" ? "Payment" : "Invoicing",
      transactions: journal.lines.map(({ account, amount, salesAmount, exchangeRate = journal.exchangeRate }) => {
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
          exchangeRate,
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
