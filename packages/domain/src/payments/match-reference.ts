import type { OpenInvoice } from "../invoicing/open-invoice.ts"
import type { NamedInvoices, OpenInvoices } from "./open-invoices.ts"
import type { MatchReason } from "./payment.ts"

/** An open invoice that a payment is for, and how it was found. */
export interface Match {
  readonly open: OpenInvoice
  readonly reason: MatchReason
}

/** References as banks print them may be grouped by spaces. */
const compact = (reference: string): string => reference.replaceAll(/\s/g, "")

/**
 * The open invoice that a reference names (contract P6): as OCR number, and only where no open invoice has that, as number,
 * then as reference number; the first look-up with exactly one hit counts. Only where none has one it is looked up in the same way
 * among invoices that were written off.
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

/** What is looked for to match a reference. */
export const namesOf = (reference: string): readonly string[] => [...new Set([reference.trim(), compact(reference)])]
