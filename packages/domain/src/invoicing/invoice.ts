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

/** The tax of a line, copied from its tax template when the line was made. */
export interface LineTax extends TaxRate {
  readonly category: TaxCategoryCode
  readonly templateName?: string
  readonly exemptionReason?: string
  readonly exemptionReasonCode?: string
  /** The financial account on which the tax is booked. */
  readonly account: FinancialAccountRef
}

/** The charge of an order that a line bills, with the names of that time (contract V20). */
export interface BilledCharge {
  /** The version of the order that was the last one when the line was made. */
  readonly orderId: OrderId
  readonly orderNumber: string
  readonly orderProductId: OrderProductId
  readonly productNumber: string
  readonly chargePlanId: ChargePlanId
  /** The id of the version of the charge. */
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
  /** The number of the line, from 1. */
  readonly number: number
  readonly productName: string
  readonly description?: string
  readonly notes?: string
  readonly quantity: Decimal
  /** The price of one unit, before the discount. */
  readonly price: Decimal
  readonly discount?: Discount
  /** Code of UN/ECE Recommendation 20. */
  readonly unit: string
  readonly tax: LineTax
  /** The account on which the revenue is recognised. */
  readonly revenueAccount: FinancialAccountRef
  /** The account on which the revenue is booked until it is recognised; absent when it is recognised on invoicing. */
  readonly deferredAccount?: FinancialAccountRef
  readonly billed?: BilledCharge
  readonly servicePeriodStart?: CalendarDate
  /** The last day of the service period. */
  readonly servicePeriodEnd?: CalendarDate
  readonly amounts: PricedLine
  /** The amounts in base currency; absent while no exchange rate is known. */
  readonly base?: LineAmounts
  /** The line that is credited; only on credit notes. */
  readonly creditedLineId?: InvoiceLineId
  readonly marks?: LineMarks
  readonly customFields: CustomFieldValues
  readonly externalERPId?: string
  readonly externalCRMId?: string
}

export interface Allowance {
  readonly reason?: string
  /** Code of the list UNCL5189. */
  readonly reasonCode?: string
  /** The net amount of the allowance, by the tax of the lines from which it is subtracted. */
  readonly parts: readonly AllowancePart[]
}

/** The seller at the time of the posting. Later changes of the legal entity do not change it (contract I18). */
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

/** The buyer at the time of the posting. */
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
  /** The number, assigned at the posting. */
  readonly number?: string
  readonly account: SimpleAccount
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate
  /** The day on which the invoice was settled. */
  readonly paymentDate?: CalendarDate
  /** The day of the latest payment among those that settle the invoice. */
  readonly lastPaymentDate?: CalendarDate
  /** The day on which the goods were delivered or the service was completed (BT-72). */
  readonly deliveryDate?: CalendarDate
  /** The day on which the tax becomes due; absent when that is the date of the invoice (BT-7, contract V36). */
  readonly taxPointDate?: CalendarDate
  readonly paymentTerm?: Pick<PaymentTerm, "id" | "name" | "days">
  readonly currency: string
  readonly baseCurrency: string
  /** Units of base currency for one unit of the invoice's currency; 1 for an invoice in base currency. */
  readonly exchangeRate?: Decimal
  /** The statutory rate at which the VAT is converted, where the legal entity requires one (contract R30). */
  readonly taxRate?: PublishedRate
  /** Whether prices include tax. */
  readonly taxIncluded: boolean
  readonly lines: readonly InvoiceLine[]
  readonly allowances: readonly Allowance[]
  readonly rounding: Decimal
  readonly roundingBase?: Decimal
  /** The amount that was received before the invoice was made, settled from the start (contract I16). */
  readonly prepaid?: Decimal
  readonly settled: Decimal
  /** The amount that is written off as a bad debt. `settled` includes it (contract P24). */
  readonly writtenOff?: Decimal
  /** How many reminders of it the mail server took; absent when none. */
  readonly reminders?: number
  /** A note on how the invoice was settled, when that was not by a payment. */
  readonly settledNotes?: string
  readonly settledBase: Decimal
  /**
   * The part of `settledBase` that belongs to no single settlement: the rest that remained when the whole total was
   * settled (contract P10).
   */
  readonly settledRest?: Decimal
  readonly accountsReceivable: FinancialAccountRef
  readonly roundingAccount: FinancialAccountRef
  readonly invoiceAddress?: StoredAddress
  readonly deliveryAddress?: StoredAddress
  readonly invoiceDeliveryMethod: InvoiceDeliveryMethod
  /** The document template for the PDF; absent for the built-in one. */
  readonly invoiceTemplateId?: string
  readonly disableAutomaticInvoiceReminder: boolean
  /**
   * Whether the invoice is kept out of the national e-invoicing system. An invoice without its own choice takes that of
   * its account at the posting. A credit note has the choice of its invoice.
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
  /** The invoice that is credited; only on credit notes. */
  readonly credited?: InvoiceReference
  readonly correction?: Correction
  /** The version of the order whose change made this credit note (contract V31). */
  readonly madeWith?: OrderId
  /** The batch that made or lists the document (contract B7). */
  readonly batchId?: InvoiceBatchId
  /** Seller and buyer, fixed at the posting (contract I18). */
  readonly parties?: { readonly seller: Seller; readonly buyer: Buyer }
  readonly postedAt?: Timestamp
  /** The id of the invoice at the e-invoicing network provider, once it was submitted (contract I21). */
  readonly electronicInvoiceId?: string
  /** The day on which the invoice is shown, in the legal entity's time zone. Set only for display and never stored. */
  readonly asOf?: CalendarDate
  readonly createdAt: Timestamp
  /** The time of the last change of the invoice, of a line or of a custom field. */
  readonly modifiedAt: Timestamp
}

export interface Totals {
  /** The net amount of the lines, less the allowances (BT-109). */
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

/** The totals in base currency; `undefined` while no exchange rate is known. */
export const baseTotals = ({ lines, roundingBase }: Pick<Invoice, "lines" | "roundingBase">): Totals | undefined =>
  roundingBase === undefined
    ? undefined
    : totalsOf(
        lines.flatMap(({ base }) => (base === undefined ? [] : [base])),
        roundingBase,
      )
