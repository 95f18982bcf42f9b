import { Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { isDue } from "../import-schedule.ts"
import type { RateProviderStore } from "../ports/rate-provider-store.ts"
import type { RequestImport } from "./request-import.ts"

export interface StartDueImportsPorts {
  readonly settings: RateProviderStore
  readonly unitOfWork: UnitOfWork
}

/** Requests an import for every legal entity and provider that is due now, and gives the number of imports. */
export const makeStartDueImports = ({ settings, unitOfWork }: StartDueImportsPorts, requestImport: RequestImport) =>
  Effect.gen(function* () {
    const now = yield* currentTime
    const enabled = yield* unitOfWork.atomically(allTenants, settings.enabled)
    let started = 0
    for (const { settings: stored, ...scope } of enabled) {
      if (!isDue(stored, now)) continue
      yield* requestImport(scope, stored.provider, {}, true).pipe(
        Effect.tap(() => Effect.sync(() => (started += 1))),
        // A running import is enough, and without a key nothing can be requested.
        Effect.catchTag(["ImportUnderWay", "ApiKeyMissing"], (reason) =>
          Effect.annotateLogs(Effect.logInfo("no import is started"), { ...scope, reason: reason.message }),
        ),
      )
    }
    return started
  })
