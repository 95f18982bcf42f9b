import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  createWebhook,
  deliveryAfter,
  deliveryWhere,
  type DeliveryView,
  raiseOne,
  readDelivery,
} from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const hour = 3600
const interval = 3 * hour

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver({ respond: () => 500 })
})
afterEach(() => receiver.close())

/**
 * Moves the clock, and resolves when no delivery is due or under way at the new time. A token expires after a day, so
 * the clock is moved by the client of a new tenant.
 */
const advance = async (seconds: number) => {
  const admin = await service.createTenant()
  const answer = await admin.api.post("/TestClock", { advanceSeconds: seconds })
  expect(answer.status).toBe(200)
  return answer.body as { now: string; attempts: { succeeded: number; failed: number } }
}
const fresh = async () => {
  const api = await tenant.apiWith(["*:admin"])
  return {
    read: (id: string) => readDelivery(api, id),
    retry: (id: string) => api.post(`/WebhookDeliveries/${id}/Retry`),
    api,
  }
}
const hoursAfterFirst = ({ attempts }: DeliveryView) =>
  attempts.map(({ time }) => (Date.parse(time) - Date.parse(attempts[0]!.time)) / 1000 / hour)

const failOnce = async () => {
  const webhook = await createWebhook(tenant.api, receiver.url())
  const id = await raiseOne(tenant.api)
  return { webhook, id, first: await deliveryAfter(tenant.api, id, 1) }
}
const exhaust = async () => {
  const { id, webhook } = await failOnce()
  await advance(27 * hour)
  return { id, webhook }
}

describe("retries", () => {
  it("makes ten attempts, three hours apart, and no eleventh", async () => {
    const { id } = await exhaust()
    const { read } = await fresh()
    const delivery = await read(id)
    expect(delivery).toMatchObject({ status: "Failed", attemptCount: 10 })
    expect(delivery).not.toHaveProperty("nextAttemptAt")
    expect(delivery.attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(hoursAfterFirst(delivery)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])

    await advance(4 * interval)
    expect(receiver.requests).toHaveLength(10)
    expect(receiver.requests.map(({ headers }) => headers["svc-attempt"])).toEqual("1 2 3 4 5 6 7 8 9 10".split(" "))
  })

  it("a success ends the retries", async () => {
    receiver.respondWith((_request, index) => (index === 0 ? 500 : 200))
    const { id } = await failOnce()
    expect(await advance(interval)).toMatchObject({ attempts: { succeeded: 1, failed: 0 } })
    await advance(interval)
    const delivery = await (await fresh()).read(id)
    expect(delivery).toMatchObject({ status: "Delivered", attemptCount: 2 })
    expect(delivery.attempts.map(({ succeeded }) => succeeded)).toEqual([false, true])
  })

  it("an attempt is made when it is said to be due, and not a second earlier", async () => {
    const { id, first } = await failOnce()
    const due = Date.parse(first.nextAttemptAt!)
    expect(due - Date.parse(first.attempts[0]!.time)).toBe(interval * 1000)
    await advance(interval - 1)
    expect(receiver.requests).toHaveLength(1)
    await advance(1)
    const { attempts } = await readDelivery(tenant.api, id)
    expect(Date.parse(attempts[1]!.time)).toBe(due)
  })

  it("a manual retry takes over the pending one, counts, and sets the next an interval later", async () => {
    const { id } = await failOnce()
    await advance(hour)
    expect((await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)).status).toBe(200)
    const second = await deliveryAfter(tenant.api, id, 2)
    expect(second.attempts[1]).toMatchObject({ number: 2, manual: true })
    expect(hoursAfterFirst(second)).toEqual([0, 1])
    expect(Date.parse(second.nextAttemptAt!) - Date.parse(second.attempts[1]!.time)).toBe(interval * 1000)

    await advance(2 * hour)
    expect(receiver.requests).toHaveLength(2)
    await advance(8 * interval)
    const { read } = await fresh()
    const delivery = await read(id)
    expect(delivery).toMatchObject({ status: "Failed", attemptCount: 10 })
    expect(hoursAfterFirst(delivery)).toEqual([0, 1, 4, 7, 10, 13, 16, 19, 22, 25])
    expect(delivery.attempts.filter(({ manual }) => manual)).toHaveLength(1)
  })

  it("after the last attempt a person may go on, which restarts no schedule", async () => {
    const { id } = await exhaust()
    const { api, retry } = await fresh()
    await retry(id)
    expect(await deliveryAfter(api, id, 11)).toMatchObject({
      status: "Failed",
      attempts: { 10: { number: 11, manual: true } },
    })
    await advance(2 * interval)
    expect(receiver.requests).toHaveLength(11)

    receiver.respondWith(200)
    const again = await fresh()
    await again.retry(id)
    expect(await deliveryWhere(again.api, id, ({ status }) => status === "Delivered")).toMatchObject({
      attemptCount: 12,
      attempts: { 11: { number: 12, manual: true, succeeded: true } },
    })
  })

  it("a delivered event is sent once more on demand and stays delivered, also when that fails", async () => {
    receiver.respondWith((_request, index) => (index === 1 ? 500 : 200))
    const { id } = await failOnce()
    for (const attempts of [2, 3]) {
      await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
      expect(await deliveryAfter(tenant.api, id, attempts)).toMatchObject({
        status: "Delivered",
        attemptCount: attempts,
      })
    }
    await advance(interval)
    expect(receiver.requests).toHaveLength(3)
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1)
  })

  it("clicks while an attempt is in flight make no other", async () => {
    const answer = Promise.withResolvers<number>()
    receiver.respondWith((_request, index) => (index === 0 ? answer.promise : 500))
    await createWebhook(tenant.api, receiver.url())
    const id = await raiseOne(tenant.api)
    await receiver.waitFor(1)
    const clicks = await Promise.all([1, 2, 3].map(() => tenant.api.post(`/WebhookDeliveries/${id}/Retry`)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    answer.resolve(500)
    const { attempts } = await deliveryAfter(tenant.api, id, 1)
    expect(attempts).toMatchObject([{ number: 1, manual: false }])
    await advance(1)
    expect(receiver.requests).toHaveLength(1)

    await Promise.all([1, 2, 3].map(() => tenant.api.post(`/WebhookDeliveries/${id}/Retry`)))
    await deliveryAfter(tenant.api, id, 2)
    await advance(1)
    expect(receiver.requests).toHaveLength(2)
  })

  it("a disabled webhook holds its deliveries; enabled in time, the retry is on time", async () => {
    const { id, webhook, first } = await failOnce()
    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    expect((await readDelivery(tenant.api, id)).status).toBe("Held")
    const refused = await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain("Disabled")

    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Enabled" })
    expect(await readDelivery(tenant.api, id)).toMatchObject({ status: "Pending", nextAttemptAt: first.nextAttemptAt })
    await advance(interval)
    const { attempts } = await readDelivery(tenant.api, id)
    expect(attempts.map(({ time }) => time)).toEqual([first.attempts[0]!.time, first.nextAttemptAt])
  })

  it("held past its time, a delivery goes on at once when the webhook is enabled", async () => {
    const { id, webhook } = await failOnce()
    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    await advance(2 * interval)
    expect(receiver.requests).toHaveLength(1)
    expect((await readDelivery(tenant.api, id)).status).toBe("Held")
    expect((await tenant.api.get(`/WebhookDeliveries?Status=Held&WebhookId=${webhook.id}`)).body).toMatchObject({
      data: [{ id }],
    })

    receiver.respondWith(200)
    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Enabled" })
    expect(await deliveryAfter(tenant.api, id, 2)).toMatchObject({ status: "Delivered" })
  })

  it("deleting a webhook cancels what is pending and keeps the log", async () => {
    const { id, webhook } = await failOnce()
    expect((await tenant.api.delete(`/Webhooks/${webhook.id}`)).status).toBe(200)
    await advance(2 * interval)
    expect(receiver.requests).toHaveLength(1)
    const delivery = await readDelivery(tenant.api, id)
    expect(delivery).toMatchObject({ status: "Cancelled", attempts: [{ number: 1, status: 500 }] })
    expect(delivery).not.toHaveProperty("nextAttemptAt")
    const refused = await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain("deleted")
  })

  it("another tenant's delivery cannot be retried", async () => {
    const { id } = await failOnce()
    const other = await service.createTenant()
    expect((await other.api.post(`/WebhookDeliveries/${id}/Retry`)).status).toBe(404)
    expect((await other.api.post("/WebhookDeliveries/0b0e1c5a-6a0f-4d7e-8f0e-2f5b8a1c9d3e/Retry")).status).toBe(404)
    expect((await other.api.post("/WebhookDeliveries/none/Retry")).status).toBe(400)
    await advance(1)
    expect(receiver.requests).toHaveLength(1)
  })
})

describe("retries switched off", () => {
  it("one attempt is all", async () => {
    const once = await openService({
      clock: "manual",
      worker: true,
      http: true,
      settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" },
    })
    const { api } = await once.createTenant()
    await createWebhook(api, receiver.url())
    const id = await raiseOne(api)
    expect(await deliveryAfter(api, id, 1)).toMatchObject({ status: "Failed", attemptCount: 1 })
    expect((await api.post("/TestClock", { advanceSeconds: 4 * hour })).body).toMatchObject({ attempts: { failed: 0 } })
    expect(receiver.requests).toHaveLength(1)
    await once.close()
  })
})
