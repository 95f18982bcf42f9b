import { Effect } from "effect"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { HealthStore } from "../ports/health-store.ts"
import { sight } from "../webhook-health.ts"
import type { Sighting } from "../sighting.ts"
import type { WebhookHealthEvent } from "../webhooks.events.ts"

export interface WatchWebhooksPorts {
  readonly health: HealthStore
  readonly healthEvents: EventBus<WebhookHealthEvent, TenantOrigin>
  readonly unitOfWork: UnitOfWork
}

/**
 * Updates the health of webhooks by the results of attempts, and publishes changes (contract N2). Runs after the
 * attempts are recorded, in a unit of work of its own, so that a failure here changes no delivery (contract N4).
 */
export const makeWatchWebhooks =
  ({ health, healthEvents, unitOfWork }: WatchWebhooksPorts) =>
  (sightings: readonly Sighting[]) =>
    unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        for (const webhook of yield* health.lock(sightings)) {
          let current = webhook
          const events: WebhookHealthEvent[] = []
          for (const sighting of sightings.filter(({ webhookId }) => webhookId === webhook.webhookId)) {
            const seen = sight(current, sighting)
            current = seen.webhook
            events.push(...seen.events)
          }
          const { failingSince, goneSince, status } = current
          if (failingSince !== webhook.failingSince || goneSince !== webhook.goneSince || status !== webhook.status)
            yield* health.save(current)
          if (events.length > 0) yield* healthEvents.publish({ tenantId: webhook.tenantId }, events)
        }
      }),
    )
