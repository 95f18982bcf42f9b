import { systemClock } from "@svc/adapters/clock/app-clock"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { WebhooksJobs } from "@svc/domain/webhooks/webhooks.jobs"
import { Clock, Effect, Schedule } from "effect"
import type { JobHandlers } from "../job.ts"

/**
 * Counts the few deliveries of a fast receiver immediately, instead of at the next check. The pauses are in real time,
 * also under the test clock.
 */
const untilSettled = { times: 3, schedule: Schedule.exponential("100 millis") }

/** Runs recoveries of failed deliveries. */
export const webhooksJobs = ({ runRecovery, settleRecovery }: DeliveryWork): JobHandlers<WebhooksJobs> => ({
  "webhooks-recover": {
    concurrency: 4,
    handle: Effect.fnUntraced(function* ({ tenantId, recoveryId, transactions }) {
      const clock = yield* Clock.Clock
      // Most transactions end at once; a further job waits for those that take longer.
      yield* runRecovery(tenantId, recoveryId, transactions).pipe(
        Effect.provideService(Clock.Clock, clock),
        Effect.repeat({ ...untilSettled, until: ({ allResent, state }) => allResent || state !== "Running" }),
        Effect.provideService(Clock.Clock, systemClock.effect),
      )
    }),
  },
  "webhooks-settle-recovery": {
    concurrency: 4,
    handle: Effect.fnUntraced(function* ({ tenantId, recoveryId }) {
      const clock = yield* Clock.Clock
      const progress = yield* settleRecovery(tenantId, recoveryId).pipe(
        Effect.provideService(Clock.Clock, clock),
        Effect.repeat({ ...untilSettled, until: (made) => made === undefined || made.finishedAt !== undefined }),
        Effect.provideService(Clock.Clock, systemClock.effect),
      )
      if (progress?.finishedAt === undefined) return
      const { state, delivered, failed, withdrawn } = progress
      const end = { tenantId, recoveryId, state, delivered, failed, withdrawn }
      yield* Effect.annotateLogs(Effect.logInfo("a recovery has ended"), end)
    }),
  },
})
