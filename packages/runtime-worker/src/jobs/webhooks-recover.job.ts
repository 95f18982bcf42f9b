import type { RunRecovery } from "@svc/domain/webhooks/use-cases/run-recovery"
import { Effect } from "effect"
import { defineJob } from "../job.ts"

export const webhooksRecoverJob = (runRecovery: RunRecovery) =>
  defineJob({
    name: "webhooks-recover",
    handle: Effect.fnUntraced(function* ({ tenantId, recoveryId }) {
      const { state, resent } = yield* runRecovery(tenantId, recoveryId)
      yield* Effect.annotateLogs(Effect.logInfo("a recovery has ended"), { tenantId, recoveryId, state, resent })
    }),
  })
