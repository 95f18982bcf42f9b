import type { Orders } from "@svc/domain/orders/orders"
import type { OrdersJobs } from "@svc/domain/orders/orders.jobs"
import { Effect } from "effect"
import type { JobHandlers } from "../job.ts"

/** Renewals and expiries of subscriptions (contract S18). */
export const ordersJobs = ({ askForNights, renewDue }: Orders): JobHandlers<OrdersJobs> => ({
  "orders-nights": {
    schedules: [{ cron: "5 11 * * *" }],
    handle: () =>
      Effect.tap(askForNights(), (legalEntities) =>
        Effect.annotateLogs(Effect.logDebug("nightly jobs of subscriptions were queued"), { legalEntities }),
      ),
  },
  "orders-renew-due": {
    concurrency: 4,
    canBeCutOff: true,
    handle: ({ tenantId, legalEntityId }) =>
      Effect.tap(renewDue({ tenantId, legalEntityId }), (night) =>
        Effect.annotateLogs(Effect.logInfo("subscriptions were renewed and expired"), {
          tenantId,
          legalEntityId,
          ...night,
        }),
      ),
  },
})
