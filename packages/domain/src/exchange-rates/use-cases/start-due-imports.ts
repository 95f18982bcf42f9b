import { Clock, Effect } from "effect"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { isDue } from "../import-schedule.ts"
import type { RateProviderStore } from "../ports/rate-provider-store.ts"
import type { RequestImport } from "./request-import.ts"

export interface StartDueImportsDeps {
  readonly settings: RateProviderStore
  readonly requestImport: RequestImport
  readonly unitOfWork: UnitOfWork
}

/** Puts an import into the queue for every legal entity and provider that is due when it runs; gives their number. */
export const makeStartDueImports = ({ settings, requestImport, unitOfWork }: StartDueImportsDeps) =>
  Effect.gen(function* () {
    const now = (yield* Clock.currentTimeMillis) as Timestamp
    const enabled = yield* unitOfWork.atomically(allTenants, settings.enabled)
    let started = 0
    for (const { settings: stored, ...scope } of enabled) {
      if (!isDue(stored, now)) continue
      yield* requestImport(scope, stored.provider, {}, true).pipe(
        Effect.tap(() => Effect.sync(() => (started += 1))),
        // One that is under way will do, and without a key there is nothing to ask.
        Effect.catchTag(["ImportUnderWay", "ApiKeyMissing"], (reason) =>
          Effect.annotateLogs(Effect.logInfo("no import is started"), { ...scope, reason: reason.message }),
        ),
      )
    }
    return started
  })
export type StartDueImports = ReturnType<typeof makeStartDueImports>
