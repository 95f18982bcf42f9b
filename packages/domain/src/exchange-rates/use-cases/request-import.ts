import { Effect, Result } from "effect"
import type { FieldsRefused } from "../../shared/errors.ts"
import { dateOf } from "../../shared/calendar-date.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { ExchangeRatesJobs } from "../exchange-rates.jobs.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime, type Timestamp } from "../../shared/timestamp.ts"
import { ApiKeyMissing, ImportUnderWay } from "../exchange-rates.errors.ts"
import { centralBankWindow, type PlannedWindow, type RequestedWindow, sinceLastWindow } from "../import-window.ts"
import type { RateImportStore } from "../ports/rate-import-store.ts"
import type { RateProviderStore } from "../ports/rate-provider-store.ts"
import type { RateStore } from "../ports/rate-store.ts"
import type { RateProvider } from "../provider.ts"
import { isAbandoned, type RateImport } from "../rate-import.ts"

export interface RequestImportPorts {
  readonly imports: RateImportStore
  readonly settings: RateProviderStore
  readonly rates: RateStore
  readonly jobs: JobQueue<ExchangeRatesJobs>
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/** The window that an import would have at a given time (contract R20, R23, R27). */
export const planWindow = (
  provider: RateProvider,
  requested: RequestedWindow,
  now: Timestamp,
  lastSuccessAt: Timestamp | undefined,
): Result.Result<PlannedWindow, FieldsRefused> => {
  const today = dateOf(now)
  const plans: { readonly [P in RateProvider]: () => Result.Result<PlannedWindow, FieldsRefused> } = {
    "central-bank": () => centralBankWindow(requested, today),
    commercial: () => Result.succeed({ window: { from: today, to: today }, addHistorical: false }),
    nbp: () => sinceLastWindow(requested, now, lastSuccessAt),
    riksbank: () => sinceLastWindow(requested, now, lastSuccessAt),
  }
  return plans[provider]()
}

/**
 * Requests an import. Refused while another import of the provider is running for the legal entity (contract R9); an
 * import whose worker is lost is ended first. With `enqueue` a worker runs the import, otherwise the caller does.
 */
export const makeRequestImport = ({ imports, settings, rates, jobs, ids, unitOfWork }: RequestImportPorts) =>
  Effect.fn("exchangeRates.requestImport")(function* (
    scope: Scope,
    provider: RateProvider,
    requested: RequestedWindow,
    enqueue: boolean,
  ) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const stored = yield* settings.find(scope, provider)
        const planned = yield* Effect.fromResult(planWindow(provider, requested, now, stored?.lastSuccessAt))
        if (provider === "commercial" && stored?.apiKey === undefined) return yield* new ApiKeyMissing()

        yield* rates.lock(scope)
        const other = yield* imports.unfinished(scope, provider)
        if (other !== undefined) {
          if (!isAbandoned(other, now)) return yield* new ImportUnderWay({ importId: other.id })
          const message = "cut off before its end"
          yield* imports.update({ ...other, state: "Failed", finishedAt: now, message }).pipe(
            // The update cannot fail, because nobody else changes the import while it is locked.
            Effect.catchTag("ImportNotMine", (error) => Effect.die(error)),
          )
        }
        const rateImport: RateImport = {
          ...scope,
          id: ids.next(),
          provider,
          state: "Queued",
          // The omitted date is set now, because the last success may be later when the import runs.
          requested:
            (provider === "riksbank" || provider === "nbp") && (requested.from ?? requested.to) !== undefined
              ? planned.window
              : requested,
          addHistorical: planned.addHistorical,
          requestedAt: now,
          attempt: 0,
          currencies: 0,
          done: 0,
          created: 0,
          conflicts: 0,
        }
        yield* imports.insert(rateImport)
        if (enqueue) yield* jobs.enqueue("rates-import", { tenantId: scope.tenantId, importId: rateImport.id })
        return rateImport
      }),
    )
  })
export type RequestImport = ReturnType<typeof makeRequestImport>
