import { Effect } from "effect"
import type { ListRequest } from "../listing/list-request.ts"
import type { CalendarDate } from "../shared/calendar-date.ts"
import type { Scope } from "../shared/scope.ts"
import { makeWithin } from "../shared/within.ts"
import { type FiscalPeriod, periodName, periodOf } from "./accounting-period.ts"
import { refuse } from "./ledger.errors.ts"
import { type AccountingPeriodsPorts, makeAccountingPeriods } from "./use-cases/accounting-periods.ts"
import type { BooksCheck } from "./ports/books-check.ts"
import { type JournalPatch, makeChangeJournal } from "./use-cases/change-journal.ts"
import {
  type JournalsWanted,
  type ListTransactionsPorts,
  makeListTransactions,
  type TransactionsOfYear,
} from "./use-cases/list-transactions.ts"
import type { ExportFormat } from "./export-format.ts"
import { type ExportPeriodPorts, makeExportPeriod } from "./use-cases/export-period.ts"
import { makeFirstOpenDay } from "./use-cases/first-open-day.ts"
import { makeJournal, makePostJournals, makeReadyJournal, type PostJournalPorts } from "./use-cases/post-journal.ts"

export interface LedgerPorts
  extends PostJournalPorts, AccountingPeriodsPorts, ListTransactionsPorts, ExportPeriodPorts {
  readonly referenceData: ListTransactionsPorts["referenceData"] & ExportPeriodPorts["referenceData"]
  readonly checks: readonly BooksCheck[]
}

/**
 * The books of a legal entity: journals of balanced vouchers, in accounting periods. The ledger knows lines and
 * accounts, but no invoices.
 */
export const makeLedger = (ports: LedgerPorts) => {
  const { journals, periods, organisation, unitOfWork } = ports
  const within = makeWithin(unitOfWork)
  const [change, transactions] = [makeChangeJournal(ports), makeListTransactions(ports)]
  const [accountingPeriods, exportPeriod] = [makeAccountingPeriods(ports), makeExportPeriod(ports)]
  return {
    journalOf: makeJournal(ports.ids),
    postAll: makePostJournals(ports),
    ready: makeReadyJournal(ports),
    /**
     * Refuses days in closed periods before other work is done. A period may be closed after this check, so `postAll`
     * checks again.
     */
    requireOpen: Effect.fn("ledger.requireOpen")(function* (scope: Scope, days: readonly CalendarDate[]) {
      const closed = yield* periods.closedAmong(scope, days)
      if (closed === undefined) return
      const { fiscalYearStartMonth } = yield* organisation.details(scope)
      return yield* refuse("PeriodClosed", { period: periodName(periodOf(closed, fiscalYearStartMonth)) })
    }),
    /**
     * The first day after the last closed period; `undefined` when no period is closed. Periods cannot be closed or
     * opened until the unit of work ends.
     */
    firstOpenDay: makeFirstOpenDay(periods),
    periods: accountingPeriods,
    get: (scope: Scope, id: string) => within(scope, journals.read(scope, id)),
    /** All journals, or those of a fiscal year, a period or a financial account (contract J12). */
    list: (scope: Scope, request: ListRequest, wanted: JournalsWanted = {}) =>
      within(scope, transactions.journals(scope, request, wanted)),
    details: (scope: Scope, request: ListRequest) => within(scope, journals.listHeads(scope, request)),
    change: (scope: Scope, id: string, patch: JournalPatch) => within(scope, change(scope, id, patch)),
    /** The debit and credit of some journals (contract H15). */
    sums: (scope: Scope, ids: readonly string[]) => within(scope, journals.sumsOf(scope, ids)),
    /** A journal with the sums that it books on each account. */
    summary: (scope: Scope, id: string) =>
      within(
        scope,
        Effect.gen(function* () {
          const journal = yield* journals.head(scope, id)
          return { journal, sums: yield* journals.sums(scope, id) }
        }),
      ),
    /** The vouchers of a period as a file. Its pieces are read in the unit of work that requested them. */
    exportPeriod: Effect.fnUntraced(function* (scope: Scope, wanted: FiscalPeriod, format: ExportFormat) {
      return yield* exportPeriod(scope, yield* accountingPeriods.at(scope, wanted), format)
    }),
    /** The results of all checks of the books, from the state at one moment (contract J10). */
    verify: (scope: Scope) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.forEach(ports.checks, ({ holds, run }) => Effect.map(run(scope), (found) => ({ holds, ...found }))),
        "snapshot",
      ),
    transactionsOfYear: (scope: Scope, request: ListRequest, of: TransactionsOfYear) =>
      within(scope, transactions.ofYear(scope, request, of)),
    transactionsOfJournal: (scope: Scope, request: ListRequest, id: string) =>
      within(scope, transactions.ofJournal(scope, request, id)),
  }
}
export type Ledger = ReturnType<typeof makeLedger>

export { makeFirstOpenDay } from "./use-cases/first-open-day.ts"
export type { TransactionsOfYear } from "./use-cases/list-transactions.ts"
