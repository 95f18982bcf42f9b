import type { ResumeDeliveries } from "@svc/domain/webhooks/use-cases/resume-deliveries"
import { Effect } from "effect"
import { defineJob } from "../job.ts"

export const resumeDeliveriesJob = (resumeDeliveries: ResumeDeliveries) =>
  defineJob({
    name: "webhooks-resume",
    handle: ({ tenantId, webhookId }) =>
      Effect.tap(resumeDeliveries(tenantId, webhookId), (resumed) =>
        Effect.annotateLogs(Effect.logInfo("held deliveries go on"), { tenantId, webhookId, resumed }),
      ),
  })
