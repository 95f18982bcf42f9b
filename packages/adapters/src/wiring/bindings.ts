import type { AcknowledgementReader } from "@svc/domain/e-invoicing/ports/acknowledgement-reader"
import type { EntryStore } from "@svc/domain/e-invoicing/ports/entry-store"
import type { IntegrationLog } from "@svc/domain/e-invoicing/ports/integration-log"
import type { LegalEntityProfiles } from "@svc/domain/e-invoicing/ports/legal-entity-profiles"
import type { EInvoicingSettingsStore } from "@svc/domain/e-invoicing/ports/settings-store"
import type { UblWriter } from "@svc/domain/e-invoicing/ports/ubl-writer"
import type { EInvoicingTiming } from "@svc/domain/e-invoicing/timing"
import type { AttemptSubmission } from "@svc/domain/e-invoicing/use-cases/attempt-submission"
import type { ManageConnection } from "@svc/domain/e-invoicing/use-cases/manage-connection"
import type { ManageNationalSettings } from "@svc/domain/e-invoicing/use-cases/manage-national-settings"
import type { PollStatuses } from "@svc/domain/e-invoicing/use-cases/poll-statuses"
import type { QueuePostedInvoices } from "@svc/domain/e-invoicing/use-cases/queue-posted-invoices"
import type { ReadEInvoices } from "@svc/domain/e-invoicing/use-cases/read-e-invoices"
import type { ReceiveNotification } from "@svc/domain/e-invoicing/use-cases/receive-notification"
import type { Reconcile } from "@svc/domain/e-invoicing/use-cases/reconcile"
import type { ReserveSubmission } from "@svc/domain/e-invoicing/use-cases/reserve-submission"
import type { ResubmitInvoice } from "@svc/domain/e-invoicing/use-cases/resubmit-invoice"
import type { SyncEntry } from "@svc/domain/e-invoicing/use-cases/sync-entry"
import type { AccessTokenCodec } from "@svc/domain/identity/ports/access-token-codec"
import type { FailureLimiter } from "@svc/domain/identity/ports/failure-limiter"
import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import type { RefreshTokenStore } from "@svc/domain/identity/ports/refresh-token-store"
import type { SecretHash } from "@svc/domain/identity/ports/secret-hash"
import type { TenantStore } from "@svc/domain/identity/ports/tenant-store"
import type { TokenRevocations } from "@svc/domain/identity/ports/token-revocations"
import type { Authenticate } from "@svc/domain/identity/use-cases/authenticate"
import type { CreateTenant } from "@svc/domain/identity/use-cases/create-tenant"
import type { IssueTokens } from "@svc/domain/identity/use-cases/issue-tokens"
import type { ManagePersonalTokens } from "@svc/domain/identity/use-cases/manage-personal-tokens"
import type { AnswerOnce } from "@svc/domain/shared/idempotency"
import type { IdSource } from "@svc/domain/shared/ports/id-source"
import type { IdempotencyStore } from "@svc/domain/shared/ports/idempotency-store"
import type { HousekeepingStore } from "@svc/domain/shared/ports/housekeeping-store"
import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import type { SecretSource } from "@svc/domain/shared/ports/secret-source"
import type { KeepHouse } from "@svc/domain/shared/use-cases/keep-house"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { DeliveryLog } from "@svc/domain/webhooks/ports/delivery-log"
import type { DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import type { DeliveryStore } from "@svc/domain/webhooks/ports/delivery-store"
import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { UrlGuard } from "@svc/domain/webhooks/ports/url-guard"
import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import type { RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import type { ChangeWebhook } from "@svc/domain/webhooks/use-cases/change-webhook"
import type { EmitEvent } from "@svc/domain/webhooks/use-cases/emit-event"
import type { ManageWebhooks } from "@svc/domain/webhooks/use-cases/manage-webhooks"
import type { RaiseEvents } from "@svc/domain/webhooks/use-cases/raise-events"
import type { ReadDeliveries } from "@svc/domain/webhooks/use-cases/read-deliveries"
import type { RecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { RegisterWebhook } from "@svc/domain/webhooks/use-cases/register-webhook"
import type { ResumeDeliveries } from "@svc/domain/webhooks/use-cases/resume-deliveries"
import type { RetryDelivery } from "@svc/domain/webhooks/use-cases/retry-delivery"
import type { SetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import type { TestWebhook } from "@svc/domain/webhooks/use-cases/test-webhook"
import type { PgBoss } from "pg-boss"
import type { AppClock } from "../clock/app-clock.ts"
import type { Settings } from "../config/settings.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import type { SigningKeys } from "../jwt/signing-keys.ts"
import type { MaventaNetworkProvider } from "../maventa/network-provider.ts"
import type { Log } from "../observability/log.ts"
import type { Metrics } from "../observability/metrics.ts"
import type { Runtime } from "../observability/runtime.ts"
import type { Db } from "../postgres/database.ts"
import type { PostgresPostedInvoices } from "../postgres/posted-invoices.ts"
import type { Reencrypt } from "../postgres/reencrypt.ts"
import type { SigningKeyStore } from "../postgres/signing-key-store.ts"
import type { HttpWebhookSender } from "../webhook-http/webhook-sender.ts"

/** The whole object graph: the name of each binding and what it gives. */
export interface Bindings {
  Settings: Settings
  AppClock: AppClock
  Log: Log
  Runtime: Runtime
  Metrics: Metrics
  Db: Db
  PgBoss: PgBoss
  SecretBox: SecretBox
  SigningKeyStore: SigningKeyStore
  SigningKeys: SigningKeys
  Reencrypt: Reencrypt

  IdSource: IdSource
  SecretSource: SecretSource
  UnitOfWork: UnitOfWork
  JobQueue: JobQueue
  IdempotencyStore: IdempotencyStore
  AnswerOnce: AnswerOnce

  TenantStore: TenantStore
  PersonalTokenStore: PersonalTokenStore
  RefreshTokenStore: RefreshTokenStore
  FailureLimiter: FailureLimiter
  SecretHash: SecretHash
  AccessTokenCodec: AccessTokenCodec
  TokenRevocations: TokenRevocations
  Authenticate: Authenticate
  IssueTokens: IssueTokens
  CreateTenant: CreateTenant
  ManagePersonalTokens: ManagePersonalTokens

  WebhookStore: WebhookStore
  EventStore: EventStore
  DeliveryStore: DeliveryStore
  DeliveryLog: DeliveryLog
  DeliveryQueue: DeliveryQueue
  UrlGuard: UrlGuard
  WebhookSender: HttpWebhookSender
  HmacSha256: HmacSha256
  RetryPolicy: RetryPolicy
  RaiseEvents: RaiseEvents
  EmitEvent: EmitEvent
  RegisterWebhook: RegisterWebhook
  ChangeWebhook: ChangeWebhook
  ManageWebhooks: ManageWebhooks
  TestWebhook: TestWebhook
  ReadDeliveries: ReadDeliveries
  RetryDelivery: RetryDelivery
  RecordAttempts: RecordAttempts
  ResumeDeliveries: ResumeDeliveries
  SetAside: SetAside

  EInvoicingTiming: EInvoicingTiming
  EInvoicingSettingsStore: EInvoicingSettingsStore
  EntryStore: EntryStore
  PostedInvoices: PostgresPostedInvoices
  LegalEntityProfiles: LegalEntityProfiles
  IntegrationLog: IntegrationLog
  NetworkProvider: MaventaNetworkProvider
  AcknowledgementReader: AcknowledgementReader
  UblWriter: UblWriter
  ManageConnection: ManageConnection
  ManageNationalSettings: ManageNationalSettings
  QueuePostedInvoices: QueuePostedInvoices
  ReserveSubmission: ReserveSubmission
  ResubmitInvoice: ResubmitInvoice
  AttemptSubmission: AttemptSubmission
  SyncEntry: SyncEntry
  PollStatuses: PollStatuses
  ReceiveNotification: ReceiveNotification
  ReadEInvoices: ReadEInvoices
  Reconcile: Reconcile

  HousekeepingStore: HousekeepingStore
  KeepHouse: KeepHouse
}
