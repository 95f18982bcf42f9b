import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, deliveryAfter, deliveryWhere, raiseOne, readDelivery } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

const hour = 3600

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({
    clock: "manual",
    worker: true,
    http: true,
    settings: { SVC_WEBHOOK_DISABLE_AFTER_DAYS: "2" },
  })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  await tenant.api.put("/NotificationSettings", { webhooks: true })
  receiver = await startReceiver({ respond: () => 500 })
})
afterEach(() => receiver.close())

/** Ends when nothing is due or under way at the new time. */
const advance = async (seconds: number) => {
  expect((await (await service.createTenant()).api.post("/TestClock", { advanceSeconds: seconds })).status).toBe(200)
  // The access token of before may have expired.
  tenant = { ...tenant, api: await tenant.apiWith(["*:admin"]) }
}

/** A webhook with an attempt of each delivery every two hours, for two days. */
const webhookWith = async (settings: object) => {
  const { id } = await createWebhook(tenant.api, receiver.url())
  const retries = { schedule: Array(24).fill(2 * hour) }
  expect((await tenant.api.patch(`/Webhooks/${id}/Settings`, { retries, ...settings })).status).toBe(200)
  return id
}
const raiseFailing = async (count: number) => {
  const ids = []
  for (let index = 0; index < count; index++) {
    const id = await raiseOne(tenant.api)
    await deliveryAfter(tenant.api, id, 1)
    ids.push(id)
  }
  return ids
}
const healthOf = async (id: string) => (await tenant.api.get(`/Webhooks/${id}/Health`)).body
/** The kinds of notifications about disabling, oldest first. */
const told = async () => {
  const { body, status } = await tenant.api.get("/Notifications?PageSize=100")
  expect(status).toBe(200)
  return (body as { data: readonly { kind: string }[] }).data
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("WebhookDisable"))
    .toReversed()
}
const warned = "WebhookDisableWarning"

describe("a webhook that accepts nothing for days", () => {
  it("is disabled after three warnings, and everything that waits is held until it is enabled", async () => {
    const id = await webhookWith({ health: { disableAfterDays: 1 } })
    expect(await healthOf(id)).toEqual({ status: "Enabled", failuresInARow: 0, held: 0 })
    await raiseFailing(3)
    const failing = await healthOf(id)
    expect(failing).toMatchObject({ status: "Enabled", failuresInARow: 3, held: 0 })
    const { failingSince, disablesAt } = failing as Record<string, string>
    expect(Date.parse(disablesAt!) - Date.parse(failingSince!)).toBe(24 * hour * 1000)

    await advance(12 * hour)
    expect(await told()).toEqual([warned])
    await advance(11 * hour)
    expect(await told()).toEqual([warned, warned, warned])
    const [late] = await raiseFailing(1)
    await advance(hour)
    expect(await told()).toEqual([warned, warned, warned, "WebhookDisabled"])
    const disabled = await healthOf(id)
    expect(disabled).toMatchObject({ status: "Disabled", disabledReason: "Failing" })
    expect(disabled).not.toHaveProperty("disablesAt")
    expect(disabled).toMatchObject({ held: 4 })
    expect(await readDelivery(tenant.api, late!)).toMatchObject({ status: "Held" })

    receiver.respondWith(200)
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Enabled" })
    expect(await healthOf(id)).toEqual({ status: "Enabled", failuresInARow: 0, held: 0 })
    await advance(2 * hour)
    await deliveryWhere(tenant.api, late!, ({ status }) => status === "Delivered")
  })

  it("is not disabled while it accepts a request now and then", async () => {
    const id = await webhookWith({ health: { disableAfterDays: 1 } })
    receiver.respondWith((_request, index) => (index % 12 === 11 ? 200 : 500))
    await raiseFailing(6)
    await advance(36 * hour)
    expect(await told()).not.toContain("WebhookDisabled")
    expect(await healthOf(id)).toMatchObject({ status: "Enabled" })
  })

  it("is not disabled for the failures of two events, or without the setting", async () => {
    const id = await webhookWith({ health: { disableAfterDays: 1 } })
    await raiseFailing(2)
    const other = await service.createTenant()
    const plain = await createWebhook(other.api, receiver.url())
    expect((await other.api.patch(`/Webhooks/${plain.id}/Settings`, { health: null })).status).toBe(200)
    await advance(47 * hour)
    expect(await told()).toEqual([warned, warned, warned])
    expect(await healthOf(id)).toMatchObject({ status: "Enabled", failuresInARow: 48 })
  })

  it("is, when new, disabled after the days of the service, unless its settings say otherwise", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const settings = async () => (await tenant.api.get(`/Webhooks/${id}/Settings`)).body
    expect(await settings()).toMatchObject({ version: 1, health: { disableAfterDays: 2 } })
    await tenant.api.patch(`/Webhooks/${id}/Settings`, { health: { disableAfterDays: null } })
    expect(await settings()).toMatchObject({ version: 2, health: { disableAfterDays: null } })
  })
})

it("shows who disabled a webhook, and nothing of an unknown, deleted or foreign one", async () => {
  const { id } = await createWebhook(tenant.api, receiver.url())
  await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })
  expect(await healthOf(id)).toMatchObject({ status: "Disabled", disabledReason: "User", failuresInARow: 0 })
  await tenant.api.patch(`/Webhooks/${id}`, { description: "still disabled" })
  expect(await healthOf(id)).toMatchObject({ disabledReason: "User" })
  expectProblem(await (await service.createTenant()).api.get(`/Webhooks/${id}/Health`), 400)
  await tenant.api.delete(`/Webhooks/${id}`)
  expectProblem(await tenant.api.get(`/Webhooks/${id}/Health`), 400)
  expect(await service.sql("select from svc.webhook_streaks where webhook_id = $1", [id])).toEqual([])
})
