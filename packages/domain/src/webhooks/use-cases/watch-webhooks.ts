import { Effect } from "effect"
import type { EventBus, TenantOrigin } from "../../shared/ports/event-bus.ts"
import { given } from "../../shared/given.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { HealthStore } from "../ports/health-store.ts"
import { sight } from "../webhook-health.ts"
import type { Sighting, WatchedWebhook } from "../sighting.ts"
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
        const webhooks = yield* health.lock(sightings)
        const streaks = yield* health.lockStreaks(sightings.filter(({ mayDisable }) => mayDisable === true))
        for (const locked of webhooks) {
          const webhook = { ...locked, ...given({ streak: streaks.get(locked.webhookId) }) }
          let current: WatchedWebhook = webhook
          const events: WebhookHealthEvent[] = []
          for (const sighting of sightings.filter(({ webhookId }) => webhookId === webhook.webhookId)) {
            const seen = sight(current, sighting)
            current = seen.webhook
            events.push(...seen.events)
          }
          const { failingSince, goneSince, status } = current
          if (failingSince !== webhook.failingSince || goneSince !== webhook.goneSince || status !== webhook.status)
            yield* health.save(current)
          const warned = current.streak?.warned
          if (warned !== undefined && warned !== webhook.streak?.warned) yield* health.saveWarned(webhook, warned)
          if (events.length > 0) yield* healthEvents.publish({ tenantId: webhook.tenantId }, events)
        }
      }),
    )
