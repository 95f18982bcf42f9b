import type { ExchangeRates } from "@svc/domain/exchange-rates/exchange-rates"
import type { ExchangeRatesJobs } from "@svc/domain/exchange-rates/exchange-rates.jobs"
import { importSchedule } from "@svc/domain/exchange-rates/import-schedule"
import { Effect } from "effect"
import type { JobHandlers } from "../job.ts"

/** Imports of exchange rates. */
export const exchangeRatesJobs = ({ startDueImports, runImport }: ExchangeRates): JobHandlers<ExchangeRatesJobs> => ({
  // Asks every enabled provider, by schedule (contract R16).
  "rates-due": {
    schedules: importSchedule.crons.map((cron) => ({ cron, timeZone: importSchedule.timeZone })),
    handle: () =>
      Effect.tap(startDueImports, (started) =>
        Effect.annotateLogs(Effect.logInfo("imports of exchange rates are due"), { started }),
      ),
  },
  // An import that another worker still runs is tried again later, until that worker has finished or died.
  "rates-import": {
    concurrency: 4,
    canBeCutOff: true,
    handle: ({ tenantId, importId }) =>
      Effect.catchTag(runImport(tenantId, importId), ["ImportHasEnded", "RateImportNotFound"], (error) =>
        Effect.logInfo(error.message),
      ),
  },
})
