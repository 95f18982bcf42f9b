import { Effect } from "effect"
import type { DeliveryId, EventId, RecoveryId, WebhookId } from "../shared/ids.ts"
import type { EventOrigin } from "../shared/ports/event-bus.ts"
import type { Scope } from "../shared/scope.ts"
import { given } from "../shared/given.ts"
import { currentTime } from "../shared/timestamp.ts"
import { makeWithin } from "../shared/within.ts"
import { type BusinessEvent, toRaise } from "./business-events.ts"
import type { DeliveryFilter, DeliveryLog } from "./ports/delivery-log.ts"
import { dataOf } from "./event.ts"
import type { EventFilter } from "./ports/event-log.ts"
import type { StatsRange, WebhookStats } from "./ports/webhook-stats.ts"
import { EventDataNotKept, WebhookNotFound, WebhookSecretsUnreadable } from "./webhooks.errors.ts"
import { shownSecret } from "./signing-secret.ts"
import { successRate } from "./success-rate.ts"
import { type CancelRecoveryPorts, makeCancelRecovery } from "./use-cases/cancel-recovery.ts"
import { type ChangeWebhookPorts, makeChangeWebhook } from "./use-cases/change-webhook.ts"
import { makeEnableWebhook } from "./use-cases/enable-webhook.ts"
import { makeEmitEvent } from "./use-cases/emit-event.ts"
import { type EraseEventDataPorts, makeEraseEventData } from "./use-cases/erase-event-data.ts"
import { makeReadCondition, type ReadConditionPorts } from "./use-cases/read-condition.ts"
import { makeReadFeed, type ReadFeedPorts } from "./use-cases/read-feed.ts"
import { makeReadHealth, type ReadHealthPorts } from "./use-cases/read-health.ts"
import { makeRaiseEvents, type RaiseEventsPorts } from "./use-cases/raise-events.ts"
import { makeRegisterWebhook, type RegisterWebhookPorts } from "./use-cases/register-webhook.ts"
import { makeReplayEvent, type ReplayEventPorts } from "./use-cases/replay-event.ts"
import { makeRetryDelivery, type RetryDeliveryPorts } from "./use-cases/retry-delivery.ts"
import { makeRotateSigningSecret, type RotateSigningSecretPorts } from "./use-cases/rotate-signing-secret.ts"
import { makeStartRecovery, type StartRecoveryPorts } from "./use-cases/start-recovery.ts"
import { makeTestWebhook, type TestWebhookPorts } from "./use-cases/test-webhook.ts"
import { makeWebhookSettings, type WebhookSettingsPorts } from "./use-cases/webhook-settings.ts"

export interface WebhooksPorts
  extends
    CancelRecoveryPorts,
    ChangeWebhookPorts,
    EraseEventDataPorts,
    RaiseEventsPorts,
    ReadConditionPorts,
    ReadFeedPorts,
    ReadHealthPorts,
    RegisterWebhookPorts,
    ReplayEventPorts,
    RetryDeliveryPorts,
    RotateSigningSecretPorts,
    StartRecoveryPorts,
    TestWebhookPorts,
    WebhookSettingsPorts {
  readonly log: DeliveryLog
  readonly stats: WebhookStats
}

/** The number of an event's deliveries that are shown with it. */
export const shownDeliveries = 100

/** Webhooks, the events raised to them, and the log of their deliveries (docs/contract/webhooks.md). */
export const makeWebhooks = (ports: WebhooksPorts) => {
  const { webhooks, recoveries, log, eventLog, stats, unitOfWork } = ports
  const raiseEvents = makeRaiseEvents(ports)
  const within = makeWithin(unitOfWork)
  const mustBeKnown = Effect.fnUntraced(function* (scope: Scope, webhookId: WebhookId) {
    if (!(yield* webhooks.isKnown(scope, webhookId))) return yield* new WebhookNotFound({ webhookId })
  })

  return {
    register: makeRegisterWebhook(ports),
    change: makeChangeWebhook(ports),
    enable: makeEnableWebhook(ports),
    list: (scope: Scope) => within(scope, webhooks.list(scope)),
    get: (scope: Scope, id: WebhookId) => within(scope, webhooks.find(scope, id)),
    /** The current signing secret (contract W17). */
    signingSecret: Effect.fn("webhooks.signingSecret")(function* (scope: Scope, id: WebhookId) {
      const { signingSecrets = [] } = yield* within(scope, webhooks.find(scope, id))
      return shownSecret(signingSecrets, yield* currentTime) ?? (yield* new WebhookSecretsUnreadable({ webhookId: id }))
    }),
    /** Deletes a webhook and cancels its pending deliveries; the log stays (contract W24). */
    delete: Effect.fn("webhooks.delete")(function* (scope: Scope, id: WebhookId) {
      yield* within(scope, webhooks.delete(scope, id, yield* currentTime))
    }),
    rotateSigningSecret: makeRotateSigningSecret(ports),
    test: makeTestWebhook(ports, raiseEvents),
    /**
     * Counts the deliveries of a webhook, deleted or not, by status, and gives the end of a replaced secret (contract
     * W29).
     */
    stats: Effect.fn("webhooks.stats")(function* (scope: Scope, id: WebhookId, range: StatsRange) {
      const present = Effect.catchTag(webhooks.find(scope, id), "WebhookNotFound", () => mustBeKnown(scope, id))
      const found = Effect.all({ webhook: present, figures: stats.of(scope, id, range) })
      const { webhook, figures } = yield* within(scope, found)
      const secret = shownSecret(webhook?.signingSecrets ?? [], yield* currentTime)
      return { ...figures, ...successRate(figures), ...given({ formerSecretUntil: secret?.formerUntil }) }
    }),

    ...makeReadHealth(ports),
    health: makeReadCondition(ports),
    ...makeReadFeed(ports),
    ...makeWebhookSettings(ports),

    /** Raises business events to receivers, in the unit of work of the change. */
    hear: (origin: EventOrigin, events: readonly BusinessEvent[]) =>
      Effect.asVoid(raiseEvents(origin, events.map(toRaise))),
    emit: makeEmitEvent(raiseEvents),

    events: (scope: Scope, filter: EventFilter) => within(scope, eventLog.list(scope, filter)),
    /** An event with its latest deliveries, newest first, and whether there are more (contract W32). */
    event: Effect.fnUntraced(function* (scope: Scope, id: EventId) {
      const filter = { eventId: id, order: "desc", limit: shownDeliveries + 1 } as const
      const { event, all } = yield* within(
        scope,
        Effect.all({ event: eventLog.get(scope, id), all: log.list(scope, filter) }),
      )
      return { event, deliveries: all.slice(0, shownDeliveries), hasMore: all.length > shownDeliveries }
    }),
    /** The JSON text of an event's data, digit for digit (contract W42). */
    eventData: Effect.fn("webhooks.eventData")(function* (scope: Scope, id: EventId) {
      const event = yield* within(scope, eventLog.get(scope, id))
      if (event.absence !== undefined) return yield* new EventDataNotKept({ eventId: id, absence: event.absence })
      return dataOf(event)
    }),
    eraseEventData: makeEraseEventData(ports),
    replay: makeReplayEvent(ports),

    deliveries: (scope: Scope, filter: DeliveryFilter) => within(scope, log.list(scope, filter)),
    /** The deliveries of one webhook, deleted or not. A wrong id is an error, not an empty list. */
    deliveriesOf: (scope: Scope, filter: DeliveryFilter & Required<Pick<DeliveryFilter, "webhookId">>) =>
      within(scope, Effect.andThen(mustBeKnown(scope, filter.webhookId), log.list(scope, filter))),
    /** A delivery with its attempts. */
    delivery: (scope: Scope, id: DeliveryId) =>
      within(scope, Effect.all({ delivery: log.get(scope, id), attempts: log.attempts(scope, id) })),
    retry: makeRetryDelivery(ports),

    ...makeStartRecovery(ports),
    cancelRecovery: makeCancelRecovery(ports),
    recovery: Effect.fn("webhooks.getRecovery")((scope: Scope, id: RecoveryId) =>
      within(scope, recoveries.find(scope, id)),
    ),
    recoveries: Effect.fn("webhooks.listRecoveries")(
      (scope: Scope, id: WebhookId, page: { readonly limit: number; readonly after?: RecoveryId }) =>
        within(scope, Effect.andThen(webhooks.find(scope, id), recoveries.list(scope, id, page))),
    ),
  }
}
export type Webhooks = ReturnType<typeof makeWebhooks>

export type { WebhookCondition } from "./use-cases/read-condition.ts"
export type { ShownSettings } from "./use-cases/webhook-settings.ts"
export type { WebhookLimits } from "./use-cases/register-webhook.ts"
