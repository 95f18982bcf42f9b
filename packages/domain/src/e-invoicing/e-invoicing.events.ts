import type { Scope } from "../shared/scope.ts"
import type { EntryIn } from "./entry.ts"
import type { ReceivedInvoice } from "./received-invoice.ts"
import type { DueEntry, HistoryItem } from "./ports/entry-store.ts"

/** An invoice is in the national system: its entry has the national number and the acknowledgement (contract E48). */
interface NationalEInvoiceProcessed {
  readonly _tag: "NationalEInvoiceProcessed"
  readonly entry: EntryIn<"Processed">
  readonly history: readonly HistoryItem[]
}

/** A submission failed and somebody has to look (contract E48, N6). */
export interface NationalEInvoiceFailed {
  readonly _tag: "NationalEInvoiceFailed"
  readonly entry: EntryIn<"Failed">
  readonly history: readonly HistoryItem[]
}

/** An invoice of a supplier came (contract E53). */
export interface NationalEInvoiceReceived {
  readonly _tag: "NationalEInvoiceReceived"
  readonly received: ReceivedInvoice
}

/** What receivers hear of national e-invoices. */
export type EInvoicingEvent = NationalEInvoiceProcessed | NationalEInvoiceFailed | NationalEInvoiceReceived

/** E-invoices of a legal entity are still on their way on the last day on which they may arrive (contract E49). */
export interface NationalEInvoicesDue {
  readonly _tag: "NationalEInvoicesDue"
  readonly scope: Scope
  /** Those whose time ends first stand first; never empty. */
  readonly due: readonly DueEntry[]
}
