import { ContainerModule } from "inversify"
import { hmacSha256, secretHash, secretSource } from "../crypto/secrets.ts"
import { makeIdSource } from "../crypto/id-source.ts"
import { baseUrlOf } from "../config/settings.ts"
import { makeAccessTokenCodec } from "../jwt/access-token-codec.ts"
import { makeSigningKeys } from "../jwt/signing-keys.ts"
import { makeTokenRevocations } from "../jwt/token-revocations.ts"
import { BoundedMap } from "../memory/bounded-map.ts"
import { makePgBossJobQueue } from "../pg-boss/job-queue.ts"
import { makePostgresDeliveryLog } from "../postgres/delivery-log.ts"
import { makePostgresCongestionStore } from "../postgres/congestion-store.ts"
import { makePostgresDeliveryQueue } from "../postgres/delivery-queue.ts"
import { makePostgresDeliveryStore } from "../postgres/delivery-store.ts"
import { makePostgresEventStore } from "../postgres/event-store.ts"
import { makePostgresFailureLimiter } from "../postgres/failure-limiter.ts"
import { makePostgresHealthStore } from "../postgres/health-store.ts"
import { makePostgresHousekeepingStore } from "../postgres/housekeeping-store.ts"
import { makePostgresIdempotencyStore } from "../postgres/idempotency-store.ts"
import { makePostgresLogRetention } from "../postgres/log-retention.ts"
import { makePostgresNotificationStore } from "../postgres/notification-store.ts"
import { makePostgresPersonalTokenStore } from "../postgres/personal-token-store.ts"
import { makePostgresRecoveryStore } from "../postgres/recovery-store.ts"
import { makePostgresRefreshTokenStore } from "../postgres/refresh-token-store.ts"
import { makeReencrypt } from "../postgres/reencrypt.ts"
import { makeSigningKeyStore } from "../postgres/signing-key-store.ts"
import { makePostgresTenantStore } from "../postgres/tenant-store.ts"
import { makePostgresUnitOfWork } from "../postgres/transaction.ts"
import { makePostgresWebhookStats } from "../postgres/webhook-stats.ts"
import { makePostgresWebhookStore } from "../postgres/webhook-store.ts"
import { leaseSeconds } from "../postgres/delivery-lease.ts"
import { makeUrlGuard } from "../webhook-http/url-guard.ts"
import { makeHttpWebhookSender } from "../webhook-http/webhook-sender.ts"
import { provide } from "./provide.ts"

const rememberedBuckets = 50_000

/** The outside world: PostgreSQL, the queue, cryptography and HTTP. */
export const adaptersModule = new ContainerModule(({ bind }) => {
  provide(bind, "IdSource", ["AppClock"], ({ now }) => makeIdSource(now))
  provide(bind, "SecretSource", [], () => secretSource)
  provide(bind, "SecretHash", [], () => secretHash)
  provide(bind, "HmacSha256", [], () => hmacSha256)

  provide(bind, "UnitOfWork", ["Db"], makePostgresUnitOfWork)
  provide(bind, "HousekeepingStore", ["Db"], makePostgresHousekeepingStore)
  provide(bind, "IdempotencyStore", ["Db", "SecretBox"], makePostgresIdempotencyStore)
  provide(bind, "TenantStore", ["Db"], makePostgresTenantStore)
  provide(bind, "PersonalTokenStore", ["Db"], makePostgresPersonalTokenStore)
  provide(bind, "RefreshTokenStore", ["Db"], makePostgresRefreshTokenStore)
  provide(bind, "FailureLimiter", ["Db", "IdSource", "Settings"], (db, ids, { maxFailuresPerMinute }) =>
    makePostgresFailureLimiter(db, ids, maxFailuresPerMinute),
  )

  provide(bind, "SigningKeyStore", ["Db", "SecretBox"], makeSigningKeyStore)
  provide(bind, "SigningKeys", ["SigningKeyStore", "SecretBox", "AppClock"], (store, box, { now }) =>
    makeSigningKeys(store, box, now),
  )
  provide(bind, "Reencrypt", ["Db", "SecretBox", "UnitOfWork"], makeReencrypt)
  provide(bind, "AccessTokenCodec", ["SigningKeys", "Settings"], (keys, settings) =>
    makeAccessTokenCodec(keys, baseUrlOf(settings), settings.environment),
  )
  provide(bind, "TokenRevocations", ["PersonalTokenStore"], makeTokenRevocations)

  provide(bind, "WebhookStore", ["Db", "SecretBox"], makePostgresWebhookStore)
  provide(bind, "EventStore", ["Db"], makePostgresEventStore)
  provide(bind, "DeliveryStore", ["Db", "SecretBox"], makePostgresDeliveryStore)
  provide(bind, "CongestionStore", ["Db"], makePostgresCongestionStore)
  provide(bind, "BucketStore", [], () => new BoundedMap(rememberedBuckets))
  provide(bind, "DeliveryLog", ["Db"], makePostgresDeliveryLog)
  provide(bind, "WebhookStats", ["Db"], makePostgresWebhookStats)
  provide(bind, "LogRetention", ["Db"], makePostgresLogRetention)
  provide(bind, "HealthStore", ["Db"], makePostgresHealthStore)
  provide(bind, "NotificationStore", ["Db"], makePostgresNotificationStore)
  provide(bind, "RecoveryStore", ["Db"], makePostgresRecoveryStore)
  provide(bind, "JobQueue", ["PgBoss", "AppClock"], (boss, { now }) => makePgBossJobQueue(boss, now))
  provide(bind, "DeliveryQueue", ["Db", "Settings", "AppClock"], (db, settings, { now }) =>
    makePostgresDeliveryQueue(db, leaseSeconds(settings.webhookTimeoutSeconds), now),
  )

  provide(bind, "RetryPolicy", ["Settings", "AppClock"], (settings, clock) => ({
    maxAttempts: settings.webhookMaxAttempts,
    intervalSeconds: settings.webhookRetryIntervalSeconds,
    // Under the test clock an attempt is due to the second (decisions B5).
    jitter: clock.boss === undefined ? 0.01 : 0,
  }))
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
})
