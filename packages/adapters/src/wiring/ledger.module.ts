import { makeLedger } from "@svc/domain/ledger/ledger"
import { makePostgresJournalStore } from "../postgres/ledger/journal-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Journals. */
export const ledgerModule: ContextModule = {
  bind: (bind) => {
    provide(bind, "JournalStore", ["Db"], makePostgresJournalStore)
    provideFrom(
      bind,
      "Ledger",
      { journals: "JournalStore", organisation: "Organisation", ids: "IdSource", unitOfWork: "UnitOfWork" },
      makeLedger,
    )
  },
}
