import type { InvoicingEvent } from "@svc/domain/invoicing/invoicing.events"
import { makeRevenue } from "@svc/domain/revenue/revenue"
import { makePostgresPeriodRevenue } from "../postgres/revenue/period-revenue.ts"
import { makeRevenueChecks } from "../postgres/revenue/revenue-checks.ts"
import { makePostgresScheduleStore } from "../postgres/revenue/schedule-store.ts"
import { type AnyEvent, type ContextModule, hearing, subscriber } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

const isPosting = (event: AnyEvent): event is InvoicingEvent => event._tag === "InvoicePosted"

/** Deferred revenue and its recognition. */
export const revenueModule = {
  bind: (bind) => {
    provide(bind, "ScheduleStore", ["Db"], makePostgresScheduleStore)
    // Used by the ledger before a period is closed.
    provide(bind, "PeriodRevenue", ["Db"], makePostgresPeriodRevenue)
    provideFrom(
      bind,
      "Revenue",
      {
        schedules: "ScheduleStore",
        ledger: "Ledger",
        organisation: "Organisation",
        events: "EventBus",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeRevenue,
    )
  },
  booksChecks: makeRevenueChecks,
  subscriber: subscriber("Revenue", ({ hear }) => hearing(isPosting, hear)),
} satisfies ContextModule
