import { makeCustomers } from "@svc/domain/customers/customers"
import { makePostgresAccountStore } from "../postgres/customers/account-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Accounts: the customers that a legal entity invoices. */
export const customersModule: ContextModule = {
  bind: (bind) => {
    provide(bind, "AccountStore", ["Db"], makePostgresAccountStore)
    provideFrom(
      bind,
      "Customers",
      {
        accounts: "AccountStore",
        uses: "AccountUses",
        referenceData: "ReferenceData",
        customFields: "CustomFields",
        organisation: "Organisation",
        events: "EventBus",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeCustomers,
    )
  },
}
