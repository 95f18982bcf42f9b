import type { SimpleAccount } from "../customers/account.ts"
import type { PaymentMethod } from "../reference-data/payment-method.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Decimal } from "../shared/decimal.ts"
import type {
  InvoiceWriteOffId,
  PaymentBatchId,
  PaymentId,
  PaymentRefundId,
  PaymentSettlementId,
  PaymentWriteOffId,
} from "../shared/ids.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { SettledInvoice } from "../invoicing/settled-invoice.ts"

/** A part of an invoice, or of a payment, that nobody will pay or get back. Its sign is that of the payment. */
export interface WriteOff {
  readonly id: PaymentWriteOffId
  readonly amount: Decimal
  readonly postingText?: string
  readonly account: FinancialAccountRef
  /** Made because it is within the tolerance (contract P14). */
  readonly byTolerance: boolean
  /** The day of its voucher; absent while the payment is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** How an invoice was found that nobody named (contract P6). */
export const matchReasons = ["OCR number", "Invoice number", "Reference number", "Payer and amount"] as const
export type MatchReason = (typeof matchReasons)[number]

/** The amount that a settlement takes back of earlier write-offs of its invoice (contract P25). */
export interface Recovery {
  readonly writeOff: InvoiceWriteOffId
  /** Positive. */
  readonly amount: Decimal
}

/** What a payment settles of an invoice. Its sign is that of the payment. */
export interface Settlement {
  readonly id: PaymentSettlementId
  readonly invoice: SettledInvoice
  readonly amount: Decimal
  /** What is written off of the invoice beside it. */
  readonly writeOffs: readonly WriteOff[]
  /** Absent while the payment is a draft, and where nothing was written off. */
  readonly recoveries?: readonly Recovery[]
  readonly matchedBy?: MatchReason
  /** The day of its voucher; absent while the payment is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** The amount that a refund pays back of a payment that brought money in (contract P20). */
export interface Refund {
  readonly id: PaymentRefundId
  /** The payment of which money goes back. */
  readonly payment: PaymentId
  /** Positive. */
  readonly amount: Decimal
  /** The day of its voucher; absent while the refund is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** The amount that a posted refund has paid back of a payment. */
export interface RefundedPart extends Required<Pick<Refund, "amount" | "effectiveDate">> {
  /** The refund. */
  readonly payment: PaymentId
}

/** Money that a customer paid or, where it is negative, got back (contract P1). */
export interface Payment extends Scope {
  readonly id: PaymentId
  /** Whose money it is, where that is known (contract P21). */
  readonly account?: SimpleAccount
  readonly paymentDate: CalendarDate
  /** Absent while it is a draft. */
  readonly postedDate?: CalendarDate
  readonly currency: string
  readonly baseCurrency: string
  /** What the customer paid; never 0. */
  readonly amount: Decimal
  /** The part of it that the bank kept; never negative. */
  readonly bankFee: Decimal
  /** The amount in base currency. */
  readonly baseAmount: Decimal
  /** Units of base currency for one of the payment's. */
  readonly exchangeRate: Decimal
  /** The rate, or the amount in base currency, is the caller's own. */
  readonly isRateGiven: boolean
  readonly paymentAccount: FinancialAccountRef
  readonly bankFeeAccount: FinancialAccountRef
  readonly method: PaymentMethod
  readonly payerName?: string
  readonly payerInformation?: string
  readonly reference?: string
  readonly description?: string
  readonly externalBankId?: string
  /** The bank file that it came in, and the entry there. */
  readonly batch?: { readonly id: PaymentBatchId; readonly number: string }
  readonly entryKey?: string
  readonly settlements: readonly Settlement[]
  /** What of the payment itself is written off. */
  readonly writeOffs: readonly WriteOff[]
  /** The payments that a refund pays back; empty for a payment that brings money in. */
  readonly refundOf: readonly Refund[]
  /** The amounts that posted refunds have paid back of the payment; empty for a refund. */
  readonly refundedBy: readonly RefundedPart[]
  readonly createdAt: Timestamp
  readonly modifiedAt: Timestamp
}
