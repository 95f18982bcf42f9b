import type { DataOf } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { EntryIn } from "./entry.ts"
import { historyView } from "./entry-view.ts"
import { type ReceivedInvoice, receivedHistoryView } from "./received-invoice.ts"
import type { DueEntry, HistoryItem } from "./ports/entry-store.ts"

/** The invoice is in the national system: its entry has the national number and the acknowledgement (contract E48). */
interface NationalEInvoiceProcessed {
  readonly _tag: "NationalEInvoiceProcessed"
  readonly entry: EntryIn<"Processed">
  readonly history: readonly HistoryItem[]
}

/** A submission failed and somebody must look at it (contract E48, N6). */
export interface NationalEInvoiceFailed {
  readonly _tag: "NationalEInvoiceFailed"
  readonly entry: EntryIn<"Failed">
  readonly history: readonly HistoryItem[]
}

/** An invoice of a supplier arrived (contract E53). */
export interface NationalEInvoiceReceived {
  readonly _tag: "NationalEInvoiceReceived"
  readonly received: ReceivedInvoice
}

/** The events of national e-invoices that receivers can get. */
export type EInvoicingEvent = NationalEInvoiceProcessed | NationalEInvoiceFailed | NationalEInvoiceReceived

export const eInvoicingData: DataOf<EInvoicingEvent> = {
  NationalEInvoiceProcessed: historyView,
  NationalEInvoiceFailed: historyView,
  NationalEInvoiceReceived: ({ received }) => receivedHistoryView(received),
}

/** E-invoices of a legal entity have not arrived yet on the last day on which they may arrive (contract E49). */
export interface NationalEInvoicesDue {
  readonly _tag: "NationalEInvoicesDue"
  readonly scope: Scope
  /** The entries, earliest deadline first; never empty. */
  readonly due: readonly DueEntry[]
}

/** The token of the national system ends soon, or has ended, and nothing can be sent then (contract E59). */
export interface NationalTokenEnding {
  readonly _tag: "NationalTokenEnding"
  readonly scope: Scope
  /** The last day of the token. */
  readonly expires: CalendarDate
  readonly today: CalendarDate
}
