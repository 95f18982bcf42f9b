import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startWorkerBeside } from "../support/processes/worker-beside.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { untilAllSent } from "../support/webhooks/all-sent.ts"
import { createWebhook, deliveryWhere, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let tenant: TestTenant
let receiver: Receiver
const createLimited = async (limits: object) => {
  const webhook = await createWebhook(tenant.api, receiver.url())
  const { status } = await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { limits })
  expect(status).toBe(200)
  return webhook
}
const raiseMany = async (count: number) => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await raiseOne(tenant.api))
  return ids
}

describe("a webhook with a rate", () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService({ clock: "manual", worker: true, http: true })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    tenant = await service.createTenant()
    receiver = await startReceiver()
  })
  afterEach(() => receiver.close())

  const advance = async (seconds: number) => {
    const admin = await service.createTenant()
    expect((await admin.api.post("/TestClock", { advanceSeconds: seconds })).status).toBe(200)
  }

  it("gets the requests of a period and no more, and the others when the rate permits them, without an attempt", async () => {
    await createLimited({ rate: { count: 3, seconds: 3_600, smooth: false } })
    const ids = await raiseMany(8)
    await advance(1)
    expect(receiver.requests).toHaveLength(3)
    const last = await deliveryWhere(tenant.api, ids.at(-1)!, ({ waitsFor }) => waitsFor === "RateLimit")
    expect(last).toMatchObject({ status: "Pending", attemptCount: 0 })
    await advance(1_200)
    expect(receiver.requests).toHaveLength(4)
    await advance(2_400)
    expect(receiver.requests).toHaveLength(6)
    await advance(3_600)
    expect(receiver.requests).toHaveLength(8)
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(8)
    expect(receiver.requests.map(({ headers }) => headers["svc-attempt"])).toEqual(Array(8).fill("1"))
  })

  it("counts retries too, and sends what a person asked for first", async () => {
    receiver.respondWith(500)
    const webhook = await createLimited({ rate: { count: 1, seconds: 3_600, smooth: true } })
    await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { retries: { schedule: [5] } })
    const [, , third] = await raiseMany(3)
    await advance(60)
    // The first attempt has failed, and its retry waits behind the others for the rate.
    expect(receiver.requests).toHaveLength(1)
    const { eventId } = await deliveryWhere(tenant.api, third!, ({ waitsFor }) => waitsFor === "RateLimit")
    expect((await tenant.api.post(`/WebhookDeliveries/${third}/Retry`)).status).toBeLessThan(300)
    await advance(3_600)
    expect(receiver.requests).toHaveLength(2)
    expect(receiver.requests[1]!.headers["webhook-id"]).toBe(eventId)
    await advance(3 * 3_600)
    expect(receiver.requests).toHaveLength(5)
    await advance(10 * 3_600)
    // Two attempts of each delivery.
    const attempts = receiver.requests.map(({ headers }) => [headers["webhook-id"], headers["svc-attempt"]].join())
    expect([attempts.length, new Set(attempts).size]).toEqual([6, 6])
  })

  it("gets everything at once when the limit is removed, and delays no other webhook", async () => {
    const webhook = await createLimited({ rate: { count: 1, seconds: 3_600, smooth: true } })
    const other = await startReceiver()
    await createWebhook(tenant.api, other.url("/other"))
    for (let n = 0; n < 5; n += 1) await raise(tenant.api)
    await other.waitFor(5)
    await receiver.waitFor(1)
    await advance(60)
    expect(receiver.requests).toHaveLength(1)
    await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { limits: null })
    await receiver.waitFor(5)
    await other.close()
  })
})

describe("a webhook with a concurrency", () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService({ worker: true, http: true })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    tenant = await service.createTenant()
    receiver = await startReceiver({ respond: () => ({ status: 200, delayMs: 5 }) })
  })
  afterEach(() => receiver.close())

  it("never has more requests at a time than its limit, from all workers together", async () => {
    await createLimited({ concurrency: 2 })
    const beside = [startWorkerBeside(service), startWorkerBeside(service)]
    const workers = () => service.sql("select from svc.processes where kind = 'worker'")
    await until(workers, ({ length }) => length >= 3)
    await raiseMany(60)
    await receiver.waitFor(60)
    await untilAllSent(service, tenant.api)
    expect(receiver.requests).toHaveLength(60)
    expect(receiver.peakInFlight).toBeLessThanOrEqual(2)
    await Promise.all(beside.map(({ stop }) => stop()))
  })
})
