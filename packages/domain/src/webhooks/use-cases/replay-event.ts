import { Effect } from "effect"
import { fieldRefused } from "../../shared/errors.ts"
import type { EventId, WebhookId } from "../../shared/ids.ts"
import type { IdSource } from "../../shared/ports/id-source.ts"
import type { UnitOfWork } from "../../shared/ports/unit-of-work.ts"
import type { Scope } from "../../shared/scope.ts"
import { currentTime } from "../../shared/timestamp.ts"
import { newDelivery } from "../delivery.ts"
import type { NewDelivery } from "../ports/delivery-store.ts"
import type { EventLog } from "../ports/event-log.ts"
import type { EventStore } from "../ports/event-store.ts"
import type { Listener, WebhookStore } from "../ports/webhook-store.ts"
import { oldestKeptDay } from "../retention.ts"
import { matchSubscription } from "../subscription.ts"
import { EventNotFound, WebhookNotSendable } from "../webhooks.errors.ts"
import { type DispatchPorts, makeDispatchDeliveries } from "./dispatch-deliveries.ts"

export interface ReplayEventPorts extends DispatchPorts {
  readonly webhooks: WebhookStore
  readonly events: EventStore
  readonly eventLog: EventLog
  readonly ids: IdSource
  readonly unitOfWork: UnitOfWork
}

/**
 * Sends an event again as if it had just been raised (contract W33): a new delivery of the same event, with attempts
 * from 1, for each Enabled webhook that now listens to it, or for the named webhook, which need not listen. Refuses a
 * webhook that is Disabled or does not exist.
 */
export const makeReplayEvent = (ports: ReplayEventPorts) => {
  const { webhooks, events, eventLog, ids, unitOfWork } = ports
  const dispatch = makeDispatchDeliveries(ports)

  const named = Effect.fnUntraced(function* (scope: Scope, webhookId: WebhookId, tag: string) {
    const { status, subscriptions } = yield* Effect.catchTag(webhooks.find(scope, webhookId), "WebhookNotFound", () =>
      fieldRefused("webhookId", "names no webhook of this legal entity"),
    )
    if (status === "Disabled") return yield* new WebhookNotSendable({ webhookId, state: status })
    // `congested: true` is safe because parking checks whether the webhook is congested.
    return { webhookId, tag, spelling: matchSubscription(subscriptions, tag) ?? tag, congested: true }
  })

  return Effect.fn("webhooks.replayEvent")(function* (scope: Scope, id: EventId, webhookId?: WebhookId) {
    const now = yield* currentTime
    const { tenantId } = scope
    return yield* unitOfWork.atomically(
      tenantId,
      Effect.gen(function* () {
        const { envelope: _, ...event } = yield* eventLog.get(scope, id)
        // An event of a day that is about to be dropped counts as dropped already.
        if (event.raisedAt < oldestKeptDay(now)) return yield* new EventNotFound({ eventId: id })
        const listeners: readonly Listener[] =
          webhookId === undefined
            ? yield* webhooks.listeners(scope, [event.tag])
            : [yield* named(scope, webhookId, event.tag)]
        const deliveries = listeners.map((each): NewDelivery => ({
          id: ids.next(),
          webhookId: each.webhookId,
          event,
          createdAt: now,
          eventType: each.spelling,
          progress: newDelivery(now),
        }))
        if (deliveries.length > 0) yield* events.keep(tenantId, [id])
        const congested = new Set(listeners.filter((each) => each.congested).map((each) => each.webhookId))
        yield* dispatch({ tenantId, deliveries, congested, isAskedFor: true, thins: true }, now)
        return deliveries
      }),
    )
  })
}
