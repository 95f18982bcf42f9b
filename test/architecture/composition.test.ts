import { systemClock } from "@svc/adapters/clock/app-clock"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { describe, expect, it } from "vitest"
import { testSurroundings } from "../support/service/surroundings.ts"

/** Every name of the graph: one that is missing here does not compile. */
const every: { readonly [Name in keyof Bindings]: true } = {
  Identity: true,
  ReferenceData: true,
  Organisation: true,
  CustomFields: true,
  Customers: true,
  Catalogue: true,
  ExchangeRates: true,
  Ledger: true,
  Invoicing: true,
  EInvoicing: true,
  Webhooks: true,
  DeliveryWork: true,
  Notifications: true,
  AnswerOnce: true,
  KeepHouse: true,
  CountSealed: true,
  Reencrypt: true,
  SigningKeyCheck: true,
  Settings: true,
  TenantSettings: true,
  AppClock: true,
  Log: true,
  Runtime: true,
  Metrics: true,
  Db: true,
  PgBoss: true,
  SecretBox: true,
  EventBus: true,
  IdSource: true,
  SecretSource: true,
  UnitOfWork: true,
  JobQueue: true,
  IdempotencyStore: true,
  HousekeepingStore: true,
  UserStore: true,
  PersonalTokenStore: true,
  RefreshTokenStore: true,
  FailureLimiter: true,
  SecretHash: true,
  SigningKeyStore: true,
  SigningKeys: true,
  AccessTokenCodec: true,
  TokenRevocations: true,
  FinancialAccountList: true,
  PaymentTermList: true,
  TaxTemplateList: true,
  CurrencyStore: true,
  TenantStore: true,
  LegalEntityStore: true,
  NumberSeriesStore: true,
  LegalEntitySeed: true,
  CustomFieldStore: true,
  ProductStore: true,
  ProductTermStore: true,
  ProductUses: true,
  AccountStore: true,
  JournalStore: true,
  InvoiceStore: true,
  InvoiceDocument: true,
  DocumentStore: true,
  ProviderHttp: true,
  CentralBankFeed: true,
  CommercialRates: true,
  SwedishCentralBank: true,
  BaseCurrencies: true,
  PostingReview: true,
  PartiesHistory: true,
  RateStore: true,
  RateImportStore: true,
  RateProviderStore: true,
  ImportMonitor: true,
  EInvoicingDeployment: true,
  EInvoicingSettingsStore: true,
  EntryStore: true,
  IntegrationLog: true,
  NetworkProvider: true,
  AcknowledgementReader: true,
  DocumentCheck: true,
  WebhookStore: true,
  EventStore: true,
  EventLog: true,
  MissedEvents: true,
  DeliveryStore: true,
  DeliveryQueue: true,
  CongestionStore: true,
  DeliveryLog: true,
  WebhookStats: true,
  RecoveryStore: true,
  LogRetention: true,
  HealthStore: true,
  BucketStore: true,
  RetryPolicy: true,
  UrlGuard: true,
  WebhookLimits: true,
  WebhookSender: true,
  HmacSha256: true,
  NotificationStore: true,
  NotificationMonitor: true,
}
const names = Object.keys(every) as (keyof Bindings)[]

describe.each([
  ["http", "svc_app"],
  ["worker", "svc_worker"],
  ["cli", "svc_worker"],
] as const)("the graph of %s", (name, role) => {
  // Nothing connects before it is asked something.
  const container = compose(name, role, {
    ...testSurroundings("postgres://nobody@127.0.0.1:1/nothing"),
    clock: systemClock,
  })

  // HTTP adds jobs by a function and opens no queue.
  it.each(names.filter((key) => name !== "http" || key !== "PgBoss"))("gives %s, the same each time", (key) => {
    const given: unknown = resolve(container, key)
    expect(given).toBeDefined()
    expect(resolve(container, key)).toBe(given)
  })
})
