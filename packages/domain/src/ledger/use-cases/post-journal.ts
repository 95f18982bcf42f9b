import { Effect } from "effect"
import { refuse } from "../../organisation/organisation.errors.ts"
import type { Organisation } from "../../organisation/organisation.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { isBalanced, type Journal } from "../journal.ts"
import type { JournalStore } from "../ports/journal-store.ts"

export interface PostJournalPorts {
  readonly journals: JournalStore
  readonly organisation: Pick<Organisation, "takeNumber">
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** A journal to be posted; the ledger adds id, number and scope. */
export type JournalToPost = Omit<Journal, "id" | "number" | "tenantId" | "legalEntityId">

/**
 * Posts a journal under the next number of its series, in the unit of work of what it books (contract J1). The caller
 * raises JournalPosted with its own events, so that they go out together. A journal that does not balance is a defect.
 */
export const makePostJournal = ({ journals, organisation, ids }: PostJournalPorts) =>
  Effect.fn("ledger.post")(function* ({ tenantId, legalEntityId }: Scope, wanted: JournalToPost) {
    if (!isBalanced(wanted.lines))
      return yield* Effect.die(new Error(`the journal of invoice ${wanted.invoiceId} does not balance`))
    const scope = { tenantId, legalEntityId }
    const number = yield* organisation.takeNumber(scope, "Journal", wanted.effectiveDate)
    const journal: Journal = { ...scope, ...wanted, id: ids.next(), number }
    return (yield* journals.insert(journal)) ? journal : yield* refuse("NumberTaken", { number, kind: "journal" })
  })
