import { BigDecimal } from "effect"
import { csvLine, guardedText } from "../shared/csv.ts"
import { type Decimal, printDecimal } from "../shared/decimal.ts"
import type { ExportedVoucher, JournalLine } from "./journal.ts"

const debit = (amount: Decimal): string => (BigDecimal.isNegative(amount) ? "0" : printDecimal(amount))
const credit = (amount: Decimal): string => debit(BigDecimal.negate(amount))

/** The columns, each with the cell for a line of a voucher. */
const columns: Readonly<Record<string, (voucher: ExportedVoucher, line: JournalLine) => string>> = {
  journalNumber: ({ journalNumber }) => guardedText(journalNumber),
  transactionNumber: ({ number }) => guardedText(number),
  effectiveDate: ({ effectiveDate }) => effectiveDate,
  source: ({ source }) => source,
  description: ({ description }) => guardedText(description),
  account: (_, { account }) => guardedText(account.code),
  accountName: (_, { account }) => guardedText(account.name),
  debitAmount: (_, { amount }) => debit(amount),
  creditAmount: (_, { amount }) => credit(amount),
  salesCurrency: ({ salesCurrency }) => salesCurrency,
  salesCurrencyDebitAmount: (_, { salesAmount }) => debit(salesAmount),
  salesCurrencyCreditAmount: (_, { salesAmount }) => credit(salesAmount),
  exchangeRate: ({ exchangeRate }, line) => printDecimal(line.exchangeRate ?? exchangeRate),
  invoiceNumber: ({ invoice }) => guardedText(invoice?.number ?? ""),
  orderChargeNumber: ({ orderCharge }) => guardedText(orderCharge?.number ?? ""),
}

/** The names of the columns of vouchers, as the first line of a CSV text (RFC 4180). */
export const voucherCsvHead = csvLine(Object.keys(columns))

/** A voucher as lines of a CSV text, one for each of its lines. */
export const voucherCsv = (voucher: ExportedVoucher): string =>
  voucher.lines.map((line) => csvLine(Object.values(columns).map((cell) => cell(voucher, line)))).join("")
