import { defaultRetryPolicy } from "@svc/domain/webhooks/retry-policy"
import { mostDisableDays } from "@svc/domain/webhooks/webhook-streak"
import { Schema } from "effect"
import { neededPostgres } from "../oldest-postgres.ts"
import { nameServerProblem, portsProblem } from "./list-problems.ts"
import { networkProblem } from "../webhook-http/address-rules.ts"
import { rateProviderSettings } from "./rate-provider-settings.ts"
import { flag, httpUrl, integer, keys, list, oneOf, postgresUrl, type Setting, share, text } from "./setting.ts"

/** All settings that the processes read from the environment. `docs/operations/settings.md` lists them with these texts. */
export const definitions = {
  port: integer(0, 65_535)("PORT", 8080, "port of the HTTP interface; 0 takes a free one"),
  host: text("SVC_HOST", undefined, "address to listen on", "127.0.0.1, or every address with `DATABASE_URL`"),
  databaseUrl: postgresUrl(
    "DATABASE_URL",
    undefined,
    `${neededPostgres}; several hosts separated by commas are a primary and its standbys`,
    "an embedded PostgreSQL 18 in `SVC_DATA_DIR`",
  ),
  databaseHttpUrl: postgresUrl(
    "SVC_DATABASE_HTTP_URL",
    undefined,
    "the same database for HTTP, with a login that is a member of `svc_app` only",
    "`DATABASE_URL`, whose login then serves both",
  ),
  dataDir: text("SVC_DATA_DIR", ".data", "folder of the embedded PostgreSQL and of generated keys"),
  baseUrl: httpUrl(
    "SVC_BASE_URL",
    undefined,
    "public address: issuer of tokens, discovery, links",
    "`http://localhost:PORT`",
  ),
  environment: oneOf(["production", "sandbox", "us", "us-sandbox"])(
    "SVC_ENVIRONMENT",
    "production",
    "production, sandbox, us or us-sandbox; tokens of one are invalid in another",
  ),
  encryptionKeys: keys(
    "SVC_ENCRYPTION_KEY",
    undefined,
    "32 bytes in base64 that encrypt secrets at rest; several separated by commas, the first encrypts",
    "required with `DATABASE_URL`, otherwise generated into `SVC_DATA_DIR`",
  ),
  logLevel: oneOf(["trace", "debug", "info", "warn", "error", "silent"])(
    "SVC_LOG_LEVEL",
    "info",
    "lowest level to log",
  ),
  logFormat: oneOf(["json", "people"])(
    "SVC_LOG_FORMAT",
    undefined,
    "`json`, or one short line for each request",
    "`people` for `npm start` at a terminal, otherwise `json`",
  ),
  metricsToken: text(
    "SVC_METRICS_TOKEN",
    undefined,
    "bearer token for `/metrics` from other machines, and from this one with `SVC_BASE_URL`",
    "loopback only",
  ),
  otlpEndpoint: httpUrl(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    undefined,
    "address that traces are sent to, by OTLP over HTTP",
    "none: no traces are made",
  ),
  traceShare: share("OTEL_TRACES_SAMPLER_ARG", 1, "share of the traces that are sent, such as 0.01"),
  trustProxy: flag("SVC_TRUST_PROXY", false, "1 takes the caller's address from `X-Forwarded-For`", "0"),
  databaseConnections: integer(2, 500)("SVC_DATABASE_CONNECTIONS", 20, "connections of a process, at most"),
  statementTimeoutSeconds: integer(1, 3600)(
    "SVC_DATABASE_STATEMENT_TIMEOUT_SECONDS",
    30,
    "longest statement of a request; a longer one is stopped and answered with 503",
  ),
  idleTransactionTimeoutSeconds: integer(1, 3600)(
    "SVC_DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS",
    90,
    "longest pause of a request's transaction between two statements; a client that reads slowly is cut off after 60",
  ),
  maxFailuresPerMinute: integer(0, 1_000_000)(
    "SVC_AUTH_MAX_FAILURES_PER_MINUTE",
    10,
    "failed sign-ins for one client id or address before 429; 0 is no limit",
  ),
  sessionIdleMinutes: integer(1, 1440)("SVC_SESSION_IDLE_MINUTES", 60, "longest time of a session without use"),
  sessionHours: integer(1, 720)("SVC_SESSION_HOURS", 12, "longest time of a session, even if it is used"),
  webhookRetryIntervalSeconds: integer(1, 31_536_000)(
    "SVC_WEBHOOK_RETRY_INTERVAL_SECONDS",
    defaultRetryPolicy.intervalSeconds,
    "from a failed attempt to the next",
  ),
  webhookMaxAttempts: integer(1, 1000)(
    "SVC_WEBHOOK_MAX_ATTEMPTS",
    defaultRetryPolicy.maxAttempts,
    "automatic attempts in all, the first included",
  ),
  webhookTimeoutSeconds: integer(1, 3600)(
    "SVC_WEBHOOK_TIMEOUT_SECONDS",
    60,
    "time for a receiver to answer completely",
  ),
  webhookAllowedNetworks: list(networkProblem)(
    "SVC_WEBHOOK_ALLOWED_NETWORKS",
    undefined,
    "forbidden networks that receivers may nevertheless be in (CIDR, separated by commas)",
    "none; loopback for `npm start` with the embedded database",
  ),
  mailAllowedNetworks: list(networkProblem)(
    "SVC_MAIL_ALLOWED_NETWORKS",
    undefined,
    "forbidden networks that mail servers may nevertheless be in (CIDR, separated by commas), also without TLS",
    "none",
  ),
  mailPorts: list(portsProblem)(
    "SVC_MAIL_PORTS",
    undefined,
    "ports of mail servers beside 25, 465, 587 and 2525, such as 1025 or 2000-2100, separated by commas",
    "none",
  ),
  auditRetentionMonths: integer(3, 120)(
    "SVC_AUDIT_RETENTION_MONTHS",
    24,
    "months for which the audit log is kept at least",
  ),
  webhookMaxInFlight: integer(1, 1000)(
    "SVC_WEBHOOK_MAX_IN_FLIGHT",
    16,
    "requests at a time to one webhook from one worker process",
  ),
  webhooksPerLegalEntity: integer(1, 100_000)(
    "SVC_WEBHOOKS_PER_LEGAL_ENTITY",
    200,
    "most webhooks of a legal entity; existing ones stay",
  ),
  eventMaxBytes: integer(2 ** 20, 2 ** 26)(
    "SVC_EVENT_MAX_BYTES",
    2 ** 24,
    "bytes of the largest data of an event that is kept; larger data is left out",
  ),
  webhookDisableAfterDays: integer(0, mostDisableDays)(
    "SVC_WEBHOOK_DISABLE_AFTER_DAYS",
    0,
    "days of failures after which a new webhook is disabled, unless its settings say otherwise; 0 never disables one",
  ),
  webhookNameServers: list(nameServerProblem)(
    "SVC_WEBHOOK_NAME_SERVERS",
    undefined,
    "name servers for receivers' names",
    "those of the system",
  ),
  invoiceBatchChunk: integer(1, 5000)(
    "SVC_INVOICE_BATCH_CHUNK",
    500,
    "accounts, or invoices to post, of one transaction of an invoice batch",
  ),
  ...rateProviderSettings,
  workerSlots: integer(1, 10_000)("SVC_WORKER_SLOTS", 256, "requests at a time from one worker process"),
  workerPort: integer(0, 65_535)(
    "SVC_WORKER_PORT",
    undefined,
    "port for health and metrics of a worker that runs alone",
  ),
  networkProviderUrl: httpUrl(
    "SVC_NETWORK_PROVIDER_URL",
    "https://ax.maventa.com",
    "address of the e-invoicing network provider",
  ),
  networkProviderVendorKey: text(
    "SVC_NETWORK_PROVIDER_VENDOR_KEY",
    undefined,
    "key of this service at the e-invoicing network provider",
  ),
  networkProviderTimeoutSeconds: integer(1, 120)(
    "SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS",
    30,
    "longest exchange with the e-invoicing network provider",
  ),
  einvoiceRetrySeconds: integer(1, 3600)(
    "SVC_EINVOICE_RETRY_SECONDS",
    30,
    "from a submission that the network provider did not answer to the next; later ones are further apart",
  ),
  einvoicePollSeconds: integer(1, 86_400)(
    "SVC_EINVOICE_POLL_SECONDS",
    300,
    "from one status read of a submitted e-invoice to the next; later ones are further apart",
  ),
  console: flag("SVC_CONSOLE", true, "0 neither builds nor serves the console", "1"),
  testClock: flag(
    "SVC_TEST_CLOCK",
    false,
    "1 lets `/TestClock` move the time of `npm start`; refused in production",
    "0",
  ),
  nodeEnv: text("NODE_ENV", undefined, "`production` refuses the test clock"),
} satisfies Record<string, Setting<unknown>>

type Definitions = typeof definitions
export type Settings = {
  readonly [K in keyof Definitions]: Definitions[K] extends Setting<infer A> ? A : never
}

/** The environment holds mistakes; the message has one line for each (contract O7). */
export class SettingsRefused extends Schema.TaggedError<SettingsRefused>()("SettingsRefused", {
  mistakes: Schema.Array(Schema.String),
}) {
  override get message() {
    return this.mistakes.join("\n")
  }
}

/** Reads and checks everything at once. Throws `SettingsRefused`. */
export const readSettings = (environment: Readonly<Record<string, string | undefined>>): Settings => {
  const mistakes: string[] = []
  const values = Object.entries(definitions).map(([key, { name, read }]) => {
    const result = read(environment[name])
    if ("mistake" in result) mistakes.push(result.mistake)
    return [key, "value" in result ? result.value : undefined]
  })
  const settings = Object.fromEntries(values) as Settings
  if (settings.testClock && settings.nodeEnv === "production") {
    mistakes.push("SVC_TEST_CLOCK must not be set when NODE_ENV is production")
  }
  const external = settings.databaseUrl ?? settings.databaseHttpUrl
  if (external !== undefined && settings.encryptionKeys === undefined && mistakes.length === 0) {
    mistakes.push(
      "SVC_ENCRYPTION_KEY is required with DATABASE_URL: make one with `openssl rand -base64 32` and keep it",
    )
  }
  if (mistakes.length > 0) throw new SettingsRefused({ mistakes })
  return settings
}

/** The public address of the service, once its port is known. */
export const baseUrlOf = ({ baseUrl, port }: Pick<Settings, "baseUrl" | "port">): string =>
  baseUrl ?? `http://localhost:${port}`
