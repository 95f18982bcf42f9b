import type { ImportMonitor } from "@svc/domain/exchange-rates/ports/import-monitor"
import { rateProviders } from "@svc/domain/exchange-rates/provider"
import { Effect } from "effect"
import type { Metrics } from "./metrics.ts"

/** Most warnings in one line of the log; the import has the others. */
const mostLogged = 20

/** Counts imports and logs the result of each: as a warning where a person may have to act. */
export const makeImportMonitor = ({ rateImports, ratesCreated }: Metrics): ImportMonitor => {
  // Prometheus does not see the first increase of a counter that begins with it.
  for (const provider of rateProviders) rateImports.inc({ provider, outcome: "failed" }, 0)
  return {
    finished: ({ id, tenantId, legalEntityId, provider, state, created, conflicts, message }, warnings) =>
      Effect.suspend(() => {
        rateImports.inc({ provider, outcome: state === "Succeeded" ? "succeeded" : "failed" })
        ratesCreated.inc({ provider }, created)
        const fields = {
          importId: id,
          tenantId,
          legalEntityId,
          provider,
          created,
          conflicts,
          reason: message,
          ...(warnings.length === 0 ? {} : { warningCount: warnings.length, warnings: warnings.slice(0, mostLogged) }),
        }
        const isQuiet = message === undefined && warnings.length === 0
        const text = `an import of exchange rates ${state === "Succeeded" ? "has ended" : "failed"}`
        return Effect.annotateLogs(isQuiet ? Effect.logInfo(text) : Effect.logWarning(text), fields)
      }),
  }
}
