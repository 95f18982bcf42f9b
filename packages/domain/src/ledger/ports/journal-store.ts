import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { Listed, ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"
import type { AccountSums, Journal, JournalHead, JournalInPortions, UnnumberedJournal } from "../journal.ts"

/** Why journals were not written: a number that is taken, or a day of a closed period. */
export type NotInserted = { readonly taken: string } | { readonly closed: CalendarDate }

type Found<A> = Effect.Effect<A, ResourceNotFound | PortUnavailable>

/** Journals with an effective date among some days, and those that book on a financial account. */
export interface OnlyJournals {
  readonly days?: Days
  readonly financialAccountId?: string
}

/**
 * Keeps journals.
 *
 * Contract (`test/contract/journal-store.contract.test.ts`): `read` gives back what was inserted; `ready` makes journals
 * of one legal entity ready to be inserted once they have their numbers, which gives a number that is taken, or writes nothing and gives the earliest day that lies in a closed
 * period; the unit of work has to be given up then. It holds the books of the legal entity: closing a period waits for the
 * end of the unit of work, and whoever waited for a closing finds the period closed.
 */
export interface JournalStore {
  readonly ready: (
    journals: readonly UnnumberedJournal[],
  ) => (numbered: readonly Journal[]) => Effect.Effect<NotInserted | undefined, PortUnavailable>
  readonly read: (scope: Scope, id: string) => Found<JournalInPortions>
  readonly list: (
    scope: Scope,
    request: ListRequest,
    only?: OnlyJournals,
  ) => Effect.Effect<ListedInParts<JournalInPortions, PortUnavailable>, FilterTooBroad | PortUnavailable>
  /** The same list without vouchers. */
  readonly listHeads: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<JournalHead>, FilterTooBroad | PortUnavailable>
  readonly head: (scope: Scope, id: string) => Found<JournalHead>
  /** Locks the journal until the unit of work ends. */
  readonly headForUpdate: (scope: Scope, id: string) => Found<JournalHead>
  /** Keeps the description and what the general ledger's system says of a journal. */
  readonly update: (head: JournalHead) => Effect.Effect<void, PortUnavailable>
  /** What a journal books on its accounts, by code. */
  readonly sums: (scope: Scope, id: string) => Effect.Effect<readonly AccountSums[], PortUnavailable>
  /** What some journals book; of those with more than 20,000 vouchers together the longest are left out. */
  readonly sumsOf: (scope: Scope, ids: readonly string[]) => Effect.Effect<readonly JournalSum[], PortUnavailable>
}

/** Debit and credit of a journal in a sales currency. */
export interface SalesSum {
  readonly currency: string
  readonly debit: Decimal
  readonly credit: Decimal
}

/** Debit and credit of a journal in base currency, and in the sales currencies of its vouchers. */
export interface JournalSum {
  readonly journalId: string
  readonly debit: Decimal
  readonly credit: Decimal
  readonly sales: readonly SalesSum[]
}
