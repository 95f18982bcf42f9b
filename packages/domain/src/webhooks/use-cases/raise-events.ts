import { Effect } from "effect"
import { given } from "../../shared/given.ts"
import type { EventId } from "../../shared/ids.ts"
import { scalarTexts } from "../../shared/json-text.ts"
import type { EventOrigin } from "../../shared/ports/event-bus.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { newDelivery } from "../delivery.ts"
import { type EventToRaise, type StoredEvent, toEnvelope } from "../event.ts"
import { toSearchValues } from "../search-value.ts"
import type { NewDelivery } from "../ports/delivery-store.ts"
import type { EventStore } from "../ports/event-store.ts"
import type { Listener, WebhookStore } from "../ports/webhook-store.ts"
import { withinLimit } from "../thin-data.ts"
import type { WebhookLimits } from "./register-webhook.ts"
import { type DispatchPorts, firstPriorities, makeDispatchDeliveries } from "./dispatch-deliveries.ts"

export interface RaiseEventsPorts extends DispatchPorts {
  readonly webhooks: WebhookStore
  readonly events: EventStore
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
  readonly limits: WebhookLimits
}

export interface RaisedEvent {
  readonly event: StoredEvent
  readonly deliveries: readonly NewDelivery[]
}

/**
 * Raises events to receivers. The event, a delivery for each Enabled webhook that listens to it, and the first attempts
 * are written in the running unit of work, so that they exist exactly when the change does (contract W8). Deliveries of
 * a congested webhook wait outside the queue. Data that is too large to keep never fails the change (contract W52). Several events without a correlation id get a common one (contract W10).
 * With `listeners`, events are sent to these instead of the subscribed webhooks.
 */
export const makeRaiseEvents = (ports: RaiseEventsPorts) => {
  const { webhooks, events, buckets, ids, unitOfWork, limits } = ports
  const dispatch = makeDispatchDeliveries(ports)
  return Effect.fnUntraced(function* (
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
          const kept = withinLimit(limits.data, { ...event, id })
          const storedEvent: StoredEvent = {
            ...stored,
            id,
            tag: event.tag,
            raisedAt: now,
            isTest: options.isTest ?? false,
            envelope: toEnvelope(stamped, { ...event, ...kept }, now),
            ...given({ absence: kept.absence }),
            searchValues: toSearchValues(event.scalars ?? scalarTexts(event.dataJson), id, correlationId),
          }
          return {
            event: storedEvent,
            deliveries: listeners
              .filter(({ tag }) => tag === event.tag)
              .map(({ webhookId, spelling }) => ({
                id: ids.next(),
                webhookId,
                event: storedEvent,
                createdAt: now,
                eventType: spelling,
                progress: newDelivery(now),
              })),
          }
        })
        const all = planned.flatMap((each) => each.deliveries)
        const isAskedFor = options.isTest === true
        const congested = new Set(listeners.filter((each) => each.congested).map(({ webhookId }) => webhookId))
        const isWhole = planned.every(({ event }) => event.absence === undefined)
        const thins = !isWhole || listeners.some((each) => each.thins)
        if (congested.size === 0 && !thins) {
          const priorities = firstPriorities(buckets, { tenantId, deliveries: all, isAskedFor }, now)
          let taken = 0
          yield* events.raise(
            planned.map(({ event, deliveries }) => {
              const own = priorities.slice(taken, (taken += deliveries.length))
              return { event, deliveries, priorities: own }
            }),
          )
          return planned
        }
        yield* events.insertAll(planned.map(({ event }) => event))
        yield* dispatch({ tenantId, deliveries: all, congested, isAskedFor, thins }, now)
        return planned
      }),
    )
  })
}
export type RaiseEvents = ReturnType<typeof makeRaiseEvents>
