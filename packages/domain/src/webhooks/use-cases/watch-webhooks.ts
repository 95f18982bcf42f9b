import { Effect } from "effect"
import type { Notice, NotificationKind } from "../../notifications/notification.ts"
import type { Notify, NotifyOutcome } from "../../notifications/use-cases/notify.ts"
import { allTenants, type UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { HealthStore } from "../ports/health-store.ts"
import { sight, type Sighting } from "../webhook-health.ts"

export interface WatchWebhooksDeps {
  readonly health: HealthStore
  readonly notify: Notify
  readonly unitOfWork: UnitOfWork
}

/**
 * Takes note of what attempts say of their webhooks and notifies users of what changed (decisions B12). Behind the
 * recording of the attempts, in a unit of work of its own: whatever becomes of it, deliveries stay as they are (D14).
 */
export const makeWatchWebhooks = ({ health, notify, unitOfWork }: WatchWebhooksDeps) =>
  Effect.fn("webhooks.watchWebhooks")(function* (sightings: readonly Sighting[]) {
    return yield* unitOfWork.atomically(
      allTenants,
      Effect.gen(function* () {
        const told: { readonly kind: NotificationKind; readonly outcome: NotifyOutcome }[] = []
        for (const webhook of yield* health.lock(sightings)) {
          let current = webhook
          const notices: Notice[] = []
          for (const sighting of sightings.filter(({ webhookId }) => webhookId === webhook.webhookId)) {
            const seen = sight(current, sighting)
            current = seen.webhook
            notices.push(...seen.notices)
          }
          if (current.failingSince !== webhook.failingSince) yield* health.save(current)
          for (const notice of notices) told.push({ kind: notice.kind, outcome: yield* notify(notice) })
        }
        return told
      }),
    )
  })
export type WatchWebhooks = ReturnType<typeof makeWatchWebhooks>
