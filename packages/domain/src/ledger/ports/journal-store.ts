import type { Effect } from "effect"
import type { CalendarDate } from "../../shared/calendar-date.ts"
import type { Decimal } from "../../shared/decimal.ts"
import type { FilterTooBroad, PortUnavailable, ResourceNotFound } from "../../shared/errors.ts"
import type { Listed, ListedInParts, ListRequest } from "../../listing/list-request.ts"
import type { Scope } from "../../shared/scope.ts"
import type { Days } from "../accounting-period.ts"
import type { AccountSums, Journal, JournalHead, JournalInPortions, UnnumberedJournal } from "../journal.ts"

/** The reason why journals were not written: a number that is taken, or a day in a closed period. */
export type NotInserted = { readonly taken: string } | { readonly closed: CalendarDate }

type Found<A> = Effect.Effect<A, ResourceNotFound | PortUnavailable>

/** Journals with an effective date among some days, or with a booking on a financial account. */
export interface OnlyJournals {
  readonly days?: Days
  readonly financialAccountId?: string
}

/**
 * Stores journals.
 *
 * Contract (`test/contract/journal-store.contract.test.ts`): `read` gives what was inserted. `ready` prepares journals
 * of one legal entity, and gives the function that inserts them with their numbers. That function gives a number that is
 * taken, or writes nothing and gives the earliest day in a closed period; the caller must then give up the unit of work.
 * Inserting also locks the books of the legal entity: closing a period waits for the end of the unit of work, and a posting
 * that waited for a closing finds the period closed.
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
  /** The same list as `list`, without vouchers. */
  readonly listHeads: (
    scope: Scope,
    request: ListRequest,
  ) => Effect.Effect<Listed<JournalHead>, FilterTooBroad | PortUnavailable>
  readonly head: (scope: Scope, id: string) => Found<JournalHead>
  /** Locks the journal until the unit of work ends. */
  readonly headForUpdate: (scope: Scope, id: string) => Found<JournalHead>
  /** Stores the description of a journal and its status in the general ledger's system. */
  readonly update: (head: JournalHead) => Effect.Effect<void, PortUnavailable>
  /** The sums of a journal by account, in the order of the accounts' codes. */
  readonly sums: (scope: Scope, id: string) => Effect.Effect<readonly AccountSums[], PortUnavailable>
  /**
   * The sums of some journals. When they have more than 20,000 vouchers together, the longest journals are left out.
   */
  readonly sumsOf: (scope: Scope, ids: readonly string[]) => Effect.Effect<readonly JournalSum[], PortUnavailable>
}

/** The debit and credit of a journal in a sales currency. */
export interface SalesSum {
  readonly currency: string
  readonly debit: Decimal
  readonly credit: Decimal
}

/** The debit and credit of a journal in base currency, and in the sales currencies of its vouchers. */
export interface JournalSum {
  readonly journalId: string
  readonly debit: Decimal
  readonly credit: Decimal
  readonly sales: readonly SalesSum[]
}
