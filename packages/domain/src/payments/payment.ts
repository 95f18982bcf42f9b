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
import type { SettledInvoice } from "../invoicing/settled-invoice.ts"
import type { EntityOf } from "../listing/members.ts"
import type { paymentMembers } from "../resources/payment.resource.ts"

/** A part of an invoice or of a payment that will not be paid or returned. It has the sign of the payment. */
export interface WriteOff {
  readonly id: PaymentWriteOffId
  readonly amount: Decimal
  readonly postingText?: string
  readonly account: FinancialAccountRef
  /** Whether the write-off was made automatically within the tolerance (contract P14). */
  readonly byTolerance: boolean
  /** The date of its voucher; absent while the payment is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** The ways in which an invoice can be found that the request did not name (contract P6). */
export const matchReasons = ["OCR number", "Invoice number", "Reference number", "Payer and amount"] as const
export type MatchReason = (typeof matchReasons)[number]

/** The amount that a settlement takes back from an earlier write-off of its invoice (contract P25). */
export interface Recovery {
  readonly writeOff: InvoiceWriteOffId
  /** The amount; positive. */
  readonly amount: Decimal
}

/** The amount of an invoice that a payment settles. It has the sign of the payment. */
export interface Settlement {
  readonly id: PaymentSettlementId
  readonly invoice: SettledInvoice
  readonly amount: Decimal
  /** The write-offs of the invoice that accompany the settlement. */
  readonly writeOffs: readonly WriteOff[]
  /** Absent while the payment is a draft, and when nothing was written off. */
  readonly recoveries?: readonly Recovery[]
  readonly matchedBy?: MatchReason
  /** The date of its voucher; absent while the payment is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** The amount of an incoming payment that a refund pays back (contract P20). */
export interface Refund {
  readonly id: PaymentRefundId
  /** The payment that is paid back. */
  readonly payment: PaymentId
  /** The amount; positive. */
  readonly amount: Decimal
  /** The date of its voucher; absent while the refund is a draft. */
  readonly effectiveDate?: CalendarDate
}

/** The amount of a payment that a posted refund has paid back. */
export interface RefundedPart extends Required<Pick<Refund, "amount" | "effectiveDate">> {
  /** The refund. */
  readonly payment: PaymentId
}

/** Money that a customer paid or, with a negative amount, got back (contract P1). `paymentMembers` lists the rest. */
export interface Payment extends Scope, EntityOf<typeof paymentMembers> {
  /** The account whose money the payment is; absent when it is not known (contract P21). */
  readonly account?: SimpleAccount
  readonly currency: string
  readonly baseCurrency: string
  /** The amount that the customer paid; never 0. */
  readonly amount: Decimal
  /** The part of the amount that the bank kept; never negative. */
  readonly bankFee: Decimal
  /** The amount in base currency. */
  readonly baseAmount: Decimal
  /** Whether the caller gave the rate, or the amount in base currency. */
  readonly isRateGiven: boolean
  readonly paymentAccount: FinancialAccountRef
  readonly bankFeeAccount: FinancialAccountRef
  readonly method: PaymentMethod
  /** The bank file from which the payment was imported, and the key of its entry. */
  readonly batch?: { readonly id: PaymentBatchId; readonly number: string }
  readonly entryKey?: string
  readonly settlements: readonly Settlement[]
  /** The write-offs of the payment itself. */
  readonly writeOffs: readonly WriteOff[]
  /** The payments that a refund pays back; empty for an incoming payment. */
  readonly refundOf: readonly Refund[]
  /** The amounts of the payment that posted refunds have paid back; empty for a refund. */
  readonly refundedBy: readonly RefundedPart[]
}
