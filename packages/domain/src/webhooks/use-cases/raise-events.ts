import { Effect } from "effect"
import type { WebhookId, EventId } from "../../shared/ids.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { type BucketStore, burstPriorities } from "../burst.ts"
import { newDelivery } from "../delivery.ts"
import { type EventToRaise, type StoredEvent, toEnvelope } from "../event.ts"
import { toSearchValues } from "../search-value.ts"
import { askedForPriority, type DeliveryQueue } from "../ports/delivery-queue.ts"
import type { DeliveryStore, NewDelivery } from "../ports/delivery-store.ts"
import type { EventStore } from "../ports/event-store.ts"
import type { Listener, WebhookStore } from "../ports/webhook-store.ts"

export interface RaiseEventsPorts {
  readonly webhooks: WebhookStore
  readonly events: EventStore
  readonly deliveries: DeliveryStore
  readonly queue: DeliveryQueue
  readonly buckets: BucketStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

export interface RaisedEvent {
  readonly event: StoredEvent
  readonly deliveries: readonly NewDelivery[]
}

/**
 * Raises events to receivers: the event, a delivery for each Enabled webhook that listens to it and their first
 * attempts are written in the running unit of work, so they exist exactly when the change does (contract W8).
 * Deliveries of a congested webhook wait outside the queue. Several events without a correlation id get a common one
 * (contract W10). `listeners`, when given, are sent to instead of the subscribed ones.
 */
export const makeRaiseEvents = ({ webhooks, events, deliveries, queue, buckets, ids, unitOfWork }: RaiseEventsPorts) =>
  Effect.fn("webhooks.raiseEvents")(function* (
    origin: EventOrigin,
    raised: readonly EventToRaise[],
    options: { readonly isTest?: boolean; readonly listeners?: readonly Listener[] } = {},
  ) {
    const now = yield* currentTime
    const correlationId = origin.correlationId ?? (raised.length > 1 ? ids.next() : undefined)
    const stamped: EventOrigin = correlationId === undefined ? origin : { ...origin, correlationId }
    const { legalEntityName: _, ...stored } = stamped
    const { tenantId } = origin

    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const listeners =
          options.listeners ?? (yield* webhooks.listeners(origin, [...new Set(raised.map((e) => e.tag))]))
        const planned = raised.map((event): RaisedEvent => {
          const id = ids.next<EventId>()
          const storedEvent: StoredEvent = {
            ...stored,
            id,
            tag: event.tag,
            raisedAt: now,
            isTest: options.isTest ?? false,
            envelope: toEnvelope(stamped, event, now),
            searchValues: toSearchValues(event.dataJson, id, correlationId),
          }
          return {
            event: storedEvent,
            deliveries: listeners
              .filter(({ tag }) => tag === event.tag)
              .map(({ webhookId, spelling }) => ({
                id: ids.next(),
                webhookId,
                event: storedEvent,
                eventType: spelling,
                progress: newDelivery(now),
              })),
          }
        })
        const all = planned.flatMap((each) => each.deliveries)
        yield* events.insertAll(planned.map(({ event }) => event))
        yield* deliveries.insertAll(all)
        const congested = new Set(listeners.filter((each) => each.congested).map(({ webhookId }) => webhookId))
        const parked = yield* deliveries.park(
          all.filter(({ webhookId }) => congested.has(webhookId)).map(({ id }) => ({ tenantId, deliveryId: id })),
        )
        const queued = all.filter(({ id }) => !parked.has(id))
        const priorities = burstPriorities(buckets, tenantId, countByWebhook(queued), now)
        yield* queue.add(
          "first",
          queued.map(({ id, webhookId }) => ({
            tenantId,
            deliveryId: id,
            webhookId,
            dueAt: now,
            priority: options.isTest === true ? askedForPriority : priorities.get(webhookId)!,
          })),
        )
        return planned
      }),
    )
  })
export type RaiseEvents = ReturnType<typeof makeRaiseEvents>

const countByWebhook = (deliveries: readonly NewDelivery[]): ReadonlyMap<WebhookId, number> => {
  const counts = new Map<WebhookId, number>()
  for (const { webhookId } of deliveries) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1)
  return counts
}
