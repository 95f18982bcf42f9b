import { Effect } from "effect"
import { refuse } from "../../organisation/organisation.errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { isBalanced, type Journal } from "../journal.ts"
import type { JournalStore } from "../ports/journal-store.ts"

export interface PostJournalPorts {
  readonly journals: JournalStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A journal to be posted, with the number that was taken for it; the ledger adds id and scope. */
export type JournalToPost = Omit<Journal, "id" | "tenantId" | "legalEntityId">

/** Makes the journal of a document. A journal that does not balance is a defect. */
export const makeJournal =
  (ids: Pick<IdSource, "next">) =>
  ({ tenantId, legalEntityId }: Scope, wanted: JournalToPost): Journal => {
    if (!isBalanced(wanted.lines)) throw new Error(`the journal of invoice ${wanted.invoiceId} does not balance`)
    return { tenantId, legalEntityId, ...wanted, id: ids.next() }
  }

/**
 * Posts journals under their numbers, in the unit of work of what they book (contract J1). The caller raises JournalPosted
 * with its own events, so that they go out together.
 */
export const makePostJournals = ({ journals }: PostJournalPorts) =>
  Effect.fnUntraced(function* (posted: readonly Journal[]) {
    const number = yield* journals.insert(posted)
    if (number !== undefined) return yield* refuse("NumberTaken", { number, kind: "journal" })
  })
