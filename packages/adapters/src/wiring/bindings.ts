import type { ManageAccounts } from "@svc/domain/billing/accounts/use-cases/manage-accounts"
import type { AccountStore } from "@svc/domain/billing/accounts/ports/account-store"
import type { CustomFieldStore } from "@svc/domain/billing/custom-fields/ports/custom-field-store"
import type { ManageCustomFields } from "@svc/domain/billing/custom-fields/use-cases/manage-custom-fields"
import type { InvoiceDocument } from "@svc/domain/billing/invoicing/ports/invoice-document"
import type { InvoiceStore } from "@svc/domain/billing/invoicing/ports/invoice-store"
import type { ChangeInvoice } from "@svc/domain/billing/invoicing/use-cases/change-invoice"
import type { ConvertToBase } from "@svc/domain/billing/invoicing/use-cases/convert-to-base"
import type { CreateOnAccountInvoice } from "@svc/domain/billing/invoicing/use-cases/create-on-account-invoice"
import type { CreditInvoice } from "@svc/domain/billing/invoicing/use-cases/credit-invoice"
import type { SettleInvoiceAction } from "@svc/domain/billing/invoicing/use-cases/generate-invoice"
import type { PostInvoice } from "@svc/domain/billing/invoicing/use-cases/post-invoice"
import type { ReadInvoices } from "@svc/domain/billing/invoicing/use-cases/read-invoices"
import type { JournalStore } from "@svc/domain/billing/journals/ports/journal-store"
import type { LegalEntityStore, NumberSeriesStore } from "@svc/domain/billing/legal-entities/ports/legal-entity-store"
import type { ManageLegalEntities } from "@svc/domain/billing/legal-entities/use-cases/manage-legal-entities"
import type {
  FinancialAccountCatalogue,
  PaymentTermCatalogue,
  ReferenceDataSeed,
  TaxTemplateCatalogue,
} from "@svc/domain/billing/reference-data/ports/catalogue"
import type { ManageReferenceData } from "@svc/domain/billing/reference-data/use-cases/manage-reference-data"
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
import type { NotificationStore } from "@svc/domain/notifications/ports/notification-store"
import type { Notify } from "@svc/domain/notifications/use-cases/notify"
import type { ReadNotifications } from "@svc/domain/notifications/use-cases/read-notifications"
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
import type { BucketStore } from "@svc/domain/webhooks/burst"
import type { CongestionStore } from "@svc/domain/webhooks/ports/congestion-store"
import type { DeliveryStore } from "@svc/domain/webhooks/ports/delivery-store"
import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { UrlGuard } from "@svc/domain/webhooks/ports/url-guard"
import type { HealthStore } from "@svc/domain/webhooks/ports/health-store"
import type { LogRetention } from "@svc/domain/webhooks/ports/log-retention"
import type { RecoveryStore } from "@svc/domain/webhooks/ports/recovery-store"
import type { WebhookStats } from "@svc/domain/webhooks/ports/webhook-stats"
import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import type { RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import type { ChangeWebhook } from "@svc/domain/webhooks/use-cases/change-webhook"
import type { EmitEvent } from "@svc/domain/webhooks/use-cases/emit-event"
import type { ManageRecoveries } from "@svc/domain/webhooks/use-cases/manage-recoveries"
import type { ManageWebhooks } from "@svc/domain/webhooks/use-cases/manage-webhooks"
import type { PurgeLog } from "@svc/domain/webhooks/use-cases/purge-log"
import type { RaiseEvents } from "@svc/domain/webhooks/use-cases/raise-events"
import type { ReadDeliveries } from "@svc/domain/webhooks/use-cases/read-deliveries"
import type { ReadStats } from "@svc/domain/webhooks/use-cases/read-stats"
import type { RecordAttempts } from "@svc/domain/webhooks/use-cases/record-attempts"
import type { RegisterWebhook } from "@svc/domain/webhooks/use-cases/register-webhook"
import type { RetryDelivery } from "@svc/domain/webhooks/use-cases/retry-delivery"
import type { RunRecovery } from "@svc/domain/webhooks/use-cases/run-recovery"
import type { ParkBacklog } from "@svc/domain/webhooks/use-cases/park-backlog"
import type { UnparkDeliveries } from "@svc/domain/webhooks/use-cases/unpark-deliveries"
import type { SetAside } from "@svc/domain/webhooks/use-cases/set-aside"
import type { WatchWebhooks } from "@svc/domain/webhooks/use-cases/watch-webhooks"
import type { TestWebhook } from "@svc/domain/webhooks/use-cases/test-webhook"
import type { CentralBankFeed } from "@svc/domain/exchange-rates/ports/central-bank-feed"
import type { CommercialRates } from "@svc/domain/exchange-rates/ports/commercial-rates"
import type { CurrencyStore } from "@svc/domain/exchange-rates/ports/currency-store"
import type { ImportMonitor } from "@svc/domain/exchange-rates/ports/import-monitor"
import type { RateImportStore } from "@svc/domain/exchange-rates/ports/rate-import-store"
import type { RateProviderStore } from "@svc/domain/exchange-rates/ports/rate-provider-store"
import type { RateStore } from "@svc/domain/exchange-rates/ports/rate-store"
import type { SwedishCentralBank } from "@svc/domain/exchange-rates/ports/swedish-central-bank"
import type { CreateRate } from "@svc/domain/exchange-rates/use-cases/create-rate"
import type { FindPair } from "@svc/domain/exchange-rates/use-cases/find-pair"
import type { KeepRates } from "@svc/domain/exchange-rates/use-cases/keep-rates"
import type { ManageCurrencies } from "@svc/domain/exchange-rates/use-cases/manage-currencies"
import type { ManageProviders } from "@svc/domain/exchange-rates/use-cases/manage-providers"
import type { ReadImports } from "@svc/domain/exchange-rates/use-cases/read-imports"
import type { ReadRates } from "@svc/domain/exchange-rates/use-cases/read-rates"
import type { RequestImport } from "@svc/domain/exchange-rates/use-cases/request-import"
import type { RunImport } from "@svc/domain/exchange-rates/use-cases/run-import"
import type { StartDueImports } from "@svc/domain/exchange-rates/use-cases/start-due-imports"
import type { PgBoss } from "pg-boss"
import type { AppClock } from "../clock/app-clock.ts"
import type { Settings } from "../config/settings.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import type { SigningKeys } from "../jwt/signing-keys.ts"
import type { Log } from "../observability/log.ts"
import type { Metrics } from "../observability/metrics.ts"
import type { Runtime } from "../observability/runtime.ts"
import type { Db } from "../postgres/database.ts"
import type { Reencrypt } from "../postgres/reencrypt.ts"
import type { SigningKeyStore } from "../postgres/signing-key-store.ts"
import type { ProviderHttp } from "../provider-http/provider-http.ts"
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
  CongestionStore: CongestionStore
  BucketStore: BucketStore
  DeliveryLog: DeliveryLog
  WebhookStats: WebhookStats
  RecoveryStore: RecoveryStore
  LogRetention: LogRetention
  HealthStore: HealthStore
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
  ReadStats: ReadStats
  RetryDelivery: RetryDelivery
  PurgeLog: PurgeLog
  WatchWebhooks: WatchWebhooks
  ManageRecoveries: ManageRecoveries
  RunRecovery: RunRecovery
  RecordAttempts: RecordAttempts
  SetAside: SetAside
  ParkBacklog: ParkBacklog
  UnparkDeliveries: UnparkDeliveries

  FinancialAccountCatalogue: FinancialAccountCatalogue
  PaymentTermCatalogue: PaymentTermCatalogue
  TaxTemplateCatalogue: TaxTemplateCatalogue
  ReferenceDataSeed: ReferenceDataSeed
  CustomFieldStore: CustomFieldStore
  LegalEntityStore: LegalEntityStore
  NumberSeriesStore: NumberSeriesStore
  AccountStore: AccountStore
  InvoiceStore: InvoiceStore
  JournalStore: JournalStore
  InvoiceDocument: InvoiceDocument
  ManageReferenceData: ManageReferenceData
  ManageCustomFields: ManageCustomFields
  ManageLegalEntities: ManageLegalEntities
  ManageAccounts: ManageAccounts
  ConvertToBase: ConvertToBase
  PostInvoice: PostInvoice
  SettleInvoiceAction: SettleInvoiceAction
  CreateOnAccountInvoice: CreateOnAccountInvoice
  CreditInvoice: CreditInvoice
  ChangeInvoice: ChangeInvoice
  ReadInvoices: ReadInvoices

  NotificationStore: NotificationStore
  Notify: Notify
  ReadNotifications: ReadNotifications

  HousekeepingStore: HousekeepingStore
  KeepHouse: KeepHouse

  ProviderHttp: ProviderHttp
  CentralBankFeed: CentralBankFeed
  CommercialRates: CommercialRates
  SwedishCentralBank: SwedishCentralBank
  CurrencyStore: CurrencyStore
  RateStore: RateStore
  RateImportStore: RateImportStore
  RateProviderStore: RateProviderStore
  ImportMonitor: ImportMonitor
  FindPair: FindPair
  KeepRates: KeepRates
  RequestImport: RequestImport
  RunImport: RunImport
  StartDueImports: StartDueImports
  ReadImports: ReadImports
  ManageProviders: ManageProviders
  ManageCurrencies: ManageCurrencies
  CreateRate: CreateRate
  ReadRates: ReadRates
}
