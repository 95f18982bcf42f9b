import { afterAll, beforeAll, expect, it } from "vitest"
import { createWebhook, deliveryWhere, raiseOne, readDelivery } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())

it("after the retention run old deliveries and attempts are gone, younger and held ones are there", async () => {
  const receiver = await startReceiver()
  const tenant = await service.createTenant()
  const advance = async (days: number) => {
    const admin = await service.createTenant()
    expect((await admin.api.post("/TestClock", { advanceSeconds: days * 86_400 })).status).toBe(200)
    return tenant.apiWith(["*:admin"])
  }
  const open = await createWebhook(tenant.api, receiver.url("/open"))
  const old = await raiseOne(tenant.api)
  await deliveryWhere(tenant.api, old, ({ status }) => status === "Delivered")
  await tenant.api.patch(`/Webhooks/${open.id}`, { webhookStatus: "Disabled" })
  const closed = await createWebhook(tenant.api, receiver.url("/closed"))
  receiver.respondWith(500)
  const held = await raiseOne(tenant.api)
  await deliveryWhere(tenant.api, held, ({ attemptCount, status }) => attemptCount === 1 && status === "Pending")
  await tenant.api.patch(`/Webhooks/${closed.id}`, { webhookStatus: "Disabled" })

  receiver.respondWith(200)
  let api = await advance(10)
  await api.patch(`/Webhooks/${open.id}`, { webhookStatus: "Enabled" })
  const young = await raiseOne(api)
  await deliveryWhere(api, young, ({ status }) => status === "Delivered")

  api = await advance(7)
  expect((await api.get(`/WebhookDeliveries/${old}`)).status).toBe(404)
  expect((await api.post(`/WebhookDeliveries/${old}/Retry`)).status).toBe(404)
  expect(await readDelivery(api, young)).toMatchObject({ status: "Delivered", attempts: [{ number: 1 }] })
  expect(await readDelivery(api, held)).toMatchObject({ status: "Held", attemptCount: 1, attempts: [] })
  const days = await service.sql(
    "select count(*)::int as n from pg_class where relname ~ '^webhook_attempts_[0-9]{8}$'",
  )
  // At most sixteen past days, and a week ahead.
  expect(Number(days[0]!["n"])).toBeLessThanOrEqual(25)
  const log = await service.sql("select count(*)::int as n from svc.webhook_attempts")
  expect(log).toEqual([{ n: 1 }])

  await api.patch(`/Webhooks/${closed.id}`, { webhookStatus: "Enabled" })
  expect(await deliveryWhere(api, held, ({ status }) => status === "Delivered")).toMatchObject({
    attempts: [{ number: 2, succeeded: true }],
  })
  await receiver.close()
  // The test runs seventeen nightly jobs.
})
