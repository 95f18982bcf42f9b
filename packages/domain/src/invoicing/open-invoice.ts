import type { LookupKind } from "../listing/lookup-key.ts"
import type { Decimal } from "../shared/decimal.ts"
import type { SettledInvoice } from "./settled-invoice.ts"

/** A posted invoice with something to be paid, as payments are matched with it. */
export interface OpenInvoice {
  readonly invoice: SettledInvoice
  readonly referenceNumber?: string
  /** The amount that can be paid, written-off amounts included; positive. */
  readonly balance: Decimal
  /** Nothing is open but what was written off: a payment finds it only where it finds no other (contract P6). */
  readonly isWrittenOff?: true
}

/** What is looked for among open invoices of a currency: names that payers give, and payers with what they paid. */
export interface OpenInvoicesAsked {
  readonly currency: string
  /** Numbers, OCR numbers and reference numbers. */
  readonly names: readonly string[]
  /** Names of accounts, and balances. */
  readonly payers: readonly { readonly name: string; readonly amount: Decimal }[]
}

/** Invoices as payments name them; the natural keys are those of posted ones only. */
export const invoiceToPayKind: LookupKind = {
  noun: "invoice",
  id: "Invoice_Posted-Id",
  keys: ["InvoiceNumber", "OCRNumber", "ReferenceNumber"],
}
