import { BigDecimal } from "effect"
import type { CalendarDate } from "../shared/calendar-date.ts"
import { type Decimal, sumOf } from "../shared/decimal.ts"
import type { ChargeType } from "../catalogue/charge.ts"
import type {
  ChargePlanId,
  InvoiceBatchId,
  InvoiceId,
  InvoiceLineId,
  OrderChargeId,
  OrderId,
  OrderProductId,
} from "../shared/ids.ts"
import type { TaxRate as PublishedRate } from "../exchange-rates/tax-rate.ts"
import type { Scope } from "../shared/scope.ts"
import type { Timestamp } from "../shared/timestamp.ts"
import type { NationalEInvoiceChoice } from "../customers/national-e-invoice.ts"
import type { InvoiceDeliveryMethod, SimpleAccount } from "../customers/account.ts"
import type { DocumentMarks, LineMarks } from "./document-marks.ts"
import type { Correction, InvoiceReference } from "./correction.ts"
import type { Address, StoredAddress } from "../reference-data/address.ts"
import type { CustomFieldValues } from "../custom-fields/custom-field.ts"
import type { FinancialAccountRef } from "../reference-data/financial-account.ts"
import type { PaymentTerm } from "../reference-data/payment-term.ts"
import type { TaxCategoryCode } from "../reference-data/tax-category.ts"
import {
  type AllowancePart,
  type Discount,
  type LineAmounts,
  lineTotal,
  type PricedLine,
  type TaxRate,
} from "./price-lines.ts"

export const invoiceTypes = ["Invoice", "Credit", "OnAccount"] as const
export type InvoiceType = (typeof invoiceTypes)[number]

export const invoiceStatuses = ["Draft", "Posted", "Cancelled", "Settled"] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** The tax of a line, as its template said when the line was made. */
export interface LineTax extends TaxRate {
  readonly category: TaxCategoryCode
  readonly templateName?: string
  readonly exemptionReason?: string
  readonly exemptionReasonCode?: string
  /** The account on which the tax is booked. */
  readonly account: FinancialAccountRef
}

/** What a line bills of an order, as it was called then (contract V20). */
export interface BilledCharge {
  /** The version of the order that was the last one. */
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly orderProductId: OrderProductId
  readonly productNumber: string
  readonly chargePlanId: ChargePlanId
  /** Of the version of the charge. */
  readonly orderChargeId: OrderChargeId
  readonly chargeNumber: string
  readonly chargeType: ChargeType
  readonly name: string
  readonly description?: string
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

export interface InvoiceLine {
  readonly id: InvoiceLineId
  /** From 1. */
  readonly number: number
  readonly productName: string
  readonly description?: string
  readonly notes?: string
  readonly quantity: Decimal
  /** Price of one unit, before the discount. */
  readonly price: Decimal
  readonly discount?: Discount
  /** UN/ECE Recommendation 20. */
  readonly unit: string
  readonly tax: LineTax
  /** Where its revenue is recognised. */
  readonly revenueAccount: FinancialAccountRef
  /** Where its revenue is booked until it is recognised; absent when it is recognised on invoicing. */
  readonly deferredAccount?: FinancialAccountRef
  readonly billed?: BilledCharge
  readonly servicePeriodStart?: CalendarDate
  /** Last day of the period. */
  readonly servicePeriodEnd?: CalendarDate
  readonly amounts: PricedLine
  /** The amounts in the base currency; absent while no exchange rate is known. */
  readonly base?: LineAmounts
  /** On a credit note: the line it credits. */
  readonly creditedLineId?: InvoiceLineId
  readonly marks?: LineMarks
  readonly customFields: CustomFieldValues
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

export interface Allowance {
  readonly reason?: string
  /** UNCL5189. */
  readonly reasonCode?: string
  /** The net of the allowance, by the tax it is taken off. */
  readonly parts: readonly AllowancePart[]
}

/** The seller as of the posting: a document does not change when the legal entity does (contract I18). */
export interface Seller {
  readonly name: string
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
  readonly bankAccount?: string
  readonly iban?: string
  readonly bic?: string
  readonly electronicInvoiceAddress?: string
  readonly electronicInvoiceAddressScheme?: string
  readonly address: Address
}

/** The buyer as of the posting. */
export interface Buyer {
  readonly accountNumber: string
  readonly name: string
  readonly organizationNumber?: string
  readonly taxRegistrationNumber?: string
  readonly electronicInvoiceAddress?: string
  readonly electronicInvoiceAddressScheme?: string
}

export interface Invoice extends Scope {
  readonly id: InvoiceId
  readonly type: InvoiceType
  readonly status: InvoiceStatus
  /** Given at the posting. */
  readonly number?: string
  readonly account: SimpleAccount
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  /** When it was settled. */
  readonly paymentDate?: CalendarDate
  /** When the last of what settles it now was paid. */
  readonly lastPaymentDate?: CalendarDate
  /** When the goods were delivered or the service was completed (BT-72). */
  readonly deliveryDate?: CalendarDate
  /** When its tax becomes due, where that is not the date of the invoice (BT-7, contract V36). */
  readonly taxPointDate?: CalendarDate
  readonly paymentTerm?: Pick<PaymentTerm, "id" | "name" | "days">
  readonly currency: string
  readonly baseCurrency: string
  /** Units of base currency for one of the invoice's; 1 in the base currency itself. */
  readonly exchangeRate?: Decimal
  /** The rate of the law that its VAT is converted at, where the legal entity asks for one (contract R30). */
  readonly taxRate?: PublishedRate
  /** Prices were given with the tax in them. */
  readonly taxIncluded: boolean
  readonly lines: readonly InvoiceLine[]
  readonly allowances: readonly Allowance[]
  readonly rounding: Decimal
  readonly roundingBase?: Decimal
  /** Received before the invoice was made, so settled from the start (contract I16). */
  readonly prepaid?: Decimal
  readonly settled: Decimal
  /** The amount that stands written off as a bad debt; `settled` has it too (contract P24). */
  readonly writtenOff?: Decimal
  /** How it was settled, where that was by no payment. */
  readonly settledNotes?: string
  readonly settledBase: Decimal
  /** What of it is no share of a part that was settled, but was left when all was settled (contract P10). */
  readonly settledRest?: Decimal
  readonly accountsReceivable: FinancialAccountRef
  readonly roundingAccount: FinancialAccountRef
  readonly invoiceAddress?: StoredAddress
  readonly deliveryAddress?: StoredAddress
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  /** The document template that it is drawn in; absent for the built-in one. */
  readonly invoiceTemplateId?: string
  readonly disableAutomaticInvoiceReminder: boolean
  /**
   * Whether the invoice is kept out of the national e-invoicing system: its own choice, which is that of its account from
   * the posting on where it has none. A credit note has that of its invoice.
   */
  readonly nationalEInvoice?: NationalEInvoiceChoice
  readonly marks?: DocumentMarks
  readonly notes?: string
  readonly yourReference?: string
  readonly ourReference?: string
  readonly yourOrderNumber?: string
  readonly buyerReference?: string
  readonly referenceNumber?: string
  readonly customFields: CustomFieldValues
  readonly externalERPId?: string
  readonly externalCRMId?: string
  /** On a credit note: the invoice it credits. */
  readonly credited?: InvoiceReference
  readonly correction?: Correction
  /** On a credit note that a change of an order made: the version of the order (contract V31). */
  readonly madeWith?: OrderId
  /** The batch that made it, or that lists it (contract B7). */
  readonly batchId?: InvoiceBatchId
  /** Kept as they are at the posting (contract I18). */
  readonly parties?: { readonly seller: Seller; readonly buyer: Buyer }
  readonly postedAt?: Timestamp
  /** The invoice's identifier at the e-invoicing network provider, once it was submitted (contract I21). */
  readonly electronicInvoiceId?: string
  /** The day on which it is shown, in the time zone of the legal entity; absent where nobody shows it, and never kept. */
  readonly asOf?: CalendarDate
  readonly createdAt: Timestamp
  /** The invoice's last change, or that of a line or a custom field of it. */
  readonly modifiedAt: Timestamp
}

export interface Totals {
  /** Net of the lines, less the allowances (BT-109). */
  readonly subtotal: Decimal
  readonly tax: Decimal
  readonly rounding: Decimal
  /** `subtotal + tax + rounding`. */
  readonly total: Decimal
}

export const totalsOf = (lines: readonly LineAmounts[], rounding: Decimal): Totals => ({
  subtotal: sumOf(lines, ({ subtotal, allowance }) => BigDecimal.subtract(subtotal, allowance)),
  tax: sumOf(lines, ({ tax }) => tax),
  rounding,
  total: BigDecimal.sum(sumOf(lines, lineTotal), rounding),
})

export const invoiceTotals = ({ lines, rounding }: Pick<Invoice, "lines" | "rounding">): Totals =>
  totalsOf(
    lines.map(({ amounts }) => amounts),
    rounding,
  )

/** The totals in the base currency; `undefined` while no exchange rate is known. */
export const baseTotals = ({ lines, roundingBase }: Pick<Invoice, "lines" | "roundingBase">): Totals | undefined =>
  roundingBase === undefined
    ? undefined
    : totalsOf(
        lines.flatMap(({ base }) => (base === undefined ? [] : [base])),
        roundingBase,
      )
