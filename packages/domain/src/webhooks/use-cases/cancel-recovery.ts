import { Effect } from "effect"
import type { RecoveryId } from "../../shared/ids.ts"
import type { JobQueue } from "../../shared/ports/job-queue.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { RecoveryStore } from "../ports/recovery-store.ts"
import { applyToRecovery } from "../recovery.ts"
import type { WebhooksJobs } from "../webhooks.jobs.ts"

export interface CancelRecoveryPorts {
  readonly recoveries: RecoveryStore
  readonly jobs: JobQueue<WebhooksJobs>
  readonly unitOfWork: UnitOfWork
}

/**
 * Cancels a recovery: nothing more is sent again, and a job withdraws attempts that were not made yet (contract W31). A
 * recovery that has ended does not change.
 */
export const makeCancelRecovery = ({ recoveries, jobs, unitOfWork }: CancelRecoveryPorts) =>
  Effect.fn("webhooks.cancelRecovery")(function* (scope: Scope, id: RecoveryId) {
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        yield* recoveries.find(scope, id)
        const recovery = yield* recoveries.lock(scope.tenantId, id)
        const progress = applyToRecovery(recovery.progress, { _tag: "CancelRequested" })
        yield* recoveries.save(recovery, progress)
        if (progress.finishedAt === undefined)
          yield* jobs.enqueue("webhooks-settle-recovery", { tenantId: scope.tenantId, recoveryId: id }, { key: id })
        return { ...recovery, progress }
      }),
    )
  })
