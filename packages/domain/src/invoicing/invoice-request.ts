import type { Decimal } from "../shared/decimal.ts"
import type { LookupKey } from "../listing/lookup-key.ts"
import type { InvoiceDeliveryMethod } from "../customers/account.ts"
import type { NationalEInvoiceChoiceRequest } from "../customers/national-e-invoice.ts"
import type { AddressRequest } from "../reference-data/address.ts"
import type { CorrectedBuyer } from "./correction.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { Maybe } from "../shared/maybe.ts"

export const generateInvoiceActions = ["CreateDraft", "CreateDraftAndPostInvoice", "CancelDraftIfPostFail"] as const
export type GenerateInvoiceAction = (typeof generateInvoiceActions)[number]

/** A line that a caller gives (contract I7, I8). */
export interface OnAccountLineRequest {
  readonly productName: string
  readonly price: Decimal
  readonly quantity: Decimal
  readonly notes?: Maybe<string>
  readonly description?: Maybe<string>
  readonly unitOfMeasure: LookupKey
  readonly recognizedRevenueAccount: LookupKey
  readonly taxTemplate?: Maybe<LookupKey>
  readonly discountPercent?: Maybe<Decimal>
  readonly discountAmount?: Maybe<Decimal>
  readonly servicePeriodStartDate?: Maybe<string>
  readonly servicePeriodEndDate?: Maybe<string>
  readonly goodsCodes?: Maybe<readonly string[]>
  readonly procedureMarks?: Maybe<readonly string[]>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
  readonly externalERPId?: Maybe<string>
  readonly externalCRMId?: Maybe<string>
}

interface AllowanceRequest {
  readonly amount: Decimal
  readonly taxTemplate?: Maybe<LookupKey>
  readonly reason?: Maybe<string>
  readonly reasonCode?: Maybe<string>
}

export interface AttachmentRequest {
  readonly name: string
  readonly contentType: string
  /** The content in base64. */
  readonly content: string
}

/** A request for an invoice without an order (contract I5). */
export interface OnAccountInvoiceRequest {
  readonly account?: Maybe<LookupKey>
  readonly invoiceAction?: GenerateInvoiceAction | undefined
  readonly invoiceDate?: string | undefined
  readonly currency: LookupKey
  readonly taxIncluded?: boolean | undefined
  readonly paymentTerm?: Maybe<LookupKey>
  readonly accountsReceivable?: Maybe<LookupKey>
  readonly invoiceTemplate?: Maybe<LookupKey>
  readonly invoiceDeliveryMethod?: Maybe<InvoiceDeliveryMethod>
  readonly invoiceAddress?: Maybe<AddressRequest>
  readonly deliveryAddress?: Maybe<AddressRequest>
  /** The day on which the goods were delivered or the service was completed (BT-72). */
  readonly deliveryDate?: Maybe<string>
  /** The amount that was received before the invoice was made, including tax (BT-113). */
  readonly prepaidAmount?: Maybe<Decimal>
  readonly yourOrderNumber?: Maybe<string>
  readonly yourReference?: Maybe<string>
  readonly ourReference?: Maybe<string>
  readonly buyerReference?: Maybe<string>
  readonly notes?: Maybe<string>
  readonly nationalEInvoice?: Maybe<NationalEInvoiceChoiceRequest>
  readonly splitPayment?: boolean | undefined
  readonly isAdvance?: boolean | undefined
  /** The advance invoices that precede this final invoice. */
  readonly advanceOf?: Maybe<readonly InvoiceId[]>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
  readonly externalERPId?: Maybe<string>
  readonly externalCRMId?: Maybe<string>
  readonly invoiceLines?: Maybe<readonly OnAccountLineRequest[]>
  readonly allowances?: Maybe<readonly AllowanceRequest[]>
  readonly attachments?: Maybe<readonly AttachmentRequest[]>
}

/** A request to invoice what is due of an order (contract V25). */
export interface OrderInvoiceRequest {
  readonly invoiceAction?: GenerateInvoiceAction | undefined
  readonly invoiceDate?: Maybe<string>
  readonly targetDate?: Maybe<string>
  /** Dates that replace `targetDate` for one kind of charge each. */
  readonly customizedTargetDates?: Maybe<{
    readonly [K in "oneOff" | "recurringInAdvance" | "recurringInArrears" | "usage" | "measured"]?: Maybe<string>
  }>
}

/** A request for a credit note (contract I22). */
export interface CreditRequest {
  readonly creditInvoiceDate?: Maybe<string>
  readonly invoiceAction?: GenerateInvoiceAction | undefined
  readonly creditAllInvoiceLines?: boolean | undefined
  readonly invoiceLineIds?: Maybe<readonly string[]>
  readonly lines?: Maybe<readonly CreditLineRequest[]>
}

interface CreditLineRequest {
  readonly invoiceLineId: string
  /** The net amount, with the sign of the line. */
  readonly amount: Decimal
  readonly description?: Maybe<string>
}

/** A request to correct an invoice (contract I36). */
export interface CorrectionRequest {
  readonly reason: string
  readonly correctionDate?: Maybe<string>
  readonly invoiceAction?: GenerateInvoiceAction | undefined
  readonly buyer?: Maybe<
    { readonly [K in keyof CorrectedBuyer]?: Maybe<string> } & { readonly address?: Maybe<AddressRequest> }
  >
  readonly lines?: Maybe<readonly { readonly invoiceLineId: string; readonly amount: Decimal }[]>
}

/** A request to replace an invoice by another one (contract I41). */
export interface ReplacementRequest {
  readonly reason: string
  readonly date?: Maybe<string>
}

/** A merge patch of an invoice (contract I2). */
export interface InvoicePatch {
  readonly dueDate?: string | undefined
  readonly invoiceDeliveryMethod?: InvoiceDeliveryMethod | undefined
  readonly disableAutomaticInvoiceReminder?: boolean | undefined
  readonly notes?: Maybe<string>
  readonly yourOrderNumber?: Maybe<string>
  readonly referenceNumber?: Maybe<string>
  readonly customFields?: Maybe<Readonly<Record<string, unknown>>>
  /** All lines of a draft that was made without an order; they replace the present ones (contract I40). */
  readonly invoiceLines?: readonly OnAccountLineRequest[] | undefined
  readonly allowances?: readonly AllowanceRequest[] | undefined
  readonly externalERPId?: Maybe<string>
  readonly externalCRMId?: Maybe<string>
}
