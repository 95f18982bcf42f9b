import type { OpenInvoice } from "../invoicing/open-invoice.ts"
import type { NamedInvoices, OpenInvoices } from "./open-invoices.ts"
import type { MatchReason } from "./payment.ts"

/** An open invoice for a payment, and how it was found. */
export interface Match {
  readonly open: OpenInvoice
  readonly reason: MatchReason
}

/** A reference without spaces, because banks may print it in groups. */
const compact = (reference: string): string => reference.replaceAll(/\s/g, "")

/**
 * The open invoice that a reference identifies (contract P6). The reference is searched as OCR number; only when no
 * open invoice has it, as invoice number; then as reference number. The first search with exactly one hit counts. When
 * no open invoice is found at all, written-off invoices are searched in the same way.
 */
export const matchReference = (reference: string, open: OpenInvoices): Match | undefined =>
  matchAmong(reference, open) ?? matchAmong(reference, open.writtenOff)

const matchAmong = (reference: string, open: NamedInvoices): Match | undefined => {
  const byOcr = open.byOcr(compact(reference))
  if (byOcr.length > 0) return byOcr.length === 1 ? { open: byOcr[0]!, reason: "OCR number" } : undefined
  const whole = reference.trim()
  const byNumber = open.byNumber(whole)
  if (byNumber.length === 1) return { open: byNumber[0]!, reason: "Invoice number" }
  const byReference = open.byReference(whole)
  return byReference.length === 1 ? { open: byReference[0]!, reason: "Reference number" } : undefined
}

/** The texts by which a reference is searched. */
export const namesOf = (reference: string): readonly string[] => [...new Set([reference.trim(), compact(reference)])]
