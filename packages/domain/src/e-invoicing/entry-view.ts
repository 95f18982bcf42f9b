import { type Timestamp, toIso } from "../shared/timestamp.ts"
import type { Entry, EntryIn, EntryStatus } from "./entry.ts"
import type { HistoryItem } from "./ports/entry-store.ts"

type In<S extends EntryStatus> = Omit<EntryIn<S>, "status">
/** Every member that an entry has in some state. A member that its present state lacks is left out. */
type Known = Partial<In<"Pending"> & In<"Submitted"> & In<"Processed"> & In<"Failed">>

const instant = (at: Timestamp | undefined) => (at === undefined ? undefined : toIso(at))

/** An entry as the interface shows it (contract E12). */
export const entryView = (entry: Entry) => {
  const known: Known = entry
  return {
    id: entry.id,
    invoiceId: entry.invoiceId,
    invoiceNumber: entry.invoiceNumber,
    direction: entry.direction,
    status: entry.status,
    maventaReferenceId: known.reference,
    nationalEInvoiceId: known.nationalEInvoiceId,
    checkDigitValid: known.checkDigitValid ?? undefined,
    upoFileName: known.upoFileName,
    heldBack: known.waitsForInvoice === undefined ? undefined : ("WaitsForInvoice" as const),
    heldBackBy: known.heldBackBy,
    errorMessage: known.errorMessage,
    outcome: known.outcome,
    originalNationalNumber: known.originalNationalNumber,
    lastProblem: known.lastProblem,
    nextAttemptAt: instant(known.nextAttemptAt),
    deadline: entry.status === "Processed" ? undefined : instant(entry.deadline),
    created: toIso(entry.createdAt),
    submitted: instant(known.submittedAt),
    processed: instant(known.processedAt),
    failed: instant(known.failedAt),
  }
}
export type EntryView = ReturnType<typeof entryView>

/** An entry with its history. */
export const historyView = ({
  entry,
  history,
}: {
  readonly entry: Entry
  readonly history: readonly HistoryItem[]
}) => ({
  ...entryView(entry),
  history: history.map(({ at, status, text }) => ({ time: toIso(at), status, text })),
})
