import { aboutRelease } from "@svc/adapters/installation/assets"
import { withClient } from "@svc/adapters/embedded-postgres/database"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { atDatabase } from "../support/database/at-database.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { expectBare, expectNothingInside, expectProblem } from "../support/service/problems.ts"
import { logLines } from "../support/service/quiet-log.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { requestText, sendRaw } from "../support/service/raw-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

const metricsToken = "a token for Prometheus alone"
let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: { SVC_METRICS_TOKEN: metricsToken.replaceAll(" ", "-") },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
})

describe("health", () => {
  it("is open to everybody, and says that the process runs and can work", async () => {
    const { version } = aboutRelease()
    expect((await service.anonymous.get("/health/live")).body).toEqual({ status: "ok", version })
    const { status, body } = await service.anonymous.get("/health/ready", { "x-forwarded-for": "8.8.8.8" })
    expect([status, body]).toEqual([200, { status: "ok", checks: { database: "ok", process: "ok" } }])
  })
})

describe("metrics", () => {
  const bearer = { authorization: `Bearer ${metricsToken.replaceAll(" ", "-")}` }

  it("are open to the machine itself, in the format of Prometheus", async () => {
    const { status, headers, text } = await service.anonymous.get("/metrics")
    expect(status).toBe(200)
    expect(headers.get("content-type")).toMatch(/^text\/plain/)
    expect(text).toMatch(/^# HELP \w+ .+\n# TYPE \w+ (counter|gauge|histogram)/m)
  })

  it.each([
    ["x-forwarded-for", "8.8.8.8"],
    ["x-forwarded-for", "127.0.0.1"],
    ["forwarded", "for=8.8.8.8"],
  ])("want a bearer token from a caller that a proxy passed on: %s", async (name, value) => {
    const passedOn = { [name]: value }
    const refused = [
      await service.anonymous.get("/metrics", passedOn),
      await service.anonymous.get("/metrics", { ...passedOn, authorization: "Bearer wrong" }),
      await service.anonymous.get("/metrics", { ...passedOn, authorization: `Basic ${btoa("a:b")}` }),
      await tenant.api.get("/metrics", passedOn),
    ]
    for (const answer of refused) {
      expectBare(answer, 401)
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer /)
    }
    expect((await service.anonymous.get("/metrics", { ...passedOn, ...bearer })).status).toBe(200)
  })

  it.each(["svc.example", "svc.example:8080", "127.0.0.1.svc.example", "10.0.0.1", "[::2]", "a b"])(
    "want it where the host is not this machine, as behind a proxy that adds no header: %s",
    async (host) => {
      const ask = (headers = {}) => sendRaw(service.origin, requestText("GET /metrics HTTP/1.1", { host, ...headers }))
      expect((await ask()).status).toBe(401)
      expect((await ask(bearer)).status).toBe(200)
    },
  )

  it.each(["localhost", "LOCALHOST:1", "svc.localhost", "127.8.9.1:80", "[::1]:8080"])(
    "want none under a name of the machine itself: %s",
    async (host) => {
      expect((await sendRaw(service.origin, requestText("GET /metrics HTTP/1.1", { host }))).status).toBe(200)
    },
  )

  it("want it from everybody where the service has a public address", async () => {
    const proxied = await openService({
      http: true,
      beside: service,
      settings: { SVC_BASE_URL: "https://svc.example", SVC_METRICS_TOKEN: metricsToken.replaceAll(" ", "-") },
    })
    try {
      expectBare(await proxied.anonymous.get("/metrics"), 401)
      expect((await proxied.anonymous.get("/metrics", bearer)).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })

  it("count requests by method, route and class of status, and answers by status, never by id", async () => {
    const webhook = await createWebhook(tenant.api, "http://127.0.0.1:9/")
    await tenant.api.get(`/Webhooks/${webhook.id}`)
    await service.anonymous.get("/Webhooks")
    await service.anonymous.get("/nothing/at/all")
    const read = async () => (await service.anonymous.get("/metrics")).text
    const text = await until(read, (each) => each.includes(`route="none"`))
    const counted = (method: string, route: string, status: string) =>
      text.includes(`svc_http_requests_total{method="${method}",route="${route}",status="${status}"}`)
    expect(counted("POST", "/Webhooks", "2xx")).toBe(true)
    expect(counted("GET", "/Webhooks/{id}", "2xx")).toBe(true)
    expect(counted("GET", "/Webhooks", "4xx")).toBe(true)
    expect(counted("GET", "none", "4xx")).toBe(true)
    for (const status of [201, 401, 404])
      expect(text).toMatch(new RegExp(`^svc_http_answers_total\\{status="${status}"\\} [1-9]`, "m"))
    expect(text).toMatch(/^svc_http_request_duration_seconds_count\{area="Webhooks"\} [1-9]/m)
    expect(text).toContain(`svc_http_request_seconds_total{method="POST",route="/Webhooks"}`)
    expect(text).not.toContain(webhook.id)
    expect(text).not.toContain("/nothing")
  })

  it("count attempts by outcome and reason, and tell the depth of the queue", async () => {
    await createWebhook(tenant.api, "http://127.0.0.1:9/")
    await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
    const { text } = await service.anonymous.get("/metrics")
    expect(text).toMatch(/^svc_webhook_attempts_total\{outcome="failed",reason="connection_refused"\} [1-9]/m)
    expect(text).toMatch(/^svc_webhook_attempt_duration_seconds_count [1-9]/m)
    expect(text).toMatch(/^svc_queue_depth\{queue="webhooks-retry",state="scheduled"\} [1-9]/m)
    expect(text).toMatch(/^svc_queue_oldest_waiting_seconds/m)
  })
})

describe("the trace id", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c"
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`

  it("is taken over from traceparent into problem, header and log", async () => {
    const answer = await tenant.api.post("/Webhooks", {}, { traceparent })
    expect(expectProblem(answer, 400, "url").traceId).toBe(traceId)
    expect(answer.headers.get("svc-trace-id")).toBe(traceId)
    const [line] = await until(
      () => logLines(service).filter((each) => each["traceId"] === traceId),
      (lines) => lines.length > 0,
    )
    expect(line).toMatchObject({
      level: "info",
      msg: "request",
      method: "POST",
      route: "/Webhooks",
      status: 400,
      tenantId: tenant.tenantId,
      ms: expect.any(Number),
    })
  })

  it.each([
    "",
    "nonsense",
    `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
    traceparent.toUpperCase(),
    `${traceparent}x`,
    `${traceparent}-x`,
    `ff${traceparent.slice(2)}`,
    traceparent.replace("b7ad6b7169203331", "0".repeat(16)),
  ])("is a new one when traceparent is %j", async (given) => {
    const answers = await Promise.all([1, 2].map(() => tenant.api.get("/Webhooks", { traceparent: given })))
    const [one, other] = answers.map(({ headers }) => headers.get("svc-trace-id"))
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(one).not.toBe(other)
    expect(one).not.toBe("0".repeat(32))
    expect(one).not.toBe(traceId)
  })
})

describe("without its database", () => {
  const name = () => new URL(service.databaseUrl).pathname.slice(1)
  const elsewhere = (...statements: readonly string[]) =>
    withClient(atDatabase(service.databaseUrl, "postgres"), async (client) => {
      for (const statement of statements) await client.query(statement)
    })
  const close = () =>
    elsewhere(
      `alter database ${name()} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
    )
  const open = () => elsewhere(`alter database ${name()} with allow_connections true`)

  it("says so in plain words, lives on, and works again once it is back", async () => {
    const receiver = await startReceiver()
    await createWebhook(tenant.api, receiver.url())
    await close()
    try {
      const ready = await service.anonymous.get("/health/ready")
      expect([ready.status, ready.body]).toEqual([
        503,
        { status: "unavailable", checks: { database: "does not answer", process: "ok" } },
      ])
      expect((await service.anonymous.get("/health/live")).status).toBe(200)
      expect((await service.anonymous.get("/openapi.json")).status).toBe(200)

      const answers = [
        await tenant.api.get("/Webhooks"),
        await tenant.api.post("/Events", { eventType: "InvoicePosted", data: {} }),
      ]
      for (const answer of answers) {
        expectProblem(answer, 503)
        expect(answer.headers.get("retry-after")).toBe("5")
        expect(answer.text).not.toContain(new URL(service.databaseUrl).host)
      }
      const { status, text } = await service.anonymous.get("/metrics")
      expect([status, /^svc_database_up \d/m.exec(text)?.[0]]).toEqual([200, "svc_database_up 0"])
      expect(text).toMatch(/^svc_http_requests_total\{/m)
      expect(text).not.toMatch(/^svc_queue_depth\{/m)
      const signIn = await service.anonymous.post("/auth/v2/token", {
        clientId: tenant.clientId,
        secret: tenant.secret,
      })
      expect([signIn.status, Object.keys(signIn.body as object)]).toEqual([503, ["errors"]])
      expectNothingInside(signIn)
    } finally {
      await open()
    }
    await until(
      () => service.anonymous.get("/health/ready"),
      ({ status }) => status === 200,
    )
    await raiseOne(tenant.api)
    await receiver.waitFor(1)
    await receiver.close()
  })
})
