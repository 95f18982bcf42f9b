import type { Journal } from "./journal.ts"

/** A journal was posted (contract J4). */
export interface LedgerEvent {
  readonly _tag: "JournalPosted"
  readonly journal: Journal
}
