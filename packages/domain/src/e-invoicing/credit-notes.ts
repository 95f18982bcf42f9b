import type { InvoiceId } from "../shared/ids.ts"
import type { Entry } from "./entry.ts"
import type { PostedInvoice } from "./ubl/posted-invoice.ts"

/** The invoice that a credit note credits or an addition adds to; absent for other documents. */
export const creditedInvoiceOf = ({ preceding }: Pick<PostedInvoice, "preceding">): InvoiceId | undefined =>
  preceding.find(({ isAdvance }) => isAdvance !== true)?.id

/** The advance invoices before a final invoice, sorted by id, which is the order in which they are locked. */
export const advancesOf = ({ preceding }: Pick<PostedInvoice, "preceding">): readonly InvoiceId[] =>
  preceding.flatMap(({ id, isAdvance }) => (isAdvance === true && id !== undefined ? [id] : [])).toSorted()

/**
 * Whether an advance invoice is being submitted. A final invoice waits for the national number of such an advance
 * invoice only (contract E51).
 */
export const isUnderWay = (advanceEntries: readonly Entry[]): boolean =>
  advanceEntries.some(({ status }) => status === "Pending" || status === "Submitted")

/**
 * The time for which a final invoice waits for an advance invoice without an entry. Both may have just been posted, and
 * their jobs run in any order (contract E51).
 */
export const advanceGraceSeconds = 60

/**
 * Decides about a credit note's entry by the entries of its invoice, newest first (contract E36). The national system
 * corrects only invoices that it has, so the credit note waits, without a time limit, until it is known that its
 * invoice arrived or was never sent.
 */
export const judgeCredited = (invoiceEntries: readonly Entry[]): "Send" | "Wait" | "NeverSent" => {
  if (invoiceEntries.some(({ status }) => status === "Processed")) return "Send"
  const [newest] = invoiceEntries
  return newest?.status === "Failed" && newest.outcome !== "Unknown" ? "NeverSent" : "Wait"
}

/** The error text of a credit note's entry whose invoice was never sent. */
export const neverSentText = "the invoice was never sent"

/** A credit note or a final invoice with the national number of an invoice that it names, when that has a number. */
export const withNationalNumber = (posted: PostedInvoice, invoiceEntries: readonly Entry[]): PostedInvoice => {
  const processed = invoiceEntries.find((entry) => entry.status === "Processed")
  if (processed === undefined) return posted
  const { invoiceId, nationalEInvoiceId: nationalNumber } = processed
  return {
    ...posted,
    preceding: posted.preceding.map((each) => (each.id === invoiceId ? { ...each, nationalNumber } : each)),
  }
}
