import { Effect } from "effect"
import { refuse as refuseNumber } from "../../organisation/organisation.errors.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Scope } from "../../shared/scope.ts"
import { firstOfMonth, periodName, periodOf } from "../accounting-period.ts"
import { isBalanced, type Journal, type Voucher } from "../journal.ts"
import { refuse } from "../ledger.errors.ts"
import type { JournalStore } from "../ports/journal-store.ts"

export interface PostJournalPorts {
  readonly journals: JournalStore
  readonly ids: IdSource
}

/** A journal to be posted, with the number that was taken for it; the ledger adds the rest. */
export interface JournalToPost extends Pick<
  Journal,
  "number" | "type" | "description" | "effectiveDate" | "postedAt" | "fiscalYearStartMonth"
> {
  /** Where what it books knows the journal already. */
  readonly id?: string
  readonly vouchers: readonly Omit<Voucher, "id" | "number">[]
}

/** Makes the journal of a document. One that does not balance, or has a voucher of another month, is a defect. */
export const makeJournal =
  (ids: Pick<IdSource, "next">) =>
  ({ tenantId, legalEntityId }: Scope, { id = ids.next(), vouchers, ...wanted }: JournalToPost): Journal => {
    if (!vouchers.every(({ lines }) => isBalanced(lines)))
      throw new Error(`the journal ${wanted.number} does not balance`)
    const month = firstOfMonth(wanted.effectiveDate)
    if (vouchers.length === 0 || vouchers.some(({ effectiveDate }) => firstOfMonth(effectiveDate) !== month))
      throw new Error(`the journal ${wanted.number} has a voucher of another month, or none`)
    return {
      tenantId,
      legalEntityId,
      ...wanted,
      id,
      modifiedAt: wanted.postedAt,
      vouchers: vouchers.map((voucher, index) => ({
        ...voucher,
        id: ids.next(),
        number: vouchers.length === 1 ? wanted.number : `${wanted.number}-${index + 1}`,
      })),
    }
  }

/**
 * Posts journals of one legal entity under their numbers, in the unit of work of what they book (contract J1); none where
 * one of them is dated in a closed period (contract F4). Until the unit of work ends no period of the legal entity can be
 * closed. The caller raises JournalPosted with its own events, so that they go out together.
 */
export const makePostJournals = ({ journals }: PostJournalPorts) =>
  Effect.fnUntraced(function* (posted: readonly Journal[]) {
    const refused = yield* journals.insert(posted)
    if (refused === undefined) return
    if ("taken" in refused) return yield* refuseNumber("NumberTaken", { number: refused.taken, kind: "journal" })
    const { closed } = refused
    return yield* refuse("PeriodClosed", { period: periodName(periodOf(closed, posted[0]!.fiscalYearStartMonth)) })
  })
