import type { Entry, EntryIn, EntryStatus } from "@svc/domain/e-invoicing/entry"
import type { HistoryItem } from "@svc/domain/e-invoicing/ports/entry-store"
import { type Timestamp, toIso } from "@svc/domain/shared/timestamp"

const instant = (at: Timestamp | undefined) => (at === undefined ? undefined : toIso(at))

type In<S extends EntryStatus> = Omit<EntryIn<S>, "status">
/** What an entry has depends on its state; what it has not is left out of the answer. */
type Known = Partial<In<"Pending"> & In<"Submitted"> & In<"Processed"> & In<"Failed">>

/** Specification 2.8, under the names it has there. */
export const entryBody = (entry: Entry) => {
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
    heldBackBy: known.heldBackBy,
    errorMessage: known.errorMessage,
    outcome: known.outcome,
    originalNationalNumber: known.originalNationalNumber,
    lastProblem: known.lastProblem,
    nextAttemptAt: instant(known.nextAttemptAt),
    created: toIso(entry.createdAt),
    submitted: instant(known.submittedAt),
    processed: instant(known.processedAt),
    failed: instant(known.failedAt),
  }
}

export const historyBody = ({
  entry,
  history,
}: {
  readonly entry: Entry
  readonly history: readonly HistoryItem[]
}) => ({
  ...entryBody(entry),
  history: history.map(({ at, status, text }) => ({ time: toIso(at), status, text })),
})
