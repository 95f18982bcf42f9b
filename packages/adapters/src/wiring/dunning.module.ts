import { makeDunning } from "@svc/domain/dunning/dunning"
import type { DunningJobs } from "@svc/domain/dunning/dunning.jobs"
import { once, type QueuesOf } from "../pg-boss/queues.ts"
import { makePostgresCampaignStore } from "../postgres/dunning/campaign-store.ts"
import { makePostgresDunningStore } from "../postgres/dunning/dunning-store.ts"
import type { ContextModule } from "./context-module.ts"
import { provide, provideFrom } from "./provide.ts"

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
        jobs: "JobQueue",
        ids: "IdSource",
        locks: "ResourceLock",
        unitOfWork: "UnitOfWork",
      },
      makeDunning,
    )
  },
  queues: { "dunning-day": once } satisfies QueuesOf<DunningJobs>,
} satisfies ContextModule
