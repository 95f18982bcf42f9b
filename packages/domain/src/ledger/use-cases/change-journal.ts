import { Effect } from "effect"
import { emptyRemoves, mergePatch } from "../../listing/merge-patch.ts"
import type { Maybe } from "../../shared/maybe.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import type { JournalHead } from "../journal.ts"
import type { JournalStore } from "../ports/journal-store.ts"

export interface JournalPatch {
  readonly description?: string | undefined
  readonly externalERPId?: Maybe<string>
  readonly transferredToERP?: Maybe<Timestamp>
}

/**
 * Changes the description of a journal and its status in the general ledger's system by a merge patch (contract J7).
 */
export const makeChangeJournal = ({ journals }: { readonly journals: JournalStore }) =>
  Effect.fn("ledger.changeJournal")(function* (scope: Scope, id: string, patch: JournalPatch) {
    const before = yield* journals.headForUpdate(scope, id)
    const changed = mergePatch<JournalHead>(before, emptyRemoves<JournalHead>(patch))
    yield* journals.update({ ...changed, modifiedAt: yield* currentTime })
    return yield* journals.read(scope, id)
  })
