import { makeAuthenticate } from "@svc/domain/identity/use-cases/authenticate"
import { makeCreateTenant } from "@svc/domain/identity/use-cases/create-tenant"
import { makeIssueTokens } from "@svc/domain/identity/use-cases/issue-tokens"
import { makeManagePersonalTokens } from "@svc/domain/identity/use-cases/manage-personal-tokens"
import { makeNotify } from "@svc/domain/notifications/use-cases/notify"
import { makeReadNotifications } from "@svc/domain/notifications/use-cases/read-notifications"
import { makeAnswerOnce } from "@svc/domain/shared/idempotency"
import { makeKeepHouse } from "@svc/domain/shared/use-cases/keep-house"
import { makeChangeWebhook } from "@svc/domain/webhooks/use-cases/change-webhook"
import { makeEmitEvent } from "@svc/domain/webhooks/use-cases/emit-event"
import { makeManageRecoveries } from "@svc/domain/webhooks/use-cases/manage-recoveries"
import { makeManageWebhooks } from "@svc/domain/webhooks/use-cases/manage-webhooks"
import { makeParkBacklog } from "@svc/domain/webhooks/use-cases/park-backlog"
import { makePurgeLog } from "@svc/domain/webhooks/use-cases/purge-log"
import { makeRaiseEvents } from "@svc/domain/webhooks/use-cases/raise-events"
import { makeReadDeliveries } from "@svc/domain/webhooks/use-cases/read-deliveries"
import { makeReadStats } from "@svc/domain/webhooks/use-cases/read-stats"
import { makeRecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import { makeRegisterWebhook } from "@svc/domain/webhooks/use-cases/register-webhook"
import { makeRetryDelivery } from "@svc/domain/webhooks/use-cases/retry-delivery"
import { makeRunRecovery } from "@svc/domain/webhooks/use-cases/run-recovery"
import { makeSetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import { makeTestWebhook } from "@svc/domain/webhooks/use-cases/test-webhook"
import { makeUnparkDeliveries } from "@svc/domain/webhooks/use-cases/unpark-deliveries"
import { makeWatchWebhooks } from "@svc/domain/webhooks/use-cases/watch-webhooks"
import { ContainerModule } from "inversify"
import { provide, provideFrom } from "./provide.ts"

const common = { ids: "IdSource", secrets: "SecretSource", unitOfWork: "UnitOfWork" } as const

/** Every use case over its ports, whatever implements them. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, "AnswerOnce", ["IdempotencyStore", "UnitOfWork"], makeAnswerOnce)

  const tokens = { personalTokens: "PersonalTokenStore", hash: "SecretHash" } as const
  provideFrom(bind, "Authenticate", { codec: "AccessTokenCodec", revocations: "TokenRevocations" }, makeAuthenticate)
  provideFrom(
    bind,
    "CreateTenant",
    { ...common, tenants: "TenantStore", currencies: "CurrencyStore", referenceData: "ReferenceDataSeed" },
    makeCreateTenant,
  )
  provideFrom(bind, "ManagePersonalTokens", { ...common, ...tokens, tenants: "TenantStore" }, makeManagePersonalTokens)
  provideFrom(
    bind,
    "IssueTokens",
    {
      ...common,
      ...tokens,
      refreshTokens: "RefreshTokenStore",
      codec: "AccessTokenCodec",
      limiter: "FailureLimiter",
    },
    makeIssueTokens,
  )

  const webhooks = { webhooks: "WebhookStore" } as const
  const delivering = { deliveries: "DeliveryStore", queue: "DeliveryQueue" } as const
  provideFrom(
    bind,
    "RaiseEvents",
    {
      ...common,
      ...webhooks,
      ...delivering,
      events: "EventStore",
      buckets: "BucketStore",
      subscriber: "QueuePostedInvoices",
    },
    makeRaiseEvents,
  )
  provide(bind, "EmitEvent", ["RaiseEvents"], makeEmitEvent)
  provideFrom(bind, "RegisterWebhook", { ...common, ...webhooks, urlGuard: "UrlGuard" }, makeRegisterWebhook)
  provideFrom(
    bind,
    "ChangeWebhook",
    { ...common, ...webhooks, urlGuard: "UrlGuard", congestion: "CongestionStore" },
    makeChangeWebhook,
  )
  provideFrom(bind, "ManageWebhooks", { ...common, ...webhooks }, makeManageWebhooks)
  provideFrom(
    bind,
    "TestWebhook",
    { ...common, ...webhooks, log: "DeliveryLog", raiseEvents: "RaiseEvents" },
    makeTestWebhook,
  )
  provideFrom(bind, "ReadDeliveries", { ...common, ...webhooks, log: "DeliveryLog" }, makeReadDeliveries)
  provideFrom(bind, "ReadStats", { ...common, ...webhooks, stats: "WebhookStats" }, makeReadStats)
  provideFrom(bind, "RetryDelivery", { ...common, ...delivering, log: "DeliveryLog" }, makeRetryDelivery)
  provideFrom(bind, "RecordAttempts", { ...common, ...delivering, policy: "RetryPolicy" }, makeRecordAttempts)
  const aside = { ...common, ...delivering, congestion: "CongestionStore" } as const
  provideFrom(bind, "SetAside", aside, makeSetAside)
  provideFrom(bind, "ParkBacklog", aside, makeParkBacklog)
  provideFrom(bind, "UnparkDeliveries", aside, makeUnparkDeliveries)

  const recovering = { ...webhooks, recoveries: "RecoveryStore" } as const
  provideFrom(bind, "ManageRecoveries", { ...common, ...recovering, jobs: "JobQueue" }, makeManageRecoveries)
  provideFrom(bind, "RunRecovery", { ...aside, ...recovering }, makeRunRecovery)

  const notifying = { ...common, notifications: "NotificationStore" } as const
  provideFrom(bind, "Notify", notifying, makeNotify)
  provideFrom(bind, "ReadNotifications", notifying, makeReadNotifications)
  provideFrom(bind, "WatchWebhooks", { ...common, health: "HealthStore", notify: "Notify" }, makeWatchWebhooks)

  provideFrom(bind, "PurgeLog", { retention: "LogRetention" }, makePurgeLog)
  provideFrom(bind, "KeepHouse", { ...common, store: "HousekeepingStore" }, makeKeepHouse)
})
