import type { DataOf } from "../shared/ports/event-bus.ts"
import { journalBody } from "./journal-body.ts"
import type { Journal } from "./journal.ts"

/** A journal was posted (contract J4). */
export interface LedgerEvent {
  readonly _tag: "JournalPosted"
  readonly journal: Journal
}

export const ledgerData: DataOf<LedgerEvent> = { JournalPosted: ({ journal }) => journalBody(journal) }
