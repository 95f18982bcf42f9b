import type { InvoiceId } from "../shared/ids.ts"
import type { Entry } from "./entry.ts"
import type { PostedInvoice } from "./ubl/posted-invoice.ts"

/** The invoice that a credit note is about; absent of an invoice. */
export const creditedInvoiceOf = ({ preceding }: Pick<PostedInvoice, "preceding">): InvoiceId | undefined =>
  preceding.find(({ isAdvance }) => isAdvance !== true)?.id

/** The advance invoices that a final one follows, in the order of their ids, in which they are locked. */
export const advancesOf = ({ preceding }: Pick<PostedInvoice, "preceding">): readonly InvoiceId[] =>
  preceding.flatMap(({ id, isAdvance }) => (isAdvance === true && id !== undefined ? [id] : [])).toSorted()

/** Whether an advance invoice is on its way: a final one waits for its national number then, and for no other (contract E51). */
export const isUnderWay = (advanceEntries: readonly Entry[]): boolean =>
  advanceEntries.some(({ status }) => status === "Pending" || status === "Submitted")

/**
 * How long a final invoice waits for an advance invoice that has no entry: both may have been posted a moment ago, and
 * nobody promises which of them is looked at first (contract E51).
 */
export const advanceGraceSeconds = 60

/**
 * What becomes of a credit note's entry, by the entries of its invoice, newest first (contract E36). The national system
 * corrects only what it has: the credit note waits, without a time limit, until it is known that its invoice arrived or
 * that it never left.
 */
export const judgeCredited = (invoiceEntries: readonly Entry[]): "Send" | "Wait" | "NeverSent" => {
  if (invoiceEntries.some(({ status }) => status === "Processed")) return "Send"
  const [newest] = invoiceEntries
  return newest?.status === "Failed" && newest.outcome !== "Unknown" ? "NeverSent" : "Wait"
}

/** The text of a credit note's entry whose invoice did not go out. */
export const neverSentText = "the invoice was never sent"

/** A credit note or a final invoice with the national number of an invoice that it names, once that has one. */
export const withNationalNumber = (posted: PostedInvoice, invoiceEntries: readonly Entry[]): PostedInvoice => {
  const processed = invoiceEntries.find((entry) => entry.status === "Processed")
  if (processed === undefined) return posted
  const { invoiceId, nationalEInvoiceId: nationalNumber } = processed
  return {
    ...posted,
    preceding: posted.preceding.map((each) => (each.id === invoiceId ? { ...each, nationalNumber } : each)),
  }
}
