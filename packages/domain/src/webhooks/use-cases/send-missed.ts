import { Effect } from "effect"
import type { EventId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { Timestamp } from "../../shared/timestamp.ts"
import { newDelivery } from "../delivery.ts"
import type { NewDelivery } from "../ports/delivery-store.ts"
import type { EventStore } from "../ports/event-store.ts"
import type { MissedEvents } from "../ports/missed-events.ts"
import { missedRangeOf, type Recovery } from "../recovery.ts"
import { matchSubscription } from "../subscription.ts"
import type { Webhook } from "../webhook.ts"
import { type DispatchPorts, makeDispatchDeliveries } from "./dispatch-deliveries.ts"

export interface SendMissedPorts extends DispatchPorts {
  readonly events: EventStore
  readonly missedEvents: MissedEvents
  readonly ids: IdSource
}

/**
 * Makes deliveries of the next events that a webhook missed, in the running unit of work (contract W34). The webhook
 * counts as congested, so the deliveries wait outside the queue until its receiver has room.
 */
export const makeSendMissed = (ports: SendMissedPorts) => {
  const { events, missedEvents, ids } = ports
  const dispatch = makeDispatchDeliveries(ports)
  return Effect.fnUntraced(function* (recovery: Recovery, webhook: Webhook, now: Timestamp, limit: number) {
    const { tenantId, progress } = recovery
    const { id: webhookId, subscriptions } = webhook
    const range = missedRangeOf(recovery, subscriptions)
    const { found, last } = yield* missedEvents.next(range, progress.after as EventId | undefined, limit)
    const deliveries = found.map((event): NewDelivery => ({
      id: ids.next(),
      webhookId,
      event,
      createdAt: now,
      eventType: matchSubscription(subscriptions, event.tag) ?? event.tag,
      progress: newDelivery(now),
    }))
    yield* events.keep(
      tenantId,
      found.map(({ id }) => id),
    )
    yield* dispatch({ tenantId, deliveries, congested: new Set([webhookId]), isAskedFor: false, thins: true }, now)
    const asked = deliveries.map(({ id }) => ({ deliveryId: id, number: 1 }))
    return { asked, ...(last === undefined ? {} : { last }) }
  })
}
