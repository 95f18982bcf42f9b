import { Effect } from "effect"
import type { RecoveryId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import type { RecoveryStore } from "../ports/recovery-store.ts"
import { applyToRecovery } from "../recovery.ts"

export interface CancelRecoveryPorts {
  readonly recoveries: RecoveryStore
  readonly unitOfWork: UnitOfWork
}

/** Cancels a recovery. Deliveries that are on their way stay so; a recovery that has ended stays as it is. */
export const makeCancelRecovery = ({ recoveries, unitOfWork }: CancelRecoveryPorts) =>
  Effect.fn("webhooks.cancelRecovery")(function* (scope: Scope, id: RecoveryId) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        yield* recoveries.find(scope, id)
        const recovery = yield* recoveries.lock(scope.tenantId, id)
        const progress = applyToRecovery(recovery.progress, { _tag: "CancelRequested", at: now })
        yield* recoveries.save(recovery, progress)
        return { ...recovery, progress }
      }),
    )
  })
