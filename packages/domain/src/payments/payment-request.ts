import type { LookupKey } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { PaymentId } from "../shared/ids.ts"
import type { Maybe } from "../shared/maybe.ts"

export const allocationOperations = ["Change", "Create", "Remove"] as const
/** What becomes of a part of a payment; `Change` where a request says nothing. */
export type AllocationOperation = (typeof allocationOperations)[number]

/** A write-off that a new payment has (contract P9). */
export interface NewWriteOff {
  readonly amount?: Maybe<Decimal>
  readonly postingText?: Maybe<string>
  readonly financialAccount?: Maybe<LookupKey>
}

export interface WriteOffRequest extends NewWriteOff {
  readonly operation?: Maybe<AllocationOperation>
  /** Its id or its posting text. */
  readonly writeOff?: Maybe<LookupKey>
}

export interface SettlementRequest {
  readonly operation?: Maybe<AllocationOperation>
  readonly invoice: LookupKey
  readonly amount?: Maybe<Decimal>
  readonly writeOffs?: Maybe<readonly WriteOffRequest[]>
}

/** The payments that a new refund pays back (contract P20). */
export interface NewRefund {
  readonly payment: PaymentId
  readonly amount?: Maybe<Decimal>
}

export interface RefundRequest extends NewRefund {
  readonly operation?: Maybe<AllocationOperation>
}

/** Texts of a payment that can always be changed. */
export interface PaymentTexts {
  readonly payerName?: Maybe<string>
  readonly payerInformation?: Maybe<string>
  readonly reference?: Maybe<string>
  readonly description?: Maybe<string>
  readonly externalBankId?: Maybe<string>
}

/** What of a payment its posting makes final. */
export interface PaymentEntry {
  readonly paymentDate?: Maybe<string>
  readonly amount: Decimal
  readonly bankFeeAmount?: Maybe<Decimal>
  readonly exchangeRate?: Maybe<Decimal>
  readonly baseCurrencyAmount?: Maybe<Decimal>
  readonly paymentAccount?: Maybe<LookupKey>
  readonly bankFeeAccount?: Maybe<LookupKey>
  readonly paymentMethod: LookupKey
}

/** A payment to be made (contract P1). */
export interface PaymentRequest extends PaymentEntry, PaymentTexts {
  readonly account?: Maybe<LookupKey>
  readonly currency?: Maybe<LookupKey>
  readonly refundOf?: Maybe<readonly NewRefund[]>
  readonly paymentWriteOffs?: Maybe<readonly NewWriteOff[]>
}

/** A payment that is made and posted for one invoice (contract P7). */
export interface PostedPaymentRequest extends Omit<PaymentEntry, "bankFeeAccount"> {
  readonly invoice: LookupKey
  readonly description?: Maybe<string>
  readonly externalBankId?: Maybe<string>
}

/** A change of a payment (contract P5). */
export interface PaymentPatch extends PaymentTexts {
  readonly account?: Maybe<LookupKey>
  readonly refundOf?: Maybe<readonly RefundRequest[]>
  readonly paymentDate?: Maybe<string>
  readonly paymentWriteOffs?: Maybe<readonly WriteOffRequest[]>
  readonly paymentSettlements?: Maybe<readonly SettlementRequest[]>
}
