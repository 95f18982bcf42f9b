import { importSchedule } from "@svc/domain/exchange-rates/import-schedule"
import type { StartDueImports } from "@svc/domain/exchange-rates/use-cases/start-due-imports"
import { Effect } from "effect"
import { defineJob } from "../job.ts"

/** `ImportCentralBankRatesJob` of specification 2.7, and the syncs of the other providers (decisions D12). */
export const ratesDueJob = (startDueImports: StartDueImports) =>
  defineJob({
    name: "rates-due",
    schedules: importSchedule.crons.map((cron) => ({ cron, timeZone: importSchedule.timeZone })),
    handle: () =>
      Effect.tap(startDueImports, (started) =>
        Effect.annotateLogs(Effect.logInfo("imports of exchange rates are due"), { started }),
      ),
  })
