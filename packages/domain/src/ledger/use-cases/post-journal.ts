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

/** A journal to be posted; the ledger adds the rest. */
export interface UnnumberedJournalToPost extends Pick<
  Journal,
  "type" | "description" | "effectiveDate" | "postedAt" | "fiscalYearStartMonth"
> {
  /** Where what it books knows the journal already. */
  readonly id?: string
  readonly vouchers: readonly Omit<Voucher, "id" | "number">[]
}

/** The same with the number that was taken for it. */
export interface JournalToPost extends UnnumberedJournalToPost {
  readonly number: string
}

/** Makes the journal of a document. One that does not balance, or has a voucher without lines or of another month, is a defect. */
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
 * Posts journals of one legal entity under their numbers, in the unit of work of what they book (contract J1); none where
 * one of them is dated in a closed period (contract F4). Until the unit of work ends no period of the legal entity can be
 * closed. The caller raises JournalPosted with its own events, so that they go out together.
 */
export const makePostJournals = ({ journals }: Pick<PostJournalPorts, "journals">) => {
  const posted = makePosted({ journals })
  return (all: readonly Journal[]) => posted(all)(all)
}

/**
 * Makes a journal ready to be posted before it has its number: a number holds up whoever posts in the legal entity, and the
 * less is left to be done behind it the shorter.
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
