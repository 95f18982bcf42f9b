import type { Ledger } from "@svc/domain/ledger/ledger"
import type { JournalStore } from "@svc/domain/ledger/ports/journal-store"
import type { BilledSubjects } from "@svc/domain/ledger/ports/billed-subjects"
import type { BooksCheck } from "@svc/domain/ledger/ports/books-check"
import type { VoucherStore } from "@svc/domain/ledger/ports/voucher-store"
import type { PeriodDrafts, PeriodRevenue } from "@svc/domain/ledger/ports/period-obstacles"
import type { PeriodStore } from "@svc/domain/ledger/ports/period-store"
import type { FiscalYearUses } from "@svc/domain/organisation/ports/fiscal-year-uses"

/** The bindings of the ledger, and those that other contexts provide for it. */
export interface LedgerBindings {
  Ledger: Ledger
  JournalStore: JournalStore
  VoucherStore: VoucherStore
  BooksChecks: readonly BooksCheck[]
  BilledSubjects: BilledSubjects
  PeriodStore: PeriodStore
  PeriodDrafts: PeriodDrafts
  PeriodRevenue: PeriodRevenue
  FiscalYearUses: FiscalYearUses
}
