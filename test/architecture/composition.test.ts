import { systemClock } from "@svc/adapters/clock/app-clock"
import type { Bindings } from "@svc/adapters/wiring/bindings"
import { compose } from "@svc/adapters/wiring/compose"
import { resolve } from "@svc/adapters/wiring/provide"
import { describe, expect, it } from "vitest"
import { testSurroundings } from "../support/side.ts"

/** Every name of the graph: one that is missing here does not compile. */
const every: { readonly [Name in keyof Bindings]: true } = {
  Settings: true,
  AppClock: true,
  Log: true,
  Runtime: true,
  Metrics: true,
  Db: true,
  PgBoss: true,
  SecretBox: true,
  SigningKeyStore: true,
  SigningKeys: true,
  Reencrypt: true,
  IdSource: true,
  SecretSource: true,
  UnitOfWork: true,
  JobQueue: true,
  IdempotencyStore: true,
  AnswerOnce: true,
  TenantStore: true,
  PersonalTokenStore: true,
  RefreshTokenStore: true,
  FailureLimiter: true,
  SecretHash: true,
  AccessTokenCodec: true,
  TokenRevocations: true,
  Authenticate: true,
  IssueTokens: true,
  CreateTenant: true,
  ManagePersonalTokens: true,
  WebhookStore: true,
  EventStore: true,
  DeliveryStore: true,
  DeliveryLog: true,
  DeliveryQueue: true,
  UrlGuard: true,
  WebhookSender: true,
  HmacSha256: true,
  RetryPolicy: true,
  RaiseEvents: true,
  EmitEvent: true,
  RegisterWebhook: true,
  ChangeWebhook: true,
  ManageWebhooks: true,
  TestWebhook: true,
  ReadDeliveries: true,
  RetryDelivery: true,
  RecordAttempts: true,
  ResumeDeliveries: true,
  SetAside: true,
  EInvoicingTiming: true,
  EInvoicingSettingsStore: true,
  EntryStore: true,
  PostedInvoices: true,
  LegalEntityProfiles: true,
  IntegrationLog: true,
  NetworkProvider: true,
  AcknowledgementReader: true,
  UblWriter: true,
  ManageConnection: true,
  ManageNationalSettings: true,
  QueuePostedInvoices: true,
  ReserveSubmission: true,
  ResubmitInvoice: true,
  AttemptSubmission: true,
  SyncEntry: true,
  PollStatuses: true,
  ReceiveNotification: true,
  ReadEInvoices: true,
  Reconcile: true,
  HousekeepingStore: true,
  KeepHouse: true,
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

  it.each(names)("gives %s, the same each time", (key) => {
    const given: unknown = resolve(container, key)
    expect(given).toBeDefined()
    expect(resolve(container, key)).toBe(given)
  })
})
