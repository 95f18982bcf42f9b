import { Effect } from "effect"
import type { DeliveryId } from "../../shared/ids.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import type { DeliveryFilter, DeliveryLog } from "../ports/delivery-log.ts"
import type { WebhookStore } from "../ports/webhook-store.ts"

export interface ReadDeliveriesDeps {
  readonly log: DeliveryLog
  readonly webhooks: WebhookStore
  readonly unitOfWork: UnitOfWork
}

/** The delivery log for people (decisions B10). */
export const makeReadDeliveries = ({ log, webhooks, unitOfWork }: ReadDeliveriesDeps) => ({
  list: Effect.fn("webhooks.listDeliveries")((scope: Scope, filter: DeliveryFilter) =>
    unitOfWork.atomically(scope.tenantId, log.list(scope, filter)),
  ),

  /** Of one webhook, which must exist: a wrong id is an error, not an empty list. */
  listOf: Effect.fn("webhooks.listDeliveriesOf")(
    (scope: Scope, filter: DeliveryFilter & Required<Pick<DeliveryFilter, "webhookId">>) =>
      unitOfWork.atomically(
        scope.tenantId,
        Effect.andThen(webhooks.find(scope, filter.webhookId), log.list(scope, filter)),
      ),
  ),

  get: Effect.fn("webhooks.getDelivery")((scope: Scope, id: DeliveryId) =>
    unitOfWork.atomically(
      scope.tenantId,
      Effect.all({ delivery: log.get(scope, id), attempts: log.attempts(scope, id) }),
    ),
  ),
})
export type ReadDeliveries = ReturnType<typeof makeReadDeliveries>
