import type { KeepHouse } from "@svc/domain/shared/use-cases/keep-house"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { PurgeLog } from "@svc/domain/webhooks/use-cases/purge-log"
import { Clock, Effect } from "effect"
import { defineJob } from "../job.ts"

export const housekeepingJob = (keepHouse: KeepHouse, purgeLog: PurgeLog) =>
  defineJob({
    name: "housekeeping",
    schedules: [{ cron: "17 3 * * *" }],
    handle: Effect.fnUntraced(function* () {
      const now = (yield* Clock.currentTimeMillis) as Timestamp
      const kept = yield* keepHouse(now)
      const { days, rowsDeleted } = yield* purgeLog(now)
      const dropped = days.filter((each) => each.dropped).map(({ day }) => day)
      const left = days.filter((each) => !each.dropped).map(({ day }) => day)
      yield* Effect.annotateLogs(Effect.logInfo("housekeeping is done"), { ...kept, dropped, left, rowsDeleted })
    }),
  })
