import { makeDunning } from "@svc/domain/dunning/dunning"
import type { DunningJobs } from "@svc/domain/dunning/dunning.jobs"
import { once, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresCampaignStore } from "../postgres/dunning/campaign-store.ts"
import { makePostgresDunningStore } from "../postgres/dunning/dunning-store.ts"
import type { InvoicingEvent } from "@svc/domain/invoicing/invoicing.events"
import { type AnyEvent, type ContextModule, hearing, subscriber } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

const isOfInvoice = (event: AnyEvent): event is InvoicingEvent => event._tag === "InvoiceUpdated"

/** Reminders of overdue invoices. */
export const dunningModule = {
  bind: (bind) => {
    provide(bind, "CampaignStore", ["Db"], makePostgresCampaignStore)
    provide(bind, "DunningStore", ["Db"], makePostgresDunningStore)
    provideFrom(
      bind,
      "Dunning",
      {
        campaigns: "CampaignStore",
        dunned: "DunningStore",
        messages: "Messages",
        organisation: "Organisation",
        identity: "Identity",
        events: "EventBus",
        jobs: "JobQueue",
        ids: "IdSource",
        locks: "ResourceLock",
        unitOfWork: "UnitOfWork",
      },
      makeDunning,
    )
  },
  // Ends the reminding of invoices that are settled or credited.
  subscriber: subscriber("Dunning", ({ hear }) => hearing(isOfInvoice, hear)),
  queues: { "dunning-day": once } satisfies QueuesOf<DunningJobs>,
} satisfies ContextModule
