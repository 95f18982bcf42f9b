import { BigDecimal } from "effect"
import { type Decimal, zero } from "../shared/decimal.ts"
import { type Timestamp, toIso } from "../shared/timestamp.ts"
import { accountingPeriodBody, periodOf } from "./accounting-period.ts"
import type { AccountSums, Journal, JournalHead, Voucher } from "./journal.ts"
import type { VoucherSubjects } from "./voucher-subjects.ts"

const sides = (amount: Decimal): readonly [debit: Decimal, credit: Decimal] =>
  BigDecimal.isNegative(amount) ? [zero, BigDecimal.negate(amount)] : [amount, zero]

const bookedOn = ({ number, effectiveDate, source, lines, salesCurrency, exchangeRate: rate }: Voucher) => ({
  transactionNumber: number,
  effectiveDate,
  source,
  transactions: lines.map(({ account, amount, salesAmount, exchangeRate = rate }) => {
    const [debitAmount, creditAmount] = sides(amount)
    const [salesCurrencyDebitAmount, salesCurrencyCreditAmount] = sides(salesAmount)
    return {
      description: account.name,
      account: account.code,
      debitAmount,
      creditAmount,
      salesCurrencyDebitAmount,
      salesCurrencyCreditAmount,
      salesCurrency,
      exchangeRate,
    }
  }),
})

/** The ids of the objects of a voucher. */
const about = (voucher: Voucher) => ({
  invoiceAccountId: voucher.accountId,
  invoiceId: voucher.invoice?.id,
  invoiceLineId: voucher.invoiceLineId,
  paymentId: voucher.paymentId,
  paymentSettlementId: voucher.paymentSettlementId,
})
const ofCharge = (voucher: Voucher) => ({
  orderChargeNumber: voucher.orderCharge?.number,
  orderChargeId: voucher.orderCharge?.id,
  revenueScheduleItemId: voucher.revenueScheduleItemId,
})
const madeAt = (postedAt: Timestamp) => {
  const at = toIso(postedAt)
  return { created: at, modified: at }
}

/** The bodies of vouchers of a journal with this time of posting. */
export const voucherBody = (postedAt: Timestamp) => {
  const made = madeAt(postedAt)
  return (voucher: Voucher) => ({
    ...bookedOn(voucher),
    ...ofCharge(voucher),
    invoiceNumber: voucher.invoice?.number,
    ...about(voucher),
    ...made,
  })
}

/** A voucher as lists of accounting transactions show it, with its invoice and account. */
export const accountingTransactionBody = ({ voucher, invoice, account }: VoucherSubjects) => ({
  ...bookedOn(voucher),
  ...ofCharge(voucher),
  invoice,
  ...about(voucher),
  invoiceAccount: account,
  journalId: voucher.journalId,
  ...madeAt(voucher.postedAt),
})

const opening = (journal: JournalHead) => ({
  id: journal.id,
  journalNumber: journal.number,
  accountingPeriod: accountingPeriodBody({
    period: periodOf(journal.effectiveDate, journal.fiscalYearStartMonth),
    closedAt: journal.periodClosedAt,
  }),
  journalType: journal.type,
  description: journal.description,
  posted: true,
  postedDate: toIso(journal.postedAt),
})
const closing = (journal: JournalHead) => ({
  externalERPId: journal.externalERPId,
  transferredToERP: journal.transferredToERP === undefined ? undefined : toIso(journal.transferredToERP),
  created: toIso(journal.postedAt),
  modified: toIso(journal.modifiedAt),
})

/** A journal without its vouchers, as the interface shows it. */
export const journalDetailsBody = (journal: JournalHead) => ({ ...opening(journal), ...closing(journal) })

/** A journal whose vouchers have another form, such as vouchers that are printed one by one. */
export const journalBodyWith = <Vouchers>(journal: JournalHead, vouchers: Vouchers) => ({
  ...opening(journal),
  vouchers,
  ...closing(journal),
})

/** A journal as the interface shows it, which is also the data of JournalPosted (contract J4). */
export const journalBody = (journal: Journal) =>
  journalBodyWith(journal, journal.vouchers.map(voucherBody(journal.postedAt)))

/** A journal with the sums that it books on each account. */
export const journalSummaryBody = (journal: JournalHead, sums: readonly AccountSums[]) => ({
  summaryLines: sums.map(({ code, name, debit, credit }) => ({
    accountCode: code,
    accountName: name,
    creditAmount: credit,
    debitAmount: debit,
  })),
  ...journalDetailsBody(journal),
})
