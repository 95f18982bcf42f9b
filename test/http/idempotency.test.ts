import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import type { ApiAnswer } from "../support/service/api-client.ts"
import { createWebhook, type WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { countRows, dumpRows } from "../support/database/stored-rows.ts"

let service: TestService
let beside: Pick<TestService, "origin" | "close">
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_BASE_URL: "https://svc.example" } })
  beside = await openService({ http: true, beside: service, settings: { SVC_BASE_URL: "https://svc.example" } })
})
afterAll(async () => {
  await beside.close()
  await service.close()
})
beforeEach(async () => {
  tenant = await service.createTenant()
})

const body = { url: "http://127.0.0.1:9/hook", events: ["InvoicePosted"], description: "one" }
const keyed = (key: string, more: Readonly<Record<string, string>> = {}) => ({ "svc-idempotency-key": key, ...more })
const webhooks = async ({ api }: TestTenant = tenant) => (await api.get("/Webhooks")).body as readonly WebhookView[]
const headersOf = ({ headers }: ApiAnswer) =>
  ["content-type", "svc-idempotency-key", "svc-idempotency-durationinhours", "svc-idempotency-expires"].map((name) =>
    headers.get(name),
  )

describe("the same key and request", () => {
  it("is answered with the same bytes, status and headers, and done once", async () => {
    const asked = Date.now() - 1000
    const key = randomUUID()
    const first = await tenant.api.post("/Webhooks", body, keyed(key))
    expect(first.status).toBe(201)
    for (let i = 0; i < 3; i += 1) {
      const again = await tenant.api.post("/Webhooks", body, keyed(key))
      expect(again.status).toBe(201)
      expect(again.text).toBe(first.text)
      expect(headersOf(again)).toEqual(headersOf(first))
    }
    expect(await webhooks()).toHaveLength(1)
    const [, echoed, hours, expires] = headersOf(first)
    expect([echoed, hours]).toEqual([key, "48"])
    const answeredAt = Date.parse(expires!) - 48 * 3_600_000
    expect(answeredAt).toBeGreaterThanOrEqual(asked)
    expect(answeredAt).toBeLessThanOrEqual(Date.now())
  })

  it("is the same under the name that other interfaces use, quoted or not; two different keys are refused", async () => {
    const first = await tenant.api.post("/Webhooks", body, keyed("k"))
    for (const key of ["k", '"k"'])
      expect((await tenant.api.post("/Webhooks", body, { "idempotency-key": key })).text).toBe(first.text)
    expect((await tenant.api.post("/Webhooks", body, keyed("k", { "idempotency-key": "k" }))).text).toBe(first.text)
    const refused = await tenant.api.post("/Webhooks", body, keyed("k", { "idempotency-key": "other" }))
    expectProblem(refused, 400, "Idempotency-Key")
    for (const name of ["svc-idempotency-key", "Idempotency-Key"])
      expectProblem(await tenant.api.post("/Webhooks", body, { [name]: "" }), 400, name)
    expect(await webhooks()).toHaveLength(1)
  })

  it("is the same in a path of other letters, and whatever is accepted", async () => {
    const first = await tenant.api.post("/Webhooks", body, keyed("k", { accept: "text/plain" }))
    const again = await tenant.api.post("/WEBHOOKS", body, keyed("k"))
    expect(again.text).toBe(first.text)
    expect(again.headers.get("content-type")).toBe("text/plain; charset=utf-8")
  })

  it("is answered as at first also when what it made is gone", async () => {
    const first = await tenant.api.post("/Webhooks", body, keyed("k"))
    await tenant.api.delete(`/Webhooks/${(first.body as WebhookView).id}`)
    expect((await tenant.api.post("/Webhooks", body, keyed("k"))).text).toBe(first.text)
    expect(await webhooks()).toEqual([])
  })

  it("fifty times at once, at two processes, makes one", async () => {
    const { clientId, secret } = tenant
    const signedIn = await service.anonymous.post("/auth/v2/token", { clientId, secret })
    const { access_token } = signedIn.body as { readonly access_token: string }
    const post = async (origin: string) => {
      const response = await fetch(`${origin}/Webhooks`, {
        method: "POST",
        headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json", ...keyed("k") },
        body: JSON.stringify(body),
      })
      return `${response.status} ${await response.text()}`
    }
    const origins = Array.from({ length: 50 }, (_, index) => [service.origin, beside.origin][index % 2]!)
    const answers = await Promise.all(origins.map(post))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^201 /)
    expect(await webhooks()).toHaveLength(1)
  })

  it("raises an event once", async () => {
    const event = { eventType: "InvoicePosted", data: { amount: 1 } }
    await createWebhook(tenant.api, "http://127.0.0.1:9/")
    const before = await countRows(service)
    const answers = await Promise.all([1, 2, 3].map(() => tenant.api.post("/Events", event, keyed("k"))))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const after = await countRows(service)
    expect(after["events"]).toBe(before["events"]! + 1)
    expect(after["webhook_deliveries"]).toBe(before["webhook_deliveries"]! + 1)
  })

  it("is kept where nobody can read it", async () => {
    const made = (await tenant.api.post("/Webhooks", body, keyed("k"))).body as WebhookView
    const rotated = await tenant.api.post(`/Webhooks/${made.id}/SigningSecret/Rotate`, undefined, keyed("k"))
    const { secret } = rotated.body as { readonly secret: string }
    expect((await tenant.api.post(`/Webhooks/${made.id}/SigningSecret/Rotate`, undefined, keyed("k"))).text).toBe(
      rotated.text,
    )
    const stored = await dumpRows(service, tenant.tenantId)
    expect(stored).toContain(`POST /Webhooks/{id}/SigningSecret/Rotate`)
    expect(stored).not.toContain(made.token)
    expect(stored).not.toContain(secret.replace("whsec_", ""))
  })
})

describe("the same key with another request is refused and nothing is done", () => {
  it.each([
    ["another body", { ...body, description: "two" }, {}],
    ["the same JSON in other bytes", Object.fromEntries(Object.entries(body).reverse()), {}],
    ["another api-version", body, { "api-version": "2.0" }],
  ])("%s", async (_, other, headers) => {
    await tenant.api.post("/Webhooks", body, keyed("k"))
    const answer = await tenant.api.post("/Webhooks", other, keyed("k", headers))
    expect(expectProblem(answer, 400, "message").errors!["message"]![0]).toContain("'k'")
    expect(answer.body).toMatchObject({ detail: expect.stringContaining("api-version") as string })
    expect(answer.headers.get("svc-idempotency-expires")).toBeNull()
    expect(await webhooks()).toHaveLength(1)
  })

  it("the explicit default version is the same request", async () => {
    const first = await tenant.api.post("/Webhooks", body, keyed("k"))
    expect((await tenant.api.post("/Webhooks", body, keyed("k", { "api-version": "2.1" }))).text).toBe(first.text)
  })

  it("another query", async () => {
    const { request } = await prepareQuotes(tenant.api)
    expect((await tenant.api.post("/Quotes", request(), keyed("k"))).status).toBe(201)
    expectProblem(await tenant.api.post("/Quotes?preview=false", request(), keyed("k")), 400, "message")
    expect((await tenant.api.get("/Quotes")).body).toMatchObject({ totalCount: 1 })
  })

  it("another path of the same operation", async () => {
    const [one, other] = [await createWebhook(tenant.api, body.url), await createWebhook(tenant.api, body.url)]
    expect((await tenant.api.post(`/Webhooks/${one.id}/Test`, {}, keyed("k"))).status).toBe(201)
    expectProblem(await tenant.api.post(`/Webhooks/${other.id}/Test`, {}, keyed("k")), 400, "message")
    expect((await tenant.api.get(`/Webhooks/${other.id}/Deliveries`)).body).toEqual({ data: [] })
  })
})

describe("a key is another one", () => {
  it("in another tenant", async () => {
    const other = await service.createTenant()
    await tenant.api.post("/Webhooks", body, keyed("k"))
    expect((await other.api.post("/Webhooks", { ...body, description: "theirs" }, keyed("k"))).status).toBe(201)
    expect(await webhooks(other)).toHaveLength(1)
    expect(await webhooks()).toHaveLength(1)
  })

  it("in another legal entity", async () => {
    const { api } = await service.createTenant(["A", "B"])
    const answers = await Promise.all(
      ["A", "B"].map((name) => api.post("/Webhooks", body, keyed("k", { "legal-entity": name }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]!.text).not.toBe(answers[1]!.text)
  })

  it("at another operation", async () => {
    const made = (await tenant.api.post("/Webhooks", body, keyed("k"))).body as WebhookView
    const others = await Promise.all([
      tenant.api.post("/Events", { eventType: "InvoicePosted", data: {} }, keyed("k")),
      tenant.api.post(`/Webhooks/${made.id}/Test`, undefined, keyed("k")),
      tenant.api.post(`/Webhooks/${made.id}/SigningSecret/Rotate`, undefined, keyed("k")),
    ])
    expect(others.map(({ status }) => status)).toEqual([201, 201, 200])
  })

  it("in other letters", async () => {
    await tenant.api.post("/Webhooks", body, keyed("k"))
    expect((await tenant.api.post("/Webhooks", { ...body, description: "two" }, keyed("K"))).status).toBe(201)
  })
})
