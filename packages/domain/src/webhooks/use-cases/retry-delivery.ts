import { Effect } from "effect"
import type { DeliveryId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { applyToDelivery, expectsAttempt } from "../delivery.ts"
import type { DeliveryLog } from "../ports/delivery-log.ts"
import type { DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore } from "../ports/delivery-store.ts"
import { oldestKeptDay } from "../retention.ts"
import { DeliveryNotFound, WebhookNotSendable } from "../webhooks.errors.ts"

export interface RetryDeliveryPorts {
  readonly deliveries: DeliveryStore
  readonly log: DeliveryLog
  readonly queue: DeliveryQueue
  readonly unitOfWork: UnitOfWork
}

/**
 * Makes a delivery's next attempt due at once, marked manual (contract W22). A waiting retry becomes that attempt.
 * While an attempt is in flight nothing changes, so that two clicks make one request.
 */
export const makeRetryDelivery = ({ deliveries, log, queue, unitOfWork }: RetryDeliveryPorts) =>
  Effect.fn("webhooks.retryDelivery")(function* (scope: Scope, id: DeliveryId) {
    const now = yield* currentTime
    return yield* unitOfWork.atomically(
      scope.tenantId,
      Effect.gen(function* () {
        const { webhookId, webhookState, createdAt, progress } = yield* deliveries.lock(scope, id)
        // A settled delivery of a day that is about to be dropped counts as dropped already.
        if (createdAt < oldestKeptDay(now) && !expectsAttempt(progress)) {
          return yield* new DeliveryNotFound({ deliveryId: id })
        }
        if (webhookState !== "Enabled") return yield* new WebhookNotSendable({ webhookId, state: webhookState })

        const key = { tenantId: scope.tenantId, deliveryId: id }
        const outcome = yield* queue.expedite({ ...key, webhookId })
        if (outcome === "Queued") {
          yield* deliveries.thin([key])
          yield* deliveries.save(key, applyToDelivery(progress, { _tag: "RetryRequested", at: now }))
        }
        return yield* log.get(scope, id)
      }),
    )
  })
