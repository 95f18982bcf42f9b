import type { LookupKey } from "../listing/lookup-key.ts"
import type { RequestOf } from "../listing/members.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { PaymentId } from "../shared/ids.ts"
import type { Maybe } from "../shared/maybe.ts"
import type { paymentMembers } from "../resources/payment.resource.ts"

export const allocationOperations = ["Change", "Create", "Remove"] as const
/** The operation on a part of a payment; defaults to `Change`. */
export type AllocationOperation = (typeof allocationOperations)[number]

/** A write-off of a new payment (contract P9). */
export interface NewWriteOff {
  readonly amount?: Maybe<Decimal>
  readonly postingText?: Maybe<string>
  readonly financialAccount?: Maybe<LookupKey>
}

export interface WriteOffRequest extends NewWriteOff {
  readonly operation?: Maybe<AllocationOperation>
  /** The write-off to change, by id or posting text. */
  readonly writeOff?: Maybe<LookupKey>
}

export interface SettlementRequest {
  readonly operation?: Maybe<AllocationOperation>
  readonly invoice: LookupKey
  readonly amount?: Maybe<Decimal>
  readonly writeOffs?: Maybe<readonly WriteOffRequest[]>
}

/** A payment that a new refund pays back (contract P20). */
export interface NewRefund {
  readonly payment: PaymentId
  readonly amount?: Maybe<Decimal>
}

export interface RefundRequest extends NewRefund {
  readonly operation?: Maybe<AllocationOperation>
}

/** Texts of a payment that can always be changed. */
export type PaymentTexts = RequestOf<typeof paymentMembers>

/** The members of a payment that become final when it is posted. */
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

/** A request to make a payment (contract P1). */
export interface PaymentRequest extends PaymentEntry, PaymentTexts {
  readonly account?: Maybe<LookupKey>
  readonly currency?: Maybe<LookupKey>
  readonly refundOf?: Maybe<readonly NewRefund[]>
  readonly paymentWriteOffs?: Maybe<readonly NewWriteOff[]>
}

/** A request to make a payment and post it for one invoice (contract P7). */
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
