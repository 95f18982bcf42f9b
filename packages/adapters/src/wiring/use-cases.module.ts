import { makeAuthenticate } from "@svc/domain/identity/use-cases/authenticate"
import { makeCreateTenant } from "@svc/domain/identity/use-cases/create-tenant"
import { makeIssueTokens } from "@svc/domain/identity/use-cases/issue-tokens"
import { makeManagePersonalTokens } from "@svc/domain/identity/use-cases/manage-personal-tokens"
import { makeAnswerOnce } from "@svc/domain/shared/idempotency"
import { makeKeepHouse } from "@svc/domain/shared/use-cases/keep-house"
import { makeChangeWebhook } from "@svc/domain/webhooks/use-cases/change-webhook"
import { makeEmitEvent } from "@svc/domain/webhooks/use-cases/emit-event"
import { makeManageWebhooks } from "@svc/domain/webhooks/use-cases/manage-webhooks"
import { makeRaiseEvents } from "@svc/domain/webhooks/use-cases/raise-events"
import { makeReadDeliveries } from "@svc/domain/webhooks/use-cases/read-deliveries"
import { makeRecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import { makeRegisterWebhook } from "@svc/domain/webhooks/use-cases/register-webhook"
import { makeResumeDeliveries } from "@svc/domain/webhooks/use-cases/resume-deliveries"
import { makeRetryDelivery } from "@svc/domain/webhooks/use-cases/retry-delivery"
import { makeSetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import { makeTestWebhook } from "@svc/domain/webhooks/use-cases/test-webhook"
import { ContainerModule } from "inversify"
import { provide, provideFrom } from "./provide.ts"

const common = { ids: "IdSource", secrets: "SecretSource", unitOfWork: "UnitOfWork" } as const

/** Every use case over its ports, whatever implements them. */
export const useCasesModule = new ContainerModule(({ bind }) => {
  provide(bind, "AnswerOnce", ["IdempotencyStore", "UnitOfWork"], makeAnswerOnce)

  const tokens = { personalTokens: "PersonalTokenStore", hash: "SecretHash" } as const
  provideFrom(bind, "Authenticate", { codec: "AccessTokenCodec", revocations: "TokenRevocations" }, makeAuthenticate)
  provideFrom(bind, "CreateTenant", { ...common, tenants: "TenantStore" }, makeCreateTenant)
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
    { ...common, ...webhooks, ...delivering, events: "EventStore", subscriber: "QueuePostedInvoices" },
    makeRaiseEvents,
  )
  provide(bind, "EmitEvent", ["RaiseEvents"], makeEmitEvent)
  provideFrom(bind, "RegisterWebhook", { ...common, ...webhooks, urlGuard: "UrlGuard" }, makeRegisterWebhook)
  provideFrom(
    bind,
    "ChangeWebhook",
    { ...common, ...webhooks, urlGuard: "UrlGuard", jobs: "JobQueue" },
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
  provideFrom(bind, "RetryDelivery", { ...common, ...delivering, log: "DeliveryLog" }, makeRetryDelivery)
  provideFrom(bind, "RecordAttempts", { ...common, ...delivering, policy: "RetryPolicy" }, makeRecordAttempts)
  provideFrom(bind, "ResumeDeliveries", { ...common, ...delivering }, makeResumeDeliveries)
  provideFrom(bind, "SetAside", { ...common, ...delivering }, makeSetAside)

  provideFrom(bind, "KeepHouse", { ...common, store: "HousekeepingStore" }, makeKeepHouse)
})
