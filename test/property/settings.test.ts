import { definitions, readSettings, SettingsRefused } from "@svc/adapters/config/settings"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const key = Buffer.alloc(32, 7).toString("base64")
const secretWord = "pa55-w0rd"

/** Wrong values for every variable that can be wrong. Some of them contain a secret. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: ["-1", "65536", "80.5", "eighty", "80a", "1e9"],
  DATABASE_URL: [
    `mysql://user:${secretWord}@host/db`,
    `postgres//${secretWord}`,
    `postgres://user:${secretWord}@[::/db`,
    secretWord,
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [`ftp://user:${secretWord}@host`, "collector.example"],
  OTEL_TRACES_SAMPLER_ARG: ["-0.1", "1.5", "half"],
  SVC_BASE_URL: [
    `ftp://user:${secretWord}@host`,
    "svc.example",
    `https://svc.example/?a=${secretWord}`,
    "https://svc.example/#a",
    "https://",
  ],
  SVC_ENVIRONMENT: ["prod", "Production", "eu", "production,sandbox"],
  SVC_ENCRYPTION_KEY: [
    secretWord,
    key.slice(4),
    `${key}A${key}`,
    `${key} ${key}`,
    `${key},${secretWord}`,
    `,${key}`,
    Buffer.alloc(16, 7).toString("base64"),
  ],
  SVC_LOG_LEVEL: ["verbose", "INFO", "0"],
  SVC_LOG_FORMAT: ["xml", "JSON"],
  SVC_TRUST_PROXY: ["yes", "2", "on"],
  SVC_DATABASE_CONNECTIONS: ["1", "501", "many"],
  SVC_DATABASE_HTTP_URL: [`mysql://user:${secretWord}@host/db`, secretWord],
  SVC_DATABASE_STATEMENT_TIMEOUT_SECONDS: ["0", "3601", "30s"],
  SVC_DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: ["0", "3601", "1.5"],
  SVC_AUTH_MAX_FAILURES_PER_MINUTE: ["-1", "1.5", "ten"],
  SVC_SESSION_IDLE_MINUTES: ["0", "1441", "an hour"],
  SVC_SESSION_HOURS: ["0", "721"],
  SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: ["0", "31536001", "3h"],
  SVC_WEBHOOK_MAX_ATTEMPTS: ["0", "1001", "ten"],
  SVC_WEBHOOK_TIMEOUT_SECONDS: ["0", "3601", "60s", "Infinity", "NaN"],
  SVC_MAIL_ALLOWED_NETWORKS: ["10.0.0.0", "10.0.0.0/33", "host/8"],
  SVC_MAIL_PORTS: ["0", "65536", "2100-2000", "1025-", "smtp", "1-2-3"],
  SVC_WEBHOOK_ALLOWED_NETWORKS: [
    "10.0.0.0",
    "10.0.0.0/33",
    "fd00::/129",
    "host/8",
    "10.0.0.0/8,,",
    "10.0.0.0/8;fd00::/8",
  ],
  SVC_AUDIT_RETENTION_MONTHS: ["2", "121", "two years"],
  SVC_WEBHOOK_MAX_IN_FLIGHT: ["0", "1001", "all"],
  SVC_WEBHOOKS_PER_LEGAL_ENTITY: ["0", "100001", "many"],
  SVC_EVENT_MAX_BYTES: ["1048575", "67108865", "16MiB"],
  SVC_WEBHOOK_DISABLE_AFTER_DAYS: ["-1", "15", "1.5", "five"],
  SVC_WEBHOOK_NAME_SERVERS: ["dns.example", "10.0.0.53:dns", "10.0.0", "fd00::53:5353:x", "10.0.0.53,"],
  SVC_CENTRAL_BANK_DATA_URL: [`ftp://${secretWord}@bank.example`, "bank.example"],
  SVC_RATES_URL: [`https://rates.example/?api_key=${secretWord}`, "rates"],
  SVC_NBP_URL: ["https://bank.example/#a", "//bank.example"],
  SVC_RIKSBANK_URL: ["https://bank.example/#a", "//bank.example"],
  SVC_NETWORK_PROVIDER_URL: [`ftp://${secretWord}@network.example`, "network.example"],
  SVC_NETWORK_PROVIDER_TIMEOUT_SECONDS: ["0", "121", "30s"],
  SVC_EINVOICE_RETRY_SECONDS: ["0", "3601", "30s"],
  SVC_EINVOICE_POLL_SECONDS: ["0", "86401", "5m"],
  SVC_INVOICE_BATCH_CHUNK: ["0", "5001", "many"],
  SVC_WORKER_SLOTS: ["0", "10001"],
  SVC_WORKER_PORT: ["-1", "65536"],
  SVC_CONSOLE: ["off", "2"],
  SVC_TEST_CLOCK: ["yes", "2"],
}
const right: Readonly<Record<string, readonly string[]>> = {
  PORT: ["0", "65535", " 8080 ", ""],
  DATABASE_URL: [`postgres://user:${secretWord}@host:5432/db`, "postgresql://host/db?sslmode=require"],
  OTEL_EXPORTER_OTLP_ENDPOINT: ["http://collector.example:4318"],
  OTEL_TRACES_SAMPLER_ARG: ["0", "0.01", "1"],
  SVC_BASE_URL: ["https://svc.example", "http://svc.example:8080/", "https://svc.example/path//"],
  SVC_ENVIRONMENT: ["production", "sandbox", "us", "us-sandbox"],
  SVC_ENCRYPTION_KEY: [key, ` ${key} , ${key} `],
  SVC_LOG_LEVEL: ["trace", "silent"],
  SVC_LOG_FORMAT: ["json", "people"],
  SVC_TRUST_PROXY: ["1", "true", "0", "FALSE"],
  SVC_MAIL_ALLOWED_NETWORKS: ["10.0.0.0/8", "127.0.0.0/8, ::1/128"],
  SVC_MAIL_PORTS: ["1025", "1025, 2000-2100"],
  SVC_WEBHOOK_ALLOWED_NETWORKS: ["10.0.0.0/8", "127.0.0.0/8, ::1/128"],
  SVC_WEBHOOK_NAME_SERVERS: ["10.0.0.53", "10.0.0.53:5353,[fd00::53]:53", "fd00::53"],
  SVC_NBP_URL: ["https://bank.example", "http://127.0.0.1:9/api/"],
  SVC_RIKSBANK_URL: ["https://bank.example", "http://127.0.0.1:9/swea/v1/"],
  SVC_WORKER_SLOTS: ["1", "10000"],
}
const one = (values: Readonly<Record<string, readonly string[]>>) =>
  fc
    .constantFrom(...Object.keys(values))
    .chain((name) => fc.constantFrom(...values[name]!).map((value) => ({ name, value })))
const mistakesOf = (environment: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return error instanceof SettingsRefused ? error.message.split("\n") : [`not refused in order: ${String(error)}`]
  }
}
/** The values that other settings need to be valid. */
const complete = { DATABASE_URL: "postgres://host/db", SVC_ENCRYPTION_KEY: key }

describe("a wrong value", () => {
  const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const))

  it.each(cases)("of %s, %j, gives one line that names it", (name, value) => {
    const mistakes = mistakesOf({ ...complete, [name]: value })
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatch(new RegExp(`^${name}( must be |: )`))
    expect(mistakes[0]).not.toContain(secretWord)
    expect(mistakes[0]).not.toContain(key.slice(0, 8))
  })

  it("beside others gives a line for each, in the order of the settings, and repeats no secret", () => {
    const order = Object.values(definitions).map(({ name }) => name)
    const several = fc.uniqueArray(one(wrong), { minLength: 1, selector: ({ name }) => name })
    fc.assert(
      fc.property(several, fc.array(one(right)), (bad, good) => {
        const environment = Object.fromEntries([...good, ...bad].map(({ name, value }) => [name, value]))
        const mistakes = mistakesOf({ ...complete, ...environment })
        const named = bad.map(({ name }) => name).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        expect(mistakes.map((line) => line.split(/[ :]/)[0])).toEqual(named)
        for (const line of mistakes) expect(line).not.toMatch(new RegExp(`${secretWord}|${key.slice(0, 8)}`))
      }),
      { numRuns: 500 },
    )
  })

  it("is tried for every variable that is not free text", () => {
    const keys = ["SVC_METRICS_TOKEN", "SVC_RIKSBANK_KEY", "SVC_NETWORK_PROVIDER_VENDOR_KEY"]
    const free = ["SVC_HOST", "SVC_DATA_DIR", ...keys, "NODE_ENV"]
    const names = Object.values(definitions).map(({ name }) => name)
    expect([...Object.keys(wrong), ...free].toSorted()).toEqual(names.toSorted())
  })
})

describe("right values", () => {
  it("are taken in any company", () => {
    fc.assert(
      fc.property(fc.array(one(right)), (good) => {
        expect(
          mistakesOf({ ...complete, ...Object.fromEntries(good.map(({ name, value }) => [name, value])) }),
        ).toEqual([])
      }),
    )
  })

  it("that are left out or blank are the defaults", () => {
    const blank = Object.fromEntries(Object.values(definitions).map(({ name }) => [name, "  "]))
    expect(readSettings(blank)).toEqual(readSettings({}))
    expect(readSettings({})).toMatchObject({
      port: 8080,
      environment: "production",
      webhookRetryIntervalSeconds: 10_800,
      webhookMaxAttempts: 10,
      webhookDisableAfterDays: 0,
      webhookTimeoutSeconds: 60,
      webhookMaxInFlight: 16,
      maxFailuresPerMinute: 10,
      testClock: false,
      trustProxy: false,
    })
  })

  it("are read as what they mean", () => {
    const read = readSettings({
      ...complete,
      SVC_BASE_URL: "https://svc.example/path//",
      SVC_ENCRYPTION_KEY: ` ${key} ,${Buffer.alloc(32, 8).toString("base64")}`,
      SVC_WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8, ::1/128",
      SVC_TRUST_PROXY: "TRUE",
    })
    expect(read).toMatchObject({
      baseUrl: "https://svc.example/path",
      webhookAllowedNetworks: ["127.0.0.0/8", "::1/128"],
      trustProxy: true,
    })
    expect(read.encryptionKeys?.map((each) => each[0])).toEqual([7, 8])
  })
})

describe("settings that need one another", () => {
  it("DATABASE_URL wants a key, and says how to make one", () => {
    const [line, ...others] = mistakesOf({ DATABASE_URL: "postgres://host/db" })
    expect(others).toEqual([])
    expect(line).toMatch(/^SVC_ENCRYPTION_KEY is required with DATABASE_URL: .*openssl rand -base64 32/)
  })

  it("the test clock is refused in production", () => {
    expect(mistakesOf({ SVC_TEST_CLOCK: "1", NODE_ENV: "production" })).toEqual([
      "SVC_TEST_CLOCK must not be set when NODE_ENV is production",
    ])
    expect(mistakesOf({ SVC_TEST_CLOCK: "1", NODE_ENV: "test" })).toEqual([])
  })
})
