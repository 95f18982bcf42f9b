import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  createWebhook,
  deliveryAfter,
  deliveryWhere,
  type DeliveryView,
  raise,
  raiseOne,
  readDelivery,
} from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
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
  receiver = await startReceiver({ respond: () => 500 })
})
afterEach(() => receiver.close())

/** Ends when nothing is due or under way at the new time. */
const advance = async (seconds: number) =>
  expect((await (await service.createTenant()).api.post("/TestClock", { advanceSeconds: seconds })).status).toBe(200)
const webhookWith = async (retries: object) => {
  const { id } = await createWebhook(tenant.api, receiver.url())
  expect((await tenant.api.patch(`/Webhooks/${id}/Settings`, { retries })).status).toBe(200)
  return id
}
const secondsAfterFirst = ({ attempts }: DeliveryView) =>
  attempts.map(({ time }) => Math.round((Date.parse(time) - Date.parse(attempts[0]!.time)) / 1000))
const asks = (seconds: number) => ({ status: 503, headers: { "retry-after": String(seconds) } })

describe("a webhook's own schedule", () => {
  it("is kept to the second, and what its receiver asks for puts an attempt off", async () => {
    receiver.respondWith((_request, index) => (index === 0 ? 502 : index === 2 ? asks(7200) : 500))
    await webhookWith({ schedule: [60, 300, 3600], quickRepeat: true })
    const id = await raiseOne(tenant.api)
    expect(await deliveryAfter(tenant.api, id, 1)).toMatchObject({ attemptsLeft: 4 })
    await advance(6 * hour)
    const delivery = await readDelivery(tenant.api, id)
    expect(delivery).toMatchObject({ status: "Failed", attemptCount: 5 })
    expect(delivery).not.toHaveProperty("attemptsLeft")
    expect(delivery.attempts.map(({ next }) => next)).toEqual([
      { because: "QuickRepeat", delaySeconds: 20 },
      { because: "Schedule", delaySeconds: 60 },
      { because: "RetryAfter", delaySeconds: 7200, retryAfter: "7200" },
      { because: "Schedule", delaySeconds: 3600 },
      { because: "Exhausted" },
    ])
    expect(secondsAfterFirst(delivery)).toEqual([0, 20, 80, 7280, 10_880])
  })

  it("leaves the attempt that waits, and no other, when it becomes shorter", async () => {
    const webhookId = await webhookWith({})
    const id = await raiseOne(tenant.api)
    expect(await deliveryAfter(tenant.api, id, 1)).toMatchObject({ attemptsLeft: 9 })
    await tenant.api.patch(`/Webhooks/${webhookId}/Settings`, { retries: { schedule: [] } })
    expect(await readDelivery(tenant.api, id)).toMatchObject({ status: "Pending", attemptsLeft: 1 })
    await advance(6 * hour)
    const { status, attempts } = await readDelivery(tenant.api, id)
    expect([status, attempts.map(({ next }) => next?.because)]).toEqual(["Failed", ["Schedule", "Exhausted"]])
    await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    expect((await deliveryAfter(tenant.api, id, 3)).attempts[2]!.next).toEqual({ because: "None" })
  })
})

describe("a receiver that asks for an exact time", () => {
  const exact = { schedule: [], retryAfter: "Exact" }

  it("is left alone until then, and one probe decides: nothing that waited has used an attempt", async () => {
    let busy = true
    receiver.respondWith(() => (busy ? asks(600) : 200))
    await webhookWith(exact)
    const first = await raiseOne(tenant.api)
    expect(await deliveryWhere(tenant.api, first, ({ waitsFor }) => waitsFor !== undefined)).toMatchObject({
      attemptCount: 1,
      attemptsLeft: 1,
      attempts: [{ next: { because: "RetryAfter", delaySeconds: 600, retryAfter: "600" } }],
    })
    const events = await Promise.all(Array.from({ length: 30 }, () => raise(tenant.api, "InvoicePosted", {})))
    const ids = events.map(({ deliveries }) => deliveries[0]!.id)
    await advance(599)
    expect(receiver.requests).toHaveLength(1)
    const waiting = await readDelivery(tenant.api, ids[29]!)
    expect(waiting).toMatchObject({ status: "Pending", attemptCount: 0, waitsFor: "Receiver" })
    expect(waiting.nextAttemptAt).toBe((await readDelivery(tenant.api, first)).nextAttemptAt)

    // A delivery that a person asks for goes, and tells again that the receiver wants time.
    await tenant.api.post(`/WebhookDeliveries/${ids[0]!}/Retry`)
    await deliveryAfter(tenant.api, ids[0]!, 1)
    await advance(600)
    expect(receiver.requests).toHaveLength(3)
    busy = false
    await advance(600)
    const all = await Promise.all([first, ...ids].map((id) => readDelivery(tenant.api, id)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["Delivered"]))
    // Two attempts beyond one each: the first delivery's, the one asked for, and the probe that was refused.
    expect(receiver.requests).toHaveLength(31 + 3)
    expect(all.filter(({ attemptCount }) => attemptCount === 1).length).toBeGreaterThanOrEqual(28)
  })

  it("ends after twenty times outside of the schedule, and its wait ends with the webhook's deliveries", async () => {
    receiver.respondWith(() => asks(5))
    await webhookWith({ ...exact, schedule: [60] })
    const id = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, id, 1)
    await advance(hour)
    const delivery = await readDelivery(tenant.api, id)
    expect(delivery).toMatchObject({ status: "Failed", attemptCount: 22 })
    expect(delivery.attempts.slice(-3).map(({ next }) => next)).toEqual([
      { because: "RetryAfter", delaySeconds: 5, retryAfter: "5" },
      { because: "Schedule", delaySeconds: 60, retryAfter: "5" },
      { because: "Exhausted", retryAfter: "5" },
    ])
    receiver.respondWith(200)
    await advance(5)
    expect(await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)).toMatchObject({ status: "Delivered" })
  })
})

describe("a receiver that is gone", () => {
  it("has its webhook disabled by a second 410 after ten minutes, and what waits is held and goes on later", async () => {
    receiver.respondWith(410)
    const webhookId = await webhookWith({ schedule: [60, 660], gone: "Disable" })
    await tenant.api.put("/NotificationSettings", { webhooks: true })
    const id = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, id, 1)
    await advance(60)
    expect((await tenant.api.get(`/Webhooks/${webhookId}`)).body).toMatchObject({ webhookStatus: "Enabled" })
    const other = (await raise(tenant.api, "InvoicePosted", {})).deliveries[0]!.id
    await deliveryAfter(tenant.api, other, 1)
    await advance(660)
    expect((await tenant.api.get(`/Webhooks/${webhookId}`)).body).toMatchObject({ webhookStatus: "Disabled" })
    expect(await readDelivery(tenant.api, other)).toMatchObject({ status: "Held" })
    const { body } = await tenant.api.get("/Notifications")
    const told = (body as { data: readonly { kind: string; text: string }[] }).data
    expect(told.filter(({ kind }) => kind === "WebhookDisabled")).toHaveLength(1)

    receiver.respondWith(200)
    await tenant.api.patch(`/Webhooks/${webhookId}`, { webhookStatus: "Enabled" })
    await advance(660)
    expect(await deliveryWhere(tenant.api, other, ({ status }) => status === "Delivered")).toMatchObject({
      webhookId,
    })
  })
})
