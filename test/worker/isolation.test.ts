import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

// With few slots and a small limit, a small number of deliveries already is a load.
const [slots, cap] = [8, 4]
let service: TestService
let tenant: TestTenant
let receiver: Receiver
let hung: Receiver
beforeAll(async () => {
  service = await openService({
    worker: true,
    http: true,
    settings: {
      SVC_WORKER_SLOTS: String(slots),
      SVC_WEBHOOK_MAX_IN_FLIGHT: String(cap),
      SVC_WEBHOOK_TIMEOUT_SECONDS: "30",
      SVC_WEBHOOK_RETRY_INTERVAL_SECONDS: "1",
    },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
  hung = await startReceiver({ respond: () => "hang" })
})
afterEach(async () => {
  await service.sql("update svc.webhooks set deleted_at = now()")
  await service.sql("delete from svc.delivery_queue where leased_until is null")
  await Promise.all([hung.close(), receiver.close()])
})

const raiseMany = async (count: number, { api }: TestTenant = tenant) => {
  for (let left = count; left > 0; left -= 25)
    await Promise.all(Array.from({ length: Math.min(left, 25) }, () => raise(api)))
}
const countOf = async (webhookId: string, condition: string) => {
  const text = `select count(*)::int as n from svc.webhook_deliveries d where webhook_id = $1 and ${condition}`
  return Number((await service.sql(text, [webhookId]))[0]!["n"])
}
const parked = "exists (select from svc.parked_deliveries p where p.delivery_id = d.id)"
const isCongested = async (webhookId: string) =>
  (await service.sql("select congested from svc.webhooks where id = $1", [webhookId]))[0]!["congested"]
const distinct = ({ requests }: Receiver) => new Set(requests.map(({ headers }) => headers["webhook-id"])).size

describe("a receiver that never answers", () => {
  it("does not hold up others, whatever its backlog, and never has more than the cap open", async () => {
    const stuck = await createWebhook(tenant.api, hung.url())
    await raiseMany(100)
    const healthy = await createWebhook(tenant.api, receiver.url())
    await raiseMany(100)
    await receiver.waitFor(100)
    expect(await countOf(healthy.id, "state = 'Delivered'")).toBeGreaterThan(0)
    expect(await countOf(stuck.id, "state <> 'Pending'")).toBe(0)
    expect(hung.peakInFlight).toBeLessThanOrEqual(cap)
    await until(
      () => isCongested(stuck.id),
      (congested) => congested === true,
    )
    expect(await isCongested(healthy.id)).toBe(false)
  })

  it("does not hold up others when there are more of its kind than slots", async () => {
    for (let index = 0; index < 5; index += 1) await createWebhook(tenant.api, hung.url(`/${index}`))
    await raiseMany(10)
    await hung.waitFor(slots)
    await createWebhook(tenant.api, receiver.url())
    await raiseMany(20)
    await receiver.waitFor(20)
    expect(distinct(receiver)).toBe(20)
  })

  it("loses nothing: when it answers again, everything is delivered once", async () => {
    const { id } = await createWebhook(tenant.api, hung.url())
    await raiseMany(120)
    await until(
      () => countOf(id, parked),
      (count) => count >= 80,
    )
    await service.sql("update svc.webhooks set url = $2 where id = $1", [id, receiver.url()])
    // The new address has no history. The hung requests are cut off and repeated.
    await hung.close()
    await until(
      () => countOf(id, "state = 'Delivered'"),
      (count) => count === 120,
    )
    await until(
      () => isCongested(id),
      (congested) => congested === false,
    )
    expect(distinct(receiver)).toBe(120)
    expect(receiver.requests).toHaveLength(120)
  })

  it("still gets what a person asks for before its backlog", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const first = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, first, 1)
    receiver.respondWith({ body: "slow", delayMs: 400 })
    await raiseMany(100)
    await until(
      () => isCongested(id),
      (congested) => congested === true,
    )
    await tenant.api.post(`/WebhookDeliveries/${first}/Retry`)
    const retried = await deliveryAfter(tenant.api, first, 2)
    expect(retried.attempts.map(({ manual }) => manual)).toEqual([false, true])
    expect(await countOf(id, "state = 'Pending'")).toBeGreaterThan(20)
  })
})

describe("a backlog", () => {
  it("that is parked is held when its webhook is disabled, and goes on when it is enabled", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    receiver.respondWith({ body: "slow", delayMs: 300 })
    await raiseMany(80)
    await until(
      () => countOf(id, parked),
      (count) => count > 0,
    )
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })
    await until(
      () => countOf(id, `state = 'Pending' and not ${parked}`),
      (count) => count === 0,
    )
    const held = await countOf(id, "state = 'Pending'")
    expect(held).toBeGreaterThan(0)
    receiver.respondWith({ body: "ok" })
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Enabled" })
    await until(
      () => countOf(id, "state = 'Delivered'"),
      (count) => count === 80,
    )
    expect(receiver.requests).toHaveLength(80)
  })

  it("of one tenant does not starve another's", async () => {
    receiver.respondWith({ body: "slow", delayMs: 100 })
    for (let index = 0; index < 4; index += 1) await createWebhook(tenant.api, receiver.url(`/${index}`))
    await raiseMany(150)
    const other = await service.createTenant()
    const theirs = await startReceiver()
    await createWebhook(other.api, theirs.url())
    await raise(other.api)
    await theirs.waitFor(1)
    const [left] = await service.sql(
      "select count(*)::int as n from svc.webhook_deliveries where tenant_id = $1 and state = 'Pending'",
      [tenant.tenantId],
    )
    expect(left!["n"]).toBeGreaterThan(100)
    await theirs.close()
  })

  it("of retries that are due does not starve first attempts, nor they it", async () => {
    receiver.respondWith(500)
    const failing = await createWebhook(tenant.api, receiver.url())
    await raiseMany(100)
    const healthy = await startReceiver()
    await createWebhook(tenant.api, healthy.url())
    await until(
      () => countOf(failing.id, "attempt_count >= 2"),
      (count) => count > 20,
    )
    await raiseMany(50)
    await healthy.waitFor(50)
    expect(distinct(healthy)).toBe(50)
    receiver.respondWith(200)
    await until(
      () => countOf(failing.id, "state = 'Delivered'"),
      (count) => count === 150,
    )
    await healthy.close()
  })
})

it("a receiver that goes slow, then down, then well gets all events since", async () => {
  const { id } = await createWebhook(tenant.api, receiver.url())
  receiver.respondWith({ body: "slow", delayMs: 500 })
  await raiseMany(20)
  receiver.respondWith("reset")
  await raiseMany(20)
  receiver.respondWith({ body: "ok" })
  await raiseMany(20)
  await until(
    () => countOf(id, "state = 'Delivered'"),
    (count) => count === 60,
  )
  expect(distinct(receiver)).toBe(60)
})

it("a worker that stops begins nothing that waits in its memory, and gives it back at once", async () => {
  await createWebhook(tenant.api, receiver.url())
  receiver.respondWith({ body: "slow", delayMs: 1_500 })
  await raiseMany(6)
  const queued = () => service.sql("select leased_until is null as free, claims from svc.delivery_queue order by 1")
  await until(queued, (rows) => rows.length === 6 && rows.every(({ free }) => free === false))
  await receiver.waitFor(2)
  await service.withoutWorker(async () => {
    // The worker sent two at a time until the first answer; the others waited in its memory.
    expect(receiver.requests).toHaveLength(2)
    expect(await queued()).toEqual(Array(4).fill({ free: true, claims: 0 }))
    receiver.respondWith(200)
  })
  await receiver.waitFor(6)
  expect(distinct(receiver)).toBe(6)
})
