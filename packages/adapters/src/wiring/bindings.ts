import type { ExchangeRatesBindings } from "./exchange-rates-bindings.ts"
import type { Catalogue } from "@svc/domain/catalogue/catalogue"
import type { ProductStore, ProductTermStore } from "@svc/domain/catalogue/ports/product-store"
import type { ProductUses } from "@svc/domain/catalogue/ports/product-uses"
import type { CustomFields } from "@svc/domain/custom-fields/custom-fields"
import type { CustomFieldStore } from "@svc/domain/custom-fields/ports/custom-field-store"
import type { Customers } from "@svc/domain/customers/customers"
import type { AccountUses } from "@svc/domain/customers/ports/account-uses"
import type { AccountStore } from "@svc/domain/customers/ports/account-store"
import type { AcknowledgementDocument } from "@svc/domain/e-invoicing/ports/acknowledgement-document"
import type { InvoiceDocument } from "@svc/domain/invoicing/ports/invoice-document"
import type { AcknowledgementReader } from "@svc/domain/e-invoicing/ports/acknowledgement-reader"
import type { ThreadedDocumentCheck } from "../xml/document-check.ts"
import type { PartiesHistory } from "@svc/domain/invoicing/ports/parties-history"
import type { NationalMarks } from "@svc/domain/invoicing/ports/national-marks"
import type { PostingReview } from "@svc/domain/invoicing/ports/posting-review"
import type { BaseCurrencies } from "@svc/domain/exchange-rates/ports/base-currencies"
import type { Identity } from "@svc/domain/identity/identity"
import type { AccessTokenCodec } from "@svc/domain/identity/ports/access-token-codec"
import type { FailureLimiter } from "@svc/domain/identity/ports/failure-limiter"
import type { PersonalTokenStore } from "@svc/domain/identity/ports/personal-token-store"
import type { RefreshTokenStore } from "@svc/domain/identity/ports/refresh-token-store"
import type { TokenRevocations } from "@svc/domain/identity/ports/token-revocations"
import type { UserStore } from "@svc/domain/identity/ports/user-store"
import type { SecretHash } from "@svc/domain/shared/ports/secret-hash"
import type { BatchLimits, Invoicing } from "@svc/domain/invoicing/invoicing"
import type { InvoiceLinkStore, InvoicePages } from "@svc/domain/invoicing/ports/invoice-link-store"
import type { DocumentLinks } from "@svc/domain/invoicing/ports/document-links"
import type { DocumentStore } from "@svc/domain/invoicing/ports/document-store"
import type { InvoiceBatchStore } from "@svc/domain/invoicing/ports/invoice-batch-store"
import type { InvoiceStore } from "@svc/domain/invoicing/ports/invoice-store"
import type { WebhookListeners } from "@svc/domain/invoicing/ports/webhook-listeners"
import type { UsageToBill } from "@svc/domain/invoicing/ports/usage-to-bill"
import type { Notifications } from "@svc/domain/notifications/notifications"
import type { NotificationMonitor } from "@svc/domain/notifications/ports/notification-monitor"
import type { NotificationStore } from "@svc/domain/notifications/ports/notification-store"
import type { Orders } from "@svc/domain/orders/orders"
import type { BilledPeriods } from "@svc/domain/invoicing/ports/billed-periods"
import type { InvoicedPeriods } from "@svc/domain/orders/ports/invoiced-periods"
import type { Organisation } from "@svc/domain/organisation/organisation"
import type { LegalEntitySeed } from "@svc/domain/organisation/ports/legal-entity-seed"
import type { LegalEntityStore, NumberSeriesStore } from "@svc/domain/organisation/ports/legal-entity-store"
import type { TenantStore } from "@svc/domain/organisation/ports/tenant-store"
import type { CurrencyStore } from "@svc/domain/reference-data/ports/currency-store"
import type { ReferenceData } from "@svc/domain/reference-data/reference-data"
import type { AnswerOnce } from "@svc/domain/shared/idempotency"
import type { HousekeepingStore } from "@svc/domain/shared/ports/housekeeping-store"
import type { IdempotencyStore } from "@svc/domain/shared/ports/idempotency-store"
import type { IdSource } from "@svc/domain/shared/ports/id-source"
import type { JobQueue } from "@svc/domain/shared/ports/job-queue"
import type { ResourceLock } from "@svc/domain/shared/ports/resource-lock"
import type { SecretSource } from "@svc/domain/shared/ports/secret-source"
import type { UnitOfWork } from "@svc/domain/shared/ports/unit-of-work"
import type { KeepHouse } from "@svc/domain/shared/keep-house"
import type { BucketStore } from "@svc/domain/webhooks/burst"
import type { DeliveryWork } from "@svc/domain/webhooks/delivery-work"
import type { PaceStore } from "@svc/domain/webhooks/ports/pace-store"
import type { CongestionStore } from "@svc/domain/webhooks/ports/congestion-store"
import type { DeliveryLog } from "@svc/domain/webhooks/ports/delivery-log"
import type { DeliveryQueue } from "@svc/domain/webhooks/ports/delivery-queue"
import type { DeliveryStore } from "@svc/domain/webhooks/ports/delivery-store"
import type { MissedEvents } from "@svc/domain/webhooks/ports/missed-events"
import type { EventConsumers } from "@svc/domain/webhooks/ports/event-consumers"
import type { EventFeed } from "@svc/domain/webhooks/ports/event-feed"
import type { EventLog } from "@svc/domain/webhooks/ports/event-log"
import type { ClosableFeedWatch, FeedSignals } from "../postgres/webhooks/feed-watch.ts"
import type { EventStore } from "@svc/domain/webhooks/ports/event-store"
import type { HealthStore } from "@svc/domain/webhooks/ports/health-store"
import type { HmacSha256 } from "@svc/domain/webhooks/ports/hmac-sha256"
import type { HourCounts } from "@svc/domain/webhooks/ports/hour-counts"
import type { LogRetention } from "@svc/domain/webhooks/ports/log-retention"
import type { RecoveryStore } from "@svc/domain/webhooks/ports/recovery-store"
import type { UrlGuard } from "@svc/domain/webhooks/ports/url-guard"
import type { WebhookLimits, Webhooks } from "@svc/domain/webhooks/webhooks"
import type { WebhookStats } from "@svc/domain/webhooks/ports/webhook-stats"
import type { WebhookSettingsStore } from "@svc/domain/webhooks/ports/webhook-settings-store"
import type { WebhookStore } from "@svc/domain/webhooks/ports/webhook-store"
import type { RetryPolicy } from "@svc/domain/webhooks/retry-policy"
import type { UsageStore } from "@svc/domain/usage/ports/usage-store"
import type { Usage } from "@svc/domain/usage/usage"
import type { PgBoss } from "pg-boss"
import type { AppClock } from "../clock/app-clock.ts"
import type { Settings } from "../config/settings.ts"
import type { SecretBox } from "../crypto/secret-box.ts"
import type { SigningKeyCheck } from "../jwt/signing-key-check.ts"
import type { SigningKeys } from "../jwt/signing-keys.ts"
import type { MaventaNetworkProvider } from "../maventa/network-provider.ts"
import type { Drawings } from "../pdf/drawings.ts"
import type { Log } from "../observability/log.ts"
import type { Metrics } from "../observability/metrics.ts"
import type { Runtime } from "../observability/runtime.ts"
import type { InvoicesInState } from "../postgres/invoicing/invoice-list.ts"
import type { Database } from "../postgres/base/database.ts"
import type { TenantSettings } from "../postgres/base/tenant-settings.ts"
import type { SigningKeyStore } from "../postgres/identity/signing-key-store.ts"
import type { CountSealed, Reencrypt } from "../postgres/shared/reencrypt.ts"
import type { ProviderHttp } from "../provider-http/provider-http.ts"
import type { HttpWebhookSender } from "../webhook-http/webhook-sender.ts"
import type { AuditBindings } from "./audit.bindings.ts"
import type { ConsoleBindings } from "./console.bindings.ts"
import type { LedgerBindings } from "./ledger.bindings.ts"
import type { AllJobs } from "./jobs.ts"
import type { CodedLists } from "./coded-lists.ts"
import type { OrdersBindings } from "./orders.bindings.ts"
import type { PaymentsBindings } from "./payments.bindings.ts"
import type { DunningBindings } from "./dunning.bindings.ts"
import type { EInvoicingBindings } from "./e-invoicing.bindings.ts"
import type { MessagesBindings } from "./messages.bindings.ts"
import type { PeopleBindings } from "./people.bindings.ts"
import type { QuotesBindings } from "./quotes.bindings.ts"
import type { ReportsBindings } from "./reports.bindings.ts"
import type { RevenueBindings } from "./revenue.bindings.ts"
import type { ServiceBus } from "./service-bus.ts"

/** The object graph: the name and type of each binding. Doors come first, then their parts. */
export interface Bindings
  extends
    ExchangeRatesBindings,
    CodedLists,
    AuditBindings,
    ConsoleBindings,
    DunningBindings,
    EInvoicingBindings,
    LedgerBindings,
    MessagesBindings,
    OrdersBindings,
    PaymentsBindings,
    PeopleBindings,
    QuotesBindings,
    ReportsBindings,
    RevenueBindings {
  Identity: Identity
  ReferenceData: ReferenceData
  Organisation: Organisation
  CustomFields: CustomFields
  Customers: Customers
  Catalogue: Catalogue
  Orders: Orders
  Usage: Usage
  Invoicing: Invoicing
  Webhooks: Webhooks
  DeliveryWork: DeliveryWork
  Notifications: Notifications
  AnswerOnce: AnswerOnce
  KeepHouse: KeepHouse
  CountSealed: CountSealed
  Reencrypt: Reencrypt
  SigningKeyCheck: SigningKeyCheck

  Settings: Settings
  AppClock: AppClock
  Log: Log
  Runtime: Runtime
  Metrics: Metrics
  Db: Database
  TenantSettings: TenantSettings
  PgBoss: PgBoss
  SecretBox: SecretBox
  EventBus: ServiceBus

  IdSource: IdSource
  ResourceLock: ResourceLock
  SecretSource: SecretSource
  UnitOfWork: UnitOfWork
  JobQueue: JobQueue<AllJobs>
  IdempotencyStore: IdempotencyStore
  HousekeepingStore: HousekeepingStore

  UserStore: UserStore
  PersonalTokenStore: PersonalTokenStore
  RefreshTokenStore: RefreshTokenStore
  FailureLimiter: FailureLimiter
  SecretHash: SecretHash
  SigningKeyStore: SigningKeyStore
  SigningKeys: SigningKeys
  AccessTokenCodec: AccessTokenCodec
  TokenRevocations: TokenRevocations

  CurrencyStore: CurrencyStore
  TenantStore: TenantStore
  LegalEntityStore: LegalEntityStore
  NumberSeriesStore: NumberSeriesStore
  LegalEntitySeed: LegalEntitySeed
  CustomFieldStore: CustomFieldStore
  AccountStore: AccountStore
  AccountUses: AccountUses
  ProductStore: ProductStore
  ProductTermStore: ProductTermStore
  ProductUses: ProductUses
  UsageStore: UsageStore
  UsageToBill: UsageToBill
  BilledPeriods: BilledPeriods
  InvoicedPeriods: InvoicedPeriods
  InvoiceStore: InvoiceStore
  InvoicesInState: InvoicesInState
  InvoiceBatchStore: InvoiceBatchStore
  WebhookListeners: WebhookListeners
  BatchLimits: BatchLimits
  Drawings: Drawings
  InvoiceDocument: InvoiceDocument
  DocumentLinks: DocumentLinks
  InvoiceLinkStore: InvoiceLinkStore
  InvoicePages: InvoicePages
  DocumentStore: DocumentStore

  ProviderHttp: ProviderHttp
  BaseCurrencies: BaseCurrencies
  NationalMarks: NationalMarks
  PostingReview: PostingReview
  PartiesHistory: PartiesHistory

  NetworkProvider: MaventaNetworkProvider
  AcknowledgementReader: AcknowledgementReader
  AcknowledgementDocument: AcknowledgementDocument
  DocumentCheck: ThreadedDocumentCheck

  WebhookStore: WebhookStore
  WebhookSettingsStore: WebhookSettingsStore
  EventStore: EventStore
  EventConsumers: EventConsumers
  EventFeed: EventFeed
  EventLog: EventLog
  FeedSignals: FeedSignals
  FeedWatch: ClosableFeedWatch
  MissedEvents: MissedEvents
  DeliveryStore: DeliveryStore
  DeliveryQueue: DeliveryQueue
  CongestionStore: CongestionStore
  PaceStore: PaceStore
  DeliveryLog: DeliveryLog
  WebhookStats: WebhookStats
  RecoveryStore: RecoveryStore
  LogRetention: LogRetention
  HourCounts: HourCounts
  HealthStore: HealthStore
  BucketStore: BucketStore
  RetryPolicy: RetryPolicy
  UrlGuard: UrlGuard
  WebhookLimits: WebhookLimits
  WebhookSender: HttpWebhookSender
  HmacSha256: HmacSha256

  NotificationStore: NotificationStore
  NotificationMonitor: NotificationMonitor
}
