import { makeLedger } from "@svc/domain/ledger/ledger"
import { Effect } from "effect"
import { makeLedgerChecks } from "../postgres/ledger/ledger-checks.ts"
import { makePostgresJournalStore } from "../postgres/ledger/journal-store.ts"
import { makePostgresPeriodStore } from "../postgres/ledger/period-store.ts"
import { makePostgresVoucherStore } from "../postgres/ledger/voucher-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Journals and accounting periods. */
export const ledgerModule: ContextModule = {
  booksChecks: makeLedgerChecks,
  bind: (bind) => {
    provide(bind, "JournalStore", ["Db"], makePostgresJournalStore)
    provide(bind, "VoucherStore", ["Db"], makePostgresVoucherStore)
    provide(bind, "PeriodStore", ["Db"], makePostgresPeriodStore)
    // Used by organisation before fiscal years change; until it has decided, no period can be closed.
    provide(bind, "FiscalYearUses", ["PeriodStore"], ({ hold, wasClosed }) => ({
      wasClosed: (scope) => Effect.andThen(hold(scope), wasClosed(scope)),
    }))
    provideFrom(
      bind,
      "Ledger",
      {
        journals: "JournalStore",
        vouchers: "VoucherStore",
        checks: "BooksChecks",
        subjects: "BilledSubjects",
        periods: "PeriodStore",
        drafts: "PeriodDrafts",
        revenue: "PeriodRevenue",
        organisation: "Organisation",
        referenceData: "ReferenceData",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeLedger,
    )
  },
}
