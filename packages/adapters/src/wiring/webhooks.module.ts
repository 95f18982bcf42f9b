import type { WebhooksError } from "@svc/domain/webhooks/webhooks.errors"
import { makeWebhookListeners } from "./webhook-listeners.ts"
import { isBusinessEvent } from "@svc/domain/webhooks/business-events"
import { keptConsumerDays } from "@svc/domain/webhooks/feed"
import { makeDeliveryWork } from "@svc/domain/webhooks/delivery-work"
import { retentionDays } from "@svc/domain/webhooks/retention"
import { makeWebhooks } from "@svc/domain/webhooks/webhooks"
import type { WebhooksJobs } from "@svc/domain/webhooks/webhooks.jobs"
import { LRUCache } from "lru-cache"
import { atMost } from "../at-most.ts"
import { hmacSha256 } from "../crypto/secrets.ts"
import { background, once, type QueuesOf } from "../pg-boss/queues.ts"
import { sealedTable } from "../postgres/shared/reencrypt.ts"
import { makePostgresCongestionStore } from "../postgres/webhooks/congestion-store.ts"
import { leaseSeconds } from "../postgres/webhooks/delivery-lease.ts"
import { makePostgresDeliveryLog } from "../postgres/webhooks/delivery-log.ts"
import { makePostgresDeliveryQueue } from "../postgres/webhooks/delivery-queue.ts"
import { makePostgresDeliveryStore } from "../postgres/webhooks/delivery-store.ts"
import { makePostgresEventConsumers } from "../postgres/webhooks/event-consumers.ts"
import { makePostgresEventFeed } from "../postgres/webhooks/event-feed.ts"
import { makePostgresEventLog } from "../postgres/webhooks/event-log.ts"
import { makePostgresEventStore } from "../postgres/webhooks/event-store.ts"
import { makeFeedWatch } from "../postgres/webhooks/feed-watch.ts"
import { makePostgresHealthStore } from "../postgres/webhooks/health-store.ts"
import { makePostgresHourCounts } from "../postgres/webhooks/hour-counts.ts"
import { makePostgresLogRetention } from "../postgres/webhooks/log-retention.ts"
import { makePostgresMissedEvents } from "../postgres/webhooks/missed-events.ts"
import { makePostgresPaceStore } from "../postgres/webhooks/pace-store.ts"
import { makePostgresRecoveryStore } from "../postgres/webhooks/recovery-store.ts"
import { secretsContext, settingsContext, tokenContext } from "../postgres/webhooks/webhook-secrets.ts"
import { makePostgresWebhookSettingsStore } from "../postgres/webhooks/webhook-settings-store.ts"
import { makePostgresWebhookStats } from "../postgres/webhooks/webhook-stats.ts"
import { makePostgresWebhookStore } from "../postgres/webhooks/webhook-store.ts"
import { addressesOf, makeSourceOf } from "../webhook-http/resource-addresses.ts"
import { makeUrlGuard } from "../webhook-http/url-guard.ts"
import { makeHttpWebhookSender } from "../webhook-http/webhook-sender.ts"
import { type ContextModule, hearing, subscriber } from "./context-module.ts"
import { type Bind, provide, provideFrom } from "./provide.ts"
import type { ProblemRows } from "./problem-row.ts"

const rememberedBuckets = 50_000

const stores = (bind: Bind) => {
  provide(bind, "WebhookStore", ["Db", "SecretBox", "TenantSettings"], makePostgresWebhookStore)
  provide(bind, "WebhookSettingsStore", ["Db", "SecretBox"], makePostgresWebhookSettingsStore)
  provide(bind, "EventStore", ["Db"], makePostgresEventStore)
  provide(bind, "EventLog", ["Db"], makePostgresEventLog)
  provide(bind, "EventFeed", ["Db"], makePostgresEventFeed)
  provide(bind, "EventConsumers", ["Db"], makePostgresEventConsumers)
  provide(
    bind,
    "FeedWatch",
    ["EventFeed", "UnitOfWork", "Runtime", "Metrics", "FeedSignals"],
    makeFeedWatch,
  ).onDeactivation((watch) => watch.close())
  provide(bind, "DeliveryStore", ["Db", "UnitOfWork", "SecretBox", "Settings"], (db, unitOfWork, box, { baseUrl }) =>
    makePostgresDeliveryStore(db, unitOfWork, box, makeSourceOf(baseUrl)),
  )
  provide(bind, "CongestionStore", ["Db"], makePostgresCongestionStore)
  provide(bind, "PaceStore", ["Db", "Settings"], (db, { webhookTimeoutSeconds }) =>
    makePostgresPaceStore(db, leaseSeconds(webhookTimeoutSeconds)),
  )
  provide(bind, "DeliveryLog", ["Db", "RetryPolicy"], makePostgresDeliveryLog)
  provide(bind, "WebhookStats", ["Db"], makePostgresWebhookStats)
  provide(bind, "HourCounts", ["Db"], makePostgresHourCounts)
  provide(bind, "LogRetention", ["Db"], makePostgresLogRetention)
  provide(bind, "HealthStore", ["Db"], makePostgresHealthStore)
  provide(bind, "MissedEvents", ["Db"], makePostgresMissedEvents)
  provide(bind, "RecoveryStore", ["Db"], makePostgresRecoveryStore)
  provide(bind, "DeliveryQueue", ["Db", "UnitOfWork", "Settings", "AppClock"], (db, unitOfWork, settings, { now }) =>
    makePostgresDeliveryQueue(db, unitOfWork, leaseSeconds(settings.webhookTimeoutSeconds), now),
  )
}

const problems = {
  CursorTooOld: {
    status: 410,
    type: "cursor-too-old",
    title: "Events that follow the cursor are no longer kept",
    members: ({ oldestCursor }) => ({ oldestCursor: Buffer.from(oldestCursor).toString("base64url") }),
  },
  FeedBusy: {
    status: 429,
    type: "feed-busy",
    title: "Too many readers wait for events",
    headers: () => ({ "retry-after": "5" }),
  },
  EventConsumerNotFound: {
    status: 404,
    type: "event-consumer-not-found",
    title: "No such consumer of events",
    handled: true,
  },
  TooManyConsumers: {
    status: 400,
    type: "too-many-consumers",
    title: "The legal entity has reached its limit of consumers of events",
    handled: true,
  },
  DeliveryNotFound: { status: 404, type: "delivery-not-found", title: "No such webhook delivery", handled: true },
  EventAwaited: {
    status: 400,
    type: "event-awaited",
    title: "A delivery of the event expects an attempt",
    handled: true,
  },
  EventDataNotKept: { status: 410, type: "data-not-kept", title: "The data of the event is not kept", handled: true },
  EventNotFound: { status: 404, type: "event-not-found", title: "No such event", handled: true },
  TooManyWebhooks: {
    status: 400,
    type: "too-many-webhooks",
    title: "The legal entity has reached its limit of webhooks",
    handled: true,
  },
  RecoveryNotFound: { status: 404, type: "recovery-not-found", title: "No such recovery", handled: true },
  // The status is deliberately not 404 (contract W7, Q19).
  WebhookNotFound: { status: 400, type: "webhook-not-found", title: "No such webhook", handled: true },
  WebhookNotDisabled: { status: 400, type: "webhook-not-disabled", title: "The webhook is Enabled", handled: true },
  WebhookNotSendable: {
    status: 400,
    type: "webhook-not-sendable",
    title: "Nothing can be sent to this webhook",
    handled: true,
  },
  WebhookSecretsUnreadable: {
    status: 503,
    type: "webhook-secrets-unreadable",
    title: "The secrets of the webhook cannot be read right now",
    headers: () => ({ "retry-after": "60" }),
  },
} satisfies ProblemRows<WebhooksError>

/** Webhooks, their events and deliveries. */
export const webhooksModule = {
  bind: (bind) => {
    stores(bind)
    provide(bind, "BucketStore", [], () => new LRUCache(atMost(rememberedBuckets)))
    provide(bind, "HmacSha256", [], () => hmacSha256)
    provide(bind, "RetryPolicy", ["Settings", "AppClock"], (settings, clock) => ({
      maxAttempts: settings.webhookMaxAttempts,
      intervalSeconds: settings.webhookRetryIntervalSeconds,
      // Under the test clock an attempt is due to the second (contract W21).
      jitter: clock.boss === undefined ? 0.01 : 0,
    }))
    provide(
      bind,
      "WebhookLimits",
      ["Settings"],
      ({ webhooksPerLegalEntity, eventMaxBytes, webhookDisableAfterDays }) => ({
        webhooksPerLegalEntity,
        ...(webhookDisableAfterDays === 0 ? {} : { disableAfterDays: webhookDisableAfterDays }),
        data: { mostBytes: eventMaxBytes, addressesOf },
      }),
    )
    provide(bind, "UrlGuard", ["Settings"], ({ webhookAllowedNetworks }) =>
      makeUrlGuard({ allowedNetworks: webhookAllowedNetworks ?? [] }),
    )
    provide(bind, "WebhookSender", ["Settings"], (settings) =>
      makeHttpWebhookSender({
        timeoutSeconds: settings.webhookTimeoutSeconds,
        allowedNetworks: settings.webhookAllowedNetworks ?? [],
        dnsServers: settings.webhookNameServers,
      }),
    ).onDeactivation((sender) => sender.close())
    // Used by invoicing: the webhooks that receive the end of a batch.
    provide(bind, "WebhookListeners", ["WebhookStore"], makeWebhookListeners)
    provideFrom(
      bind,
      "Webhooks",
      {
        webhooks: "WebhookStore",
        settings: "WebhookSettingsStore",
        events: "EventStore",
        deliveries: "DeliveryStore",
        queue: "DeliveryQueue",
        congestion: "CongestionStore",
        buckets: "BucketStore",
        log: "DeliveryLog",
        eventLog: "EventLog",
        feed: "EventFeed",
        feedWatch: "FeedWatch",
        consumers: "EventConsumers",
        stats: "WebhookStats",
        hours: "HourCounts",
        health: "HealthStore",
        recoveries: "RecoveryStore",
        missedEvents: "MissedEvents",
        urlGuard: "UrlGuard",
        limits: "WebhookLimits",
        jobs: "JobQueue",
        secrets: "SecretSource",
        ids: "IdSource",
        unitOfWork: "UnitOfWork",
      },
      makeWebhooks,
    )
    provideFrom(
      bind,
      "DeliveryWork",
      {
        webhooks: "WebhookStore",
        deliveries: "DeliveryStore",
        queue: "DeliveryQueue",
        congestion: "CongestionStore",
        paces: "PaceStore",
        recoveries: "RecoveryStore",
        missedEvents: "MissedEvents",
        events: "EventStore",
        buckets: "BucketStore",
        jobs: "JobQueue",
        ids: "IdSource",
        health: "HealthStore",
        healthEvents: "EventBus",
        recoveryEvents: "EventBus",
        consumers: "EventConsumers",
        consumerEvents: "EventBus",
        retention: "LogRetention",
        hours: "HourCounts",
        policy: "RetryPolicy",
        secrets: "SecretSource",
        unitOfWork: "UnitOfWork",
      },
      makeDeliveryWork,
    )
  },
  subscriber: subscriber("Webhooks", ({ hear }) => hearing(isBusinessEvent, hear)),
  queues: { "webhooks-recover": background, "webhooks-settle-recovery": once } satisfies QueuesOf<WebhooksJobs>,
  sealed: [
    sealedTable("webhooks", "webhooks", ["tenant_id", "id"], {
      token_sealed: tokenContext,
      signing_secrets_sealed: secretsContext,
    }),
    sealedTable("webhooks", "webhook_settings", ["tenant_id", "webhook_id"], { secrets_sealed: settingsContext }, [
      "version",
    ]),
  ],
  expiries: [
    { table: "event_consumers", column: "used_at", keptSeconds: keptConsumerDays * 86_400 },
    { table: "webhook_recoveries", column: "created_at", keptSeconds: retentionDays * 86_400 },
    { table: "webhook_hours", column: "begins_at", keptSeconds: retentionDays * 86_400 },
  ],
  problems,
} satisfies ContextModule
