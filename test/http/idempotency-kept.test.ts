import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, type WebhookView } from "../support/webhooks/deliveries.ts"
import { expectBare, expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
})

const body = { url: "http://127.0.0.1:9/hook", events: ["InvoicePosted"] }
const keyed = (key: string, hours?: string) => ({
  "svc-idempotency-key": key,
  ...(hours === undefined ? {} : { "svc-idempotency-durationInHours": hours }),
})
const advanceHours = async (hours: number) => {
  const { api } = await service.createTenant()
  expect((await api.post("/TestClock", { advanceSeconds: Math.round(hours * 3600) })).status).toBe(200)
}
/** A client with a new token, because an earlier token may have expired. */
const apiNow = () => tenant.apiWith(["*:admin"])
const post = async (key: string, given: object = body, hours?: string) =>
  (await apiNow()).post("/Webhooks", given, keyed(key, hours))
const other = { ...body, description: "other" }

describe("an answer is kept", () => {
  it("for 48 hours when nothing is said; then the key is free", async () => {
    const first = await post("k")
    await advanceHours(47.99)
    const again = await post("k")
    expect(again.text).toBe(first.text)
    expect(again.headers.get("svc-idempotency-expires")).toBe(first.headers.get("svc-idempotency-expires"))
    expectProblem(await post("k", other), 400, "message")
    await advanceHours(0.02)
    const free = await post("k", other)
    expect(free.status).toBe(201)
    expect((free.body as WebhookView).id).not.toBe((first.body as WebhookView).id)
    expect((await post("k", other)).text).toBe(free.text)
  })

  it.each([
    ["1", 1],
    ["007", 7],
  ])("for %s hours when that is said", async (hours, shown) => {
    const first = await post("k", body, hours)
    expect(first.status).toBe(201)
    expect(first.headers.get("svc-idempotency-durationinhours")).toBe(`${shown}`)
    await advanceHours(shown - 0.01)
    expect((await post("k", body, hours)).text).toBe(first.text)
    await advanceHours(0.02)
    expect((await post("k", other)).status).toBe(201)
  })

  it("for 168 hours at most", async () => {
    const { headers } = await post("k", body, "168")
    const { now } = (await (await apiNow()).get("/TestClock")).body as { readonly now: string }
    const expires = Date.parse(headers.get("svc-idempotency-expires")!)
    expect(Math.round((expires - Date.parse(now)) / 1000 / 60)).toBe(168 * 60)
  })

  it("for as long as was said at first, whatever is said later", async () => {
    const first = await post("k", body, "1")
    const again = await post("k", body, "100")
    expect(again.text).toBe(first.text)
    expect(again.headers.get("svc-idempotency-expires")).toBe(first.headers.get("svc-idempotency-expires"))
  })

  it("also when it is a failure that was handled, byte for byte", async () => {
    const { id } = await createWebhook(tenant.api, body.url)
    const test = (key: string) => tenant.api.post(`/Webhooks/${id}/Test`, {}, keyed(key))
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })
    const refused = await test("k")
    expectProblem(refused, 400, "message")
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Enabled" })
    const again = await test("k")
    expect([again.status, again.text]).toEqual([400, refused.text])
    expect(again.headers.get("content-type")).toMatch(/^application\/problem\+json/)
    expect((await tenant.api.get(`/Webhooks/${id}/Deliveries`)).body).toEqual({ data: [] })
    expect((await test("another")).status).toBe(201)
  })
})

describe("the hours asked for are refused", () => {
  it.each(["0", "169", "-1", "1.5", "1e1", "forty", "+5", "0x10", "1, 2", "99999999999999999999"])(
    "%s",
    async (hours) => {
      for (const key of [{}, keyed("k")]) {
        const headers = { ...key, "svc-idempotency-durationInHours": hours }
        expectProblem(await tenant.api.post("/Webhooks", body, headers), 400, "svc-idempotency-durationInHours")
      }
      expect((await tenant.api.get("/Webhooks")).body).toEqual([])
    },
  )

  it("and so is a key of more than 255 characters", async () => {
    expectProblem(await post("k".repeat(256)), 400, "svc-idempotency-key")
    expect((await post("k".repeat(255))).status).toBe(201)
  })
})

describe("an answer is not kept", () => {
  it.each([
    ["malformed JSON", `{"url":`],
    ["a wrong type", JSON.stringify({ ...body, url: 1 })],
    ["an unknown event", JSON.stringify({ ...body, events: ["Nothing"] })],
    ["a closed address", JSON.stringify({ ...body, url: "http://10.0.0.1/" })],
  ])("to %s", async (_, bad) => {
    const headers = { "content-type": "application/json", ...keyed("k") }
    const refused = await tenant.api.send("POST", "/Webhooks", bad, headers)
    expectProblem(refused, 400)
    expect(refused.headers.get("svc-idempotency-key")).toBeNull()
    expect((await tenant.api.post("/Webhooks", body, keyed("k"))).status).toBe(201)
  })

  it("to a caller who may not", async () => {
    const reader = await tenant.apiWith(["webhooks:read"])
    expectBare(await reader.post("/Webhooks", body, keyed("k")), 403)
    expectBare(await service.anonymous.post("/Webhooks", body, keyed("k")), 401)
    expect((await tenant.api.post("/Webhooks", body, keyed("k"))).status).toBe(201)
    expectBare(await reader.post("/Webhooks", body, keyed("k")), 403)
  })

  it("when the service failed", async () => {
    await service.sql("revoke insert on svc.webhooks from svc_app")
    const failed = await tenant.api.post("/Webhooks", body, keyed("k"))
    await service.sql("grant insert on svc.webhooks to svc_app")
    expectProblem(failed, 503)
    expect(failed.headers.get("retry-after")).toBe("5")
    expect((await tenant.api.post("/Webhooks", body, keyed("k"))).status).toBe(201)
  })
})

it("a key works without a body, and reading ignores it", async () => {
  const { id } = await createWebhook(tenant.api, body.url)
  const test = () => tenant.api.post(`/Webhooks/${id}/Test`, undefined, keyed("k"))
  const [first, again] = [await test(), await test()]
  expect([first.status, again.status]).toEqual([201, 201])
  expect((first.body as WebhookView).id).toBe((again.body as WebhookView).id)

  const before = await tenant.api.get("/Webhooks", keyed("read", "0"))
  expect(before.status).toBe(200)
  expect(before.headers.get("svc-idempotency-key")).toBeNull()
  await createWebhook(tenant.api, body.url)
  expect((await tenant.api.get("/Webhooks", keyed("read"))).body).toHaveLength(2)
})

it("a change and a deletion are done each time: they take no key", async () => {
  const { id } = await createWebhook(tenant.api, body.url)
  const change = (description: string) => tenant.api.patch(`/Webhooks/${id}`, { description }, keyed("k"))
  await change("one")
  expect((await change("two")).body).toHaveProperty("description", "two")
  expect((await tenant.api.delete(`/Webhooks/${id}`, keyed("k"))).status).toBe(200)
  expectProblem(await tenant.api.delete(`/Webhooks/${id}`, keyed("k")), 400, "message")
})
