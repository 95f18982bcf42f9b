import type { LookupKind } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { SettledInvoice } from "./settled-invoice.ts"

/** A posted invoice with an open amount, as payments are matched with it. */
export interface OpenInvoice {
  readonly invoice: SettledInvoice
  readonly referenceNumber?: string
  /** The positive amount that can be paid, including what was written off. */
  readonly balance: Decimal
  /**
   * Whether the open amount was written off entirely. A payment is matched with such an invoice only when no other fits
   * (contract P6).
   */
  readonly isWrittenOff?: true
}

/**
 * The search criteria for open invoices of a currency: references that payers gave, and names of payers with the
 * amounts that they paid.
 */
export interface OpenInvoicesAsked {
  readonly currency: string
  /** Invoice numbers, OCR numbers and reference numbers. */
  readonly names: readonly string[]
  /** Account names with the balance that an invoice must have. */
  readonly payers: readonly { readonly name: string; readonly amount: Decimal }[]
}

/** Invoices as payments name them. Only posted ones have the natural keys. */
export const invoiceToPayKind: LookupKind = {
  noun: "invoice",
  id: "Invoice_Posted-Id",
  keys: ["InvoiceNumber", "OCRNumber", "ReferenceNumber"],
}
