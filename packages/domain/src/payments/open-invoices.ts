import { type Decimal, printDecimal } from "../shared/decimal.ts"
import type { InvoiceId } from "../shared/ids.ts"
import type { OpenInvoice } from "../invoicing/open-invoice.ts"

/** Invoices by everything with which a payment may identify them, without those that are already taken. */
export interface NamedInvoices {
  readonly byOcr: (text: string) => readonly OpenInvoice[]
  readonly byNumber: (text: string) => readonly OpenInvoice[]
  readonly byReference: (text: string) => readonly OpenInvoice[]
  /** The invoices of accounts with that name whose balance equals the amount. */
  readonly byPayer: (name: string, amount: Decimal) => readonly OpenInvoice[]
}

/** Invoices with a positive balance, and separately those whose rest was written off entirely. */
export interface OpenInvoices extends NamedInvoices {
  readonly writtenOff: NamedInvoices
  /** Takes an invoice for a payment, so that it is not found again. */
  readonly take: (id: InvoiceId) => void
}

const payerKey = (name: string, amount: Decimal): string => `${printDecimal(amount)} ${name}`

export const openInvoicesOf = (open: readonly OpenInvoice[]): OpenInvoices => {
  const taken = new Set<InvoiceId>()
  const named = (some: readonly OpenInvoice[]): NamedInvoices => {
    const by = (key: (one: OpenInvoice) => string | undefined) => {
      const groups = Map.groupBy(some, key)
      return (text: string) => (groups.get(text) ?? []).filter(({ invoice }) => !taken.has(invoice.id))
    }
    const byPayer = by(({ invoice, balance }) => payerKey(invoice.account.name, balance))
    return {
      byOcr: by(({ invoice }) => invoice.ocrNumber),
      byNumber: by(({ invoice }) => invoice.number),
      byReference: by(({ referenceNumber }) => referenceNumber),
      byPayer: (name, amount) => byPayer(payerKey(name, amount)),
    }
  }
  return {
    ...named(open.filter(({ isWrittenOff }) => isWrittenOff !== true)),
    writtenOff: named(open.filter(({ isWrittenOff }) => isWrittenOff === true)),
    take: (id) => void taken.add(id),
  }
}
