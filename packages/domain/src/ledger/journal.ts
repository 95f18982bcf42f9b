import { BigDecimal, type Effect } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf } from "../shared/decimal.ts"
import type { ListFields } from "../listing/list-fields.ts"
import type {
  AccountId,
  InvoiceId,
  InvoiceLineId,
  OrderChargeId,
  PaymentId,
  PaymentSettlementId,
  RevenueScheduleItemId,
} from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { PortUnavailable } from "../shared/errors.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"

export const journalTypes = ["Invoice", "RevenueRecognition", "Payment", "Payout", "Order"] as const
export type JournalType = (typeof journalTypes)[number]

export const transactionSources = ["Invoicing", "RevenueRecognition", "Payment", "Payout", "Order"] as const
export type TransactionSource = (typeof transactionSources)[number]

/** An amount booked on a financial account. Positive is debit, negative is credit. */
export interface JournalLine {
  readonly account: FinancialAccountRef
  /** The amount in the base currency. */
  readonly amount: Decimal
  /** The amount in the sales currency of the voucher. */
  readonly salesAmount: Decimal
  /** The exchange rate, when it differs from that of the voucher. */
  readonly exchangeRate?: Decimal
}

/**
 * A voucher: lines that sum to zero in the base currency and in the sales currency (contract J2), with the objects that
 * they concern.
 */
export interface Voucher {
  readonly id: string
  /** `transactionNumber`: the number of its journal; in a journal with several vouchers, `{journal}-{n}` from 1. */
  readonly number: string
  /** A day in the month of its journal. */
  readonly effectiveDate: CalendarDate
  readonly source: TransactionSource
  readonly invoice?: { readonly id: InvoiceId; readonly number: string }
  readonly invoiceLineId?: InvoiceLineId
  /** The account that is invoiced. */
  readonly accountId?: AccountId
  readonly paymentId?: PaymentId
  readonly paymentSettlementId?: PaymentSettlementId
  readonly orderCharge?: { readonly id: OrderChargeId; readonly number: string }
  readonly revenueScheduleItemId?: RevenueScheduleItemId
  readonly salesCurrency: string
  readonly exchangeRate: Decimal
  readonly lines: readonly JournalLine[]
}

/** A voucher with the id of its journal. */
export interface BookedVoucher extends Voucher {
  readonly journalId: string
  readonly postedAt: Timestamp
}

/** A voucher with the number of its journal. */
export interface ExportedVoucher extends BookedVoucher {
  readonly journalNumber: string
  readonly description: string
}

/** A journal without its vouchers. */
export interface JournalHead extends Scope {
  readonly id: string
  readonly number: string
  readonly type: JournalType
  readonly description: string
  readonly effectiveDate: CalendarDate
  readonly postedAt: Timestamp
  readonly modifiedAt: Timestamp
  readonly externalERPId?: string
  /** The time when the journal was transferred to the system that keeps the general ledger. */
  readonly transferredToERP?: Timestamp
  /** The month with which the fiscal years of its legal entity begin. */
  readonly fiscalYearStartMonth: number
  /** The time when its accounting period was closed; absent while the period is open. */
  readonly periodClosedAt?: Timestamp
}

/** A journal, which one posting writes (contract J1). */
export interface Journal extends JournalHead {
  readonly vouchers: readonly Voucher[]
}

/** A journal before it gets its number. */
export interface UnnumberedJournal extends Omit<JournalHead, "number"> {
  readonly vouchers: readonly Omit<Voucher, "number">[]
}

/** Sets the numbers of a journal and its vouchers. */
export const withNumber = (journal: UnnumberedJournal, number: string): Journal => ({
  ...journal,
  number,
  vouchers: journal.vouchers.map((voucher, index) => ({
    ...voucher,
    number: journal.vouchers.length === 1 ? number : `${number}-${index + 1}`,
  })),
})

/**
 * A journal whose vouchers are read in order, on demand, so that the vouchers of a long one are never in memory all
 * together. Usable only in the unit of work that read it.
 */
export interface JournalInPortions extends JournalHead {
  readonly portions: Iterable<Effect.Effect<readonly Voucher[], PortUnavailable>>
}

/** The debit and credit of a journal on a financial account, in base currency. */
export interface AccountSums {
  readonly code: string
  readonly name: string
  readonly debit: Decimal
  readonly credit: Decimal
}

export const journalFields = {
  one: {
    id: "uuid",
    journalNumber: "text",
    journalType: journalTypes,
    externalERPId: "text",
    postedDate: "instant",
    created: "instant",
    modified: "instant",
  },
  many: { "vouchers/invoiceId": "uuid", "vouchers/invoiceNumber": "text", "vouchers/paymentId": "uuid" },
} as const satisfies ListFields

/** The fields of lists of vouchers. */
export const voucherFields = {
  one: {
    transactionNumber: "text",
    effectiveDate: "date",
    source: transactionSources,
    orderChargeNumber: "text",
    orderChargeId: "uuid",
    revenueScheduleItemId: "uuid",
    invoiceId: "uuid",
    invoiceLineId: "uuid",
    invoiceAccountId: "uuid",
    paymentId: "uuid",
    paymentSettlementId: "uuid",
    journalId: "uuid",
    created: "instant",
    modified: "instant",
  },
} as const satisfies ListFields

export const isBalanced = (lines: readonly JournalLine[]): boolean =>
  BigDecimal.isZero(sumOf(lines, ({ amount }) => amount)) &&
  BigDecimal.isZero(sumOf(lines, ({ salesAmount }) => salesAmount))
