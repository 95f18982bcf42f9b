import { Effect } from "effect"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { firstOfMonth, periodName, periodOf } from "../accounting-period.ts"
import { isBalanced, type Journal, type UnnumberedJournal, type Voucher, withNumber } from "../journal.ts"
import { refuse } from "../ledger.errors.ts"
import type { JournalStore } from "../ports/journal-store.ts"

export interface PostJournalPorts {
  readonly journals: JournalStore
  readonly ids: IdSource
}

/** The members of a journal that the caller gives; the ledger adds the others. */
export interface UnnumberedJournalToPost extends Pick<
  Journal,
  "type" | "description" | "effectiveDate" | "postedAt" | "fiscalYearStartMonth"
> {
  /** The id of the journal, when the caller has already used it. */
  readonly id?: string
  readonly vouchers: readonly Omit<Voucher, "id" | "number">[]
}

/** A journal to post, with the number that was taken for it. */
export interface JournalToPost extends UnnumberedJournalToPost {
  readonly number: string
}

/**
 * Makes the journal of a document. A journal that does not balance, or has a voucher without lines or of another month,
 * is a defect.
 */
const makeUnnumbered =
  (ids: Pick<IdSource, "next">) =>
  (
    { tenantId, legalEntityId }: Scope,
    { id = ids.next(), vouchers, ...wanted }: UnnumberedJournalToPost,
  ): UnnumberedJournal => {
    if (!vouchers.every(({ lines }) => lines.length > 0 && isBalanced(lines)))
      throw new Error(`the journal "${wanted.description}" does not balance, or has a voucher without lines`)
    const month = firstOfMonth(wanted.effectiveDate)
    if (vouchers.length === 0 || vouchers.some(({ effectiveDate }) => firstOfMonth(effectiveDate) !== month))
      throw new Error(`the journal "${wanted.description}" has a voucher of another month, or none`)
    return {
      tenantId,
      legalEntityId,
      ...wanted,
      id,
      modifiedAt: wanted.postedAt,
      vouchers: vouchers.map((voucher) => ({ ...voucher, id: ids.next() })),
    }
  }

export const makeJournal = (ids: Pick<IdSource, "next">) => {
  const unnumbered = makeUnnumbered(ids)
  return (scope: Scope, { number, ...wanted }: JournalToPost): Journal => withNumber(unnumbered(scope, wanted), number)
}

/**
 * Posts journals of one legal entity with their numbers, in the unit of work of the documents that they book (contract
 * J1). Posts none when one of them has a date in a closed period (contract F4). No period of the legal entity can be
 * closed until the unit of work ends. The caller raises JournalPosted together with its own events.
 */
export const makePostJournals = ({ journals }: Pick<PostJournalPorts, "journals">) => {
  const posted = makePosted({ journals })
  return (all: readonly Journal[]) => posted(all)(all)
}

/**
 * Prepares a journal before it has its number. A number blocks all other postings of the legal entity, so as little
 * work as possible should follow it.
 */
export const makeReadyJournal = ({ ids, journals }: PostJournalPorts) => {
  const [unnumbered, posted] = [makeUnnumbered(ids), makePosted({ journals })]
  return (scope: Scope, wanted: UnnumberedJournalToPost) => {
    const ready = unnumbered(scope, wanted)
    const post = posted([ready])
    return (number: string) => {
      const journal = withNumber(ready, number)
      return { journal, post: post([journal]) }
    }
  }
}

const makePosted =
  ({ journals }: Pick<PostJournalPorts, "journals">) =>
  (unnumbered: readonly UnnumberedJournal[]) => {
    const insert = journals.ready(unnumbered)
    return Effect.fnUntraced(function* (posted: readonly Journal[]) {
      const refused = yield* insert(posted)
      if (refused === undefined) return
      if ("taken" in refused) return yield* refuseNumber("NumberTaken", { number: refused.taken, kind: "journal" })
      const { closed } = refused
      return yield* refuse("PeriodClosed", { period: periodName(periodOf(closed, posted[0]!.fiscalYearStartMonth)) })
    })
  }
