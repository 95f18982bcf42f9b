import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import { createWebhook, deliveryAfter, deliveryWhere, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

interface NotificationView {
  readonly id: string
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly webhookId?: string
}

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

const notifications = async (api: ApiClient) =>
  ((await api.get("/Notifications?PageSize=100")).body as { readonly data: readonly NotificationView[] }).data
const kinds = async (api: ApiClient) => (await notifications(api)).map(({ kind }) => kind).toReversed()
const untilKinds = (api: ApiClient, wanted: readonly string[]) =>
  until(
    () => kinds(api),
    (found) => found.join() === wanted.join(),
  )
const optIn = (api: ApiClient) => api.put("/NotificationSettings", { webhooks: true })
/** Moves the clock, and resolves when the notifications about the observed states have been sent. */
const advance = async (seconds: number) => {
  const admin = await service.createTenant()
  expect((await admin.api.post("/TestClock", { advanceSeconds: seconds })).status).toBe(200)
  return tenant.apiWith(["*:admin"])
}

it("are raised for nobody who did not ask for them", async () => {
  expect((await tenant.api.get("/NotificationSettings")).body).toEqual({
    webhooks: false,
    rates: false,
    einvoices: false,
    messages: false,
    security: true,
  })
  await createWebhook(tenant.api, receiver.url())
  await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
  await advance(0)
  expect(await kinds(tenant.api)).toEqual([])
  expect((await optIn(tenant.api)).body).toEqual({
    webhooks: true,
    rates: false,
    einvoices: false,
    messages: false,
    security: true,
  })
  expect((await tenant.api.get("/NotificationSettings")).body).toEqual({
    webhooks: true,
    rates: false,
    einvoices: false,
    messages: false,
    security: true,
  })
  expect(await kinds(tenant.api)).toEqual([])
})

it("the first failed attempt is told once, however many follow", async () => {
  await optIn(tenant.api)
  const { id } = await createWebhook(tenant.api, receiver.url("/hook?key=hidden"))
  for (let index = 0; index < 5; index += 1) await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
  const api = await advance(3 * 3600)
  const [one, ...others] = await notifications(api)
  expect(others).toEqual([])
  expect(one).toMatchObject({
    kind: "WebhookFailing",
    legalEntityId: tenant.legalEntities[0]!.id,
    webhookId: id,
    subject: "Webhook failing",
  })
  expect(one!.text).toContain("the receiver answered 500")
  expect(one!.text).not.toContain("hidden")
  const metrics = await (await fetch(`${service.origin}/metrics`)).text()
  expect(metrics).toMatch(/svc_notifications_total\{kind="WebhookFailing",outcome="raised"\} [1-9]/)
})

it("the last automatic attempt that fails is told, with the event, the webhook and its number", async () => {
  await optIn(tenant.api)
  const { id } = await createWebhook(tenant.api, receiver.url())
  const { id: eventId } = await raise(tenant.api)
  const api = await advance(27 * 3600)
  const [last, first] = await notifications(api)
  expect(first).toMatchObject({ kind: "WebhookFailing" })
  expect(last).toMatchObject({ kind: "WebhookExhausted", webhookId: id })
  for (const named of [eventId, id, "InvoicePosted", "Attempt 10"]) expect(last!.text).toContain(named)
})

it("the first success after failures is told once", async () => {
  await optIn(tenant.api)
  await createWebhook(tenant.api, receiver.url())
  const id = await raiseOne(tenant.api)
  await deliveryAfter(tenant.api, id, 1)
  await untilKinds(tenant.api, ["WebhookFailing"])
  receiver.respondWith(200)
  const api = await advance(3 * 3600)
  for (let index = 0; index < 3; index += 1)
    await deliveryWhere(api, await raiseOne(api), ({ status }) => status === "Delivered")
  await advance(0)
  expect(await kinds(api)).toEqual(["WebhookFailing", "WebhookRecovered"])
})

it("come again an hour later, when it fails again after a success, and not earlier", async () => {
  await optIn(tenant.api)
  await createWebhook(tenant.api, receiver.url())
  const retry = async (api: ApiClient, id: string, status: number, attempts: number) => {
    receiver.respondWith(status)
    await api.post(`/WebhookDeliveries/${id}/Retry`)
    await deliveryAfter(api, id, attempts)
    return advance(0)
  }
  const id = await raiseOne(tenant.api)
  await deliveryAfter(tenant.api, id, 1)
  await advance(0)
  await retry(tenant.api, id, 200, 2)
  await retry(tenant.api, id, 500, 3)
  expect(await kinds(tenant.api)).toEqual(["WebhookFailing", "WebhookRecovered"])
  const api = await advance(3600)
  await retry(api, id, 200, 4)
  await retry(api, id, 500, 5)
  expect(await kinds(api)).toEqual(["WebhookFailing", "WebhookRecovered", "WebhookFailing"])
})

it("are each user's own and paged", async () => {
  await optIn(tenant.api)
  for (const path of ["/a", "/b", "/c"]) await createWebhook(tenant.api, receiver.url(path))
  await raise(tenant.api)
  await untilKinds(tenant.api, ["WebhookFailing", "WebhookFailing", "WebhookFailing"])
  const first = (await tenant.api.get("/Notifications?PageSize=2")).body as Record<string, unknown>
  expect(first["data"]).toHaveLength(2)
  const rest = (await tenant.api.get(`/Notifications?PageSize=2&Cursor=${String(first["nextCursor"])}`)).body
  expect(rest).toMatchObject({ data: [{ kind: "WebhookFailing" }] })
  expect(rest).not.toHaveProperty("nextCursor")
  const stranger = (await service.createTenant()).api
  await optIn(stranger)
  expect(await kinds(stranger)).toEqual([])
})

it("a notification that fails leaves the deliveries as they are, and is counted", async () => {
  await optIn(tenant.api)
  await createWebhook(tenant.api, receiver.url())
  await service.sql("alter table svc.notifications rename to notifications_away")
  try {
    const id = await raiseOne(tenant.api)
    expect(await deliveryAfter(tenant.api, id, 1)).toMatchObject({ status: "Pending", attempts: [{ status: 500 }] })
    receiver.respondWith(200)
    await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    expect(await deliveryAfter(tenant.api, id, 2)).toMatchObject({ status: "Delivered" })
    await until(
      async () => (await fetch(`${service.origin}/metrics`)).text(),
      (text) => /svc_notifications_total\{kind="",outcome="failed"\} [1-9]/.test(text),
    )
  } finally {
    await service.sql("alter table svc.notifications_away rename to notifications")
  }
})

it("are told by permissions for what they are about, and by none of their own", async () => {
  const [reader, other] = [await tenant.apiWith(["webhooks:read"]), await tenant.apiWith(["rates:read"])]
  expect((await optIn(reader)).status).toBe(200)
  await createWebhook(tenant.api, receiver.url())
  await deliveryAfter(tenant.api, await raiseOne(tenant.api), 1)
  await untilKinds(reader, ["WebhookFailing"])
  expect(await kinds(other)).toEqual([])
  const unread = async (api: ApiClient) => ((await api.get("/Pulse")).body as { readonly unread: number }).unread
  expect([await unread(reader), await unread(other)]).toEqual([1, 0])
})
