import { makeUsage } from "@svc/domain/usage/usage"
import { makePostgresUsageStore } from "../postgres/usage/usage-store.ts"
import { makePostgresUsageToBill } from "../postgres/usage/usage-to-bill.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

/** Usage and measurements, until they are billed. */
export const usageModule = {
  bind: (bind) => {
    provide(bind, "UsageStore", ["Db"], makePostgresUsageStore)
    // Used by invoicing, to read usage and to mark it as billed.
    provide(bind, "UsageToBill", ["Db"], makePostgresUsageToBill)
    provideFrom(
      bind,
      "Usage",
      {
        usage: "UsageStore",
        orders: "Orders",
        customers: "Customers",
        customFields: "CustomFields",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeUsage,
    )
  },
} satisfies ContextModule
