import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { WebhooksJobs } from "@svc/domain/webhooks/webhooks.jobs"
import { Effect } from "effect"
import type { JobHandlers } from "../job.ts"

/** Runs recoveries of failed deliveries. */
export const webhooksJobs = ({ runRecovery }: DeliveryWork): JobHandlers<WebhooksJobs> => ({
  "webhooks-recover": {
    handle: Effect.fnUntraced(function* ({ tenantId, recoveryId }) {
      const { state, resent } = yield* runRecovery(tenantId, recoveryId)
      yield* Effect.annotateLogs(Effect.logInfo("a recovery has ended"), { tenantId, recoveryId, state, resent })
    }),
  },
})
