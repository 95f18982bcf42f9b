import type { SharedJobs } from "@svc/domain/shared/shared.jobs"
import { currentTime } from "@svc/domain/shared/timestamp"
import type { Audit } from "@svc/domain/audit/audit"
import type { KeepHouse } from "@svc/domain/shared/keep-house"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import { Effect } from "effect"
import type { JobHandlers } from "../job.ts"

/** The jobs of every night (contract O12, W30, N14, G30). */
export const sharedJobs = (
  keepHouse: KeepHouse,
  { purgeLog, tellUnusedConsumers }: DeliveryWork,
  { closeDays }: Audit,
): JobHandlers<SharedJobs> => ({
  housekeeping: {
    schedules: [{ cron: "17 3 * * *" }],
    handle: Effect.fnUntraced(function* () {
      const now = yield* currentTime
      const kept = yield* keepHouse(now)
      const { days, rowsDeleted } = yield* purgeLog(now)
      const dropped = days.filter((each) => each.dropped).map(({ day }) => day)
      const left = days.filter((each) => !each.dropped).map(({ day }) => day)
      const consumersTold = yield* tellUnusedConsumers(now)
      const auditDaysClosed = yield* closeDays(now)
      const done = { ...kept, dropped, left, rowsDeleted, consumersTold, auditDaysClosed }
      yield* Effect.annotateLogs(Effect.logInfo("housekeeping is done"), done)
    }),
  },
})
