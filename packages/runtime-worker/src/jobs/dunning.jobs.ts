import type { Dunning } from "@svc/domain/dunning/dunning"
import type { DunningJobs } from "@svc/domain/dunning/dunning.jobs"
import type { JobHandlers } from "../job.ts"

/** Reminders of overdue invoices, one job for each legal entity. */
export const dunningJobs = ({ runDay }: Dunning): JobHandlers<DunningJobs> => ({
  "dunning-day": {
    concurrency: 4,
    canBeCutOff: true,
    handle: ({ tenantId, legalEntityId }) => runDay({ tenantId, legalEntityId }),
  },
})
