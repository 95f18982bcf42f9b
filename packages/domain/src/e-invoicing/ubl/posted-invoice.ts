import type { Address } from "../../reference-data/address.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { InvoiceId } from "../../shared/ids.ts"

// A posted invoice as EN 16931 sees it: business terms (BT) with the values that were posted. Nothing that was posted
// is computed again; where the posted figures do not fit together the document is refused (contract E21).

/** VAT categories: UNTDID 5305 as EN 16931 takes it. */
const vatCategories = ["S", "Z", "E", "AE", "K", "G", "O", "L", "M"] as const
export type VatCategory = (typeof vatCategories)[number]

/** `percent` as in 23 for 23 %; absent for O. */
export interface TaxRate {
  readonly category: VatCategory
  readonly percent?: Decimal
}

export interface Party {
  readonly name: string
  /** Electronic address and its scheme (BT-34, BT-49). */
  readonly endpoint?: { readonly scheme: string; readonly id: string }
  /** VAT number with the country's prefix (BT-31, BT-48). */
  readonly vatNumber?: string
  /** The same number where no party may be named by it: outside the scope of VAT (BR-O-02 to BR-O-04). */
  readonly unnamedVatNumber?: string
  /** Legal registration (BT-30, BT-47). */
  readonly organizationNumber?: string
  readonly address: Address
}

/** First and last day, both included, `yyyy-MM-dd`; one of them is enough (BR-CO-19, BR-CO-20). */
export interface Period {
  readonly start?: string
  readonly end?: string
}

/** A discount, or a charge where `isCharge`. */
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
  /** The invoice's own number of the line; national documents number from 1. */
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly note?: string
  readonly sellersItemId?: string
  /** On a credit note the credited quantity. */
  readonly quantity: Decimal
  /** UN/ECE Recommendation 20. */
  readonly unitCode: string
  /** Price of one unit, without tax. */
  readonly price: Decimal
  /** Net as it was posted: quantity times price, less allowances, rounded once. */
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
  /** The reason of an exemption; for category E of a Polish seller the legal basis. */
  readonly reason?: string
}

/** BG-22. */
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
  /** UNTDID 4461: 30 is a credit transfer. */
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

/** `nationalNumber` is there once the national system gave the invoice one. */
export interface PrecedingInvoice {
  readonly id?: InvoiceId
  readonly number: string
  readonly issueDate: string
  readonly nationalNumber?: string
  /** An advance invoice that this final one follows. */
  readonly isAdvance?: true
}

/** Amounts of a credit note are positive, as they are of an invoice. */
export interface PostedInvoice {
  readonly id: InvoiceId
  readonly kind: "Invoice" | "CreditNote"
  readonly number: string
  /** Why the invoice is kept out of the national system; absent of one that is not. */
  readonly exclusion?: string
  /** `yyyy-MM-dd`, as are all dates. */
  readonly issueDate: string
  readonly dueDate?: string
  readonly taxPointDate?: string
  /** ISO 4217. */
  readonly currency: string
  readonly note?: string
  readonly buyerReference?: string
  readonly orderReference?: string
  /** Names the buyer when neither reference is there (contract E24). */
  readonly accountNumber: string
  readonly period?: Period
  /** An invoice that adds to the one before it: a debit note (UNTDID 1001, 383). */
  readonly isAddition?: true
  /** An advance invoice (UNTDID 1001, 386). */
  readonly isAdvance?: true
  /** The invoice that a credit note or an addition is about, and the advance invoices of a final one (BG-3). */
  readonly preceding: readonly PrecedingInvoice[]
  readonly attachments: readonly Attachment[]
  readonly seller: Party
  /** Data that the seller must have and did not have at the posting, in the words of `missingData`. */
  readonly sellerLacks?: readonly string[]
  readonly buyer: Party
  readonly delivery?: { readonly date?: string; readonly address?: Address }
  readonly payment?: PaymentMeans
  readonly paymentTerms?: string
  readonly allowances: readonly DocumentAllowance[]
  /** Prices were given with the tax in them: the tax was taken out of their sum, not put on top. */
  readonly taxIncluded?: boolean
  readonly taxes: readonly TaxSubtotal[]
  /** BT-6 and BT-111: the tax once more in the currency it is accounted in. */
  readonly accountingTax?: { readonly currency: string; readonly amount: Decimal }
  readonly totals: Totals
  readonly lines: readonly InvoiceLine[]
}
