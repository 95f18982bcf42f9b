import type { RunImport } from "@svc/domain/exchange-rates/use-cases/run-import"
import { Effect } from "effect"
import { defineJob } from "../job.ts"

/** One that another worker is still at is tried again later, until that one has ended it or is gone. */
export const ratesImportJob = (runImport: RunImport) =>
  defineJob({
    name: "rates-import",
    concurrency: 4,
    canBeCutOff: true,
    handle: ({ tenantId, importId }) =>
      Effect.catchTag(runImport(tenantId, importId), ["ImportHasEnded", "RateImportNotFound"], (error) =>
        Effect.logInfo(error.message),
      ),
  })
