import { Webhook } from "standardwebhooks"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type ReceivedRequest, type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const hour = 3600

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const secretOf = async (id: string) =>
  ((await tenant.api.get(`/Webhooks/${id}/SigningSecret`)).body as { secret: string }).secret
const rotate = async (id: string) =>
  ((await tenant.api.post(`/Webhooks/${id}/SigningSecret/Rotate`)).body as { secret: string }).secret
const verifies = (secret: string, { body, headers }: ReceivedRequest): boolean => {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
const next = async (count: number) => {
  await raise(tenant.api)
  return (await receiver.waitFor(count))[count - 1]!
}

// The stock library uses the machine's time, so these tests run before any test that moves the clock.
describe("signatures", () => {
  it("every request verifies with the stock library; a changed byte or another secret does not", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const secret = await secretOf(id)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const request = await next(1)
    expect(verifies(secret, request)).toBe(true)
    expect(verifies(secret, { ...request, body: request.body.replace("10001", "10002") })).toBe(false)
    const another = await createWebhook(tenant.api, receiver.url("/another"))
    expect(verifies(await secretOf(another.id), request)).toBe(false)
    const early = String(Number(request.headers["webhook-timestamp"]) - 301)
    expect(verifies(secret, { ...request, headers: { ...request.headers, "webhook-timestamp": early } })).toBe(false)
  })

  it("the id is the same on every attempt, time and signature are not", async () => {
    receiver.respondWith((_request, index) => (index === 0 ? 500 : 200))
    const { id } = await createWebhook(tenant.api, receiver.url())
    const secret = await secretOf(id)
    const delivery = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, delivery, 1)
    await tenant.api.post("/TestClock", { advanceSeconds: 2 })
    await tenant.api.post(`/WebhookDeliveries/${delivery}/Retry`)
    const [first, second] = await receiver.waitFor(2)
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"])
    expect(Number(second!.headers["webhook-timestamp"]) - Number(first!.headers["webhook-timestamp"])).toBe(2)
    expect(second!.headers["webhook-signature"]).not.toBe(first!.headers["webhook-signature"])
    expect([first, second].map((request) => verifies(secret, request!))).toEqual([true, true])
  })

  it("for a day after a rotation old and new secret both verify, also after three rotations", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const secrets = [await secretOf(id)]
    for (let rotation = 0; rotation < 3; rotation += 1) secrets.push(await rotate(id))
    expect(await secretOf(id)).toBe(secrets[3])
    const request = await next(1)
    expect(String(request.headers["webhook-signature"]).split(" ")).toHaveLength(4)
    expect(secrets.map((secret) => verifies(secret, request))).toEqual([true, true, true, true])
  })

  it("a secret of one's own signs, and alone where the one before was ended", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const secret = `whsec_${Buffer.alloc(24, 9).toString("base64")}`
    const turned = await tenant.api.post(`/Webhooks/${id}/SigningSecret/Rotate`, { secret, overlapHours: 0 })
    expect(turned).toMatchObject({ status: 200, body: { secret } })
    const request = await next(1)
    expect(String(request.headers["webhook-signature"]).split(" ")).toHaveLength(1)
    expect(verifies(secret, request)).toBe(true)
  })

  it("webhooks are shown without their signing secret, and the database holds no secret in clear", async () => {
    const webhook = await createWebhook(tenant.api, receiver.url())
    const secret = await secretOf(webhook.id)
    for (const path of ["/Webhooks", `/Webhooks/${webhook.id}`]) {
      expect((await tenant.api.get(path)).text).not.toContain(secret)
    }
    await next(1)
    const rows = await service.sql(`
      select (select string_agg(w::text, '') from svc.webhooks w) || (select string_agg(e::text, '') from svc.events e)
        || (select coalesce(string_agg(a::text, ''), '') from svc.webhook_attempts a) || (select string_agg(p::text, '') from svc.personal_tokens p)
        || (select string_agg(k::text, '') from svc.signing_keys k) as dump`)
    const dump = String(rows[0]!["dump"])
    for (const clear of [secret, secret.slice("whsec_".length), webhook.token, tenant.secret, "PRIVATE KEY"]) {
      expect(dump).not.toContain(clear)
    }
    for (const clear of [secret, webhook.token, tenant.secret]) expect(service.logged()).not.toContain(clear)
  })

  it("a day after the rotation only the new secret signs", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    await rotate(id)
    const during = await next(1)
    expect(String(during.headers["webhook-signature"]).split(" ")).toHaveLength(2)
    await tenant.api.post("/TestClock", { advanceSeconds: 24 * hour - 60 })
    expect(String((await next(2)).headers["webhook-signature"]).split(" ")).toHaveLength(2)
    const admin = await service.createTenant()
    await admin.api.post("/TestClock", { advanceSeconds: 60 })
    const api = await tenant.apiWith(["*:admin"])
    await raise(api)
    const [, , after] = await receiver.waitFor(3)
    expect(String(after!.headers["webhook-signature"]).split(" ")).toHaveLength(1)
    expect((await api.get(`/Webhooks/${id}/SigningSecret`)).body).not.toHaveProperty("formerUntil")
  })
})
