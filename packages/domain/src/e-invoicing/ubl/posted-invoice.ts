import type { Address } from "../../reference-data/address.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { InvoiceId } from "../../shared/ids.ts"

// A posted invoice in the terms of EN 16931: business terms (BT) with the values that were posted. Nothing that was
// posted is computed again. When the posted figures do not fit together, the document is refused (contract E21).

/** VAT categories: UNTDID 5305 as EN 16931 restricts it. */
const vatCategories = ["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] as const
export type VatCategory = (typeof vatCategories)[number]

/** `percent` is 23 for 23 %; absent for category O. */
export interface TaxRate {
  readonly category: VatCategory
  readonly percent?: Decimal
}

export interface Party {
  readonly name: string
  /** The electronic address and its scheme (BT-34, BT-49). */
  readonly endpoint?: { readonly scheme: string; readonly id: string }
  /** The VAT number with the country's prefix (BT-31, BT-48). */
  readonly vatNumber?: string
  /**
   * The VAT number of a party that must not be identified by it, because the invoice is outside the scope of VAT
   * (BR-O-02 to BR-O-04).
   */
  readonly unnamedVatNumber?: string
  /** The legal registration (BT-30, BT-47). */
  readonly organizationNumber?: string
  readonly address: Address
}

/** The first and last day, inclusive, as `yyyy-MM-dd`; one of them is enough (BR-CO-19, BR-CO-20). */
export interface Period {
  readonly start?: string
  readonly end?: string
}

/** A discount, or a charge when `isCharge` is set. */
export interface Allowance {
  readonly isCharge?: boolean
  readonly amount: Decimal
  readonly percent?: Decimal
  readonly base?: Decimal
  readonly reason?: string
  readonly reasonCode?: string
}
export interface DocumentAllowance extends Allowance {
  readonly tax: TaxRate
}

export interface InvoiceLine {
  /** The number of the line on the invoice. National documents number lines from 1. */
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly note?: string
  readonly sellersItemId?: string
  /** The quantity; on a credit note the credited quantity. */
  readonly quantity: Decimal
  /** Code of UN/ECE Recommendation 20. */
  readonly unitCode: string
  /** The price of one unit, without tax. */
  readonly price: Decimal
  /** The posted net amount: quantity times price, less allowances, rounded once. */
  readonly net: Decimal
  readonly allowances: readonly Allowance[]
  readonly tax: TaxRate
  readonly period?: Period
  /** Attributes of the item (BG-32). */
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

/** The posted tax of one category and rate (BG-23). */
export interface TaxSubtotal extends TaxRate {
  readonly taxable: Decimal
  readonly tax: Decimal
  readonly reasonCode?: string
  /** The reason of an exemption; for category E of a Polish seller, the legal basis. */
  readonly reason?: string
}

/** The totals of the document (BG-22). */
interface Totals {
  readonly lines: Decimal
  readonly allowances: Decimal
  readonly charges: Decimal
  readonly net: Decimal
  readonly tax: Decimal
  readonly gross: Decimal
  readonly prepaid: Decimal
  readonly rounding: Decimal
  readonly payable: Decimal
}

export interface PaymentMeans {
  /** Code of UNTDID 4461; 30 is a credit transfer. */
  readonly code: string
  readonly name?: string
  readonly remittance?: string
  readonly iban?: string
  readonly bankAccount?: string
  readonly bic?: string
}

interface Attachment {
  readonly fileName: string
  readonly mediaType: string
  readonly base64: string
}

/** `nationalNumber` is set once the national system has assigned a number to the invoice. */
export interface PrecedingInvoice {
  readonly id?: InvoiceId
  readonly number: string
  readonly issueDate: string
  readonly nationalNumber?: string
  /** Whether the preceding invoice is an advance invoice. */
  readonly isAdvance?: true
}

/** A posted invoice or credit note. The amounts of a credit note are positive, like those of an invoice. */
export interface PostedInvoice {
  readonly id: InvoiceId
  readonly kind: "Invoice" | "CreditNote"
  readonly number: string
  /** The reason why the invoice is kept out of the national system; absent when it is not. */
  readonly exclusion?: string
  /** The issue date; all dates are `yyyy-MM-dd`. */
  readonly issueDate: string
  readonly dueDate?: string
  readonly taxPointDate?: string
  /** ISO 4217 code. */
  readonly currency: string
  readonly note?: string
  readonly buyerReference?: string
  readonly orderReference?: string
  /** The number of the account, which identifies the buyer when neither reference is given (contract E24). */
  readonly accountNumber: string
  readonly period?: Period
  /** Whether the invoice adds to the one before it: a debit note (UNTDID 1001, 383). */
  readonly isAddition?: true
  /** Whether the invoice is an advance invoice (UNTDID 1001, 386). */
  readonly isAdvance?: true
  /** The invoice to which a credit note or an addition refers, and the advance invoices of a final invoice (BG-3). */
  readonly preceding: readonly PrecedingInvoice[]
  readonly attachments: readonly Attachment[]
  readonly seller: Party
  /** Required data that the seller did not have at the posting, in the words of `missingData`. */
  readonly sellerLacks?: readonly string[]
  readonly buyer: Party
  /** The party that is paid instead of the seller (BG-10). */
  readonly payee?: { readonly name: string; readonly identifier?: string }
  readonly delivery?: {
    readonly date?: string
    readonly address?: Address
    /** The name of the party that receives the goods (BT-70). */
    readonly recipient?: string
  }
  /** Marks and third parties of the national document for which only the note has a place (contract E60). */
  readonly onlyNoted?: readonly string[]
  readonly payment?: PaymentMeans
  readonly paymentTerms?: string
  readonly allowances: readonly DocumentAllowance[]
  /** Whether prices include tax: the tax was then taken out of their sum instead of added to it. */
  readonly taxIncluded?: boolean
  readonly taxes: readonly TaxSubtotal[]
  /** The tax in the accounting currency (BT-6 and BT-111). */
  readonly accountingTax?: { readonly currency: string; readonly amount: Decimal }
  readonly totals: Totals
  readonly lines: readonly InvoiceLine[]
}
