import type { KeepHouse } from "@svc/domain/shared/use-cases/keep-house"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import { Clock, Effect } from "effect"
import { defineJob } from "../job.ts"

export const housekeepingJob = (keepHouse: KeepHouse) =>
  defineJob({
    name: "housekeeping",
    schedules: [{ cron: "17 3 * * *" }],
    handle: Effect.fnUntraced(function* () {
      const done = yield* keepHouse((yield* Clock.currentTimeMillis) as Timestamp)
      yield* Effect.annotateLogs(Effect.logInfo("housekeeping is done"), { ...done })
    }),
  })
