import { eventTags } from "@svc/domain/webhooks/event-tags"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, raise, raiseOne, readDelivery } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"
import { untilAllSent } from "../support/webhooks/all-sent.ts"
import { raiserOf } from "../support/webhooks/raise-events.ts"

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const bodies = () => receiver.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>)

/** An origin for events that no route raises yet. */
const origin = (): EventOrigin => ({
  tenantId: tenant.tenantId,
  legalEntityId: tenant.legalEntities[0]!.id,
  legalEntityName: tenant.legalEntities[0]!.name,
  triggeredBy: tenant.userId,
})
const posted = { tag: "InvoicePosted", dataJson: `{"invoiceNumber":"10001"}` }

describe("publishing", () => {
  it("sends nothing of a change that was rolled back", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    const { runOrThrow } = service.http.get("Runtime")
    const unitOfWork = service.http.get("UnitOfWork")
    const raiseEvents = raiserOf(service.http.get)
    const failing = unitOfWork.atomically(
      tenant.tenantId,
      Effect.andThen(raiseEvents(origin(), [posted]), Effect.fail("the change is refused" as const)),
    )
    await expect(runOrThrow(Effect.flip(failing))).resolves.toBe("the change is refused")

    await untilAllSent(service, tenant.api)
    expect(receiver.requests).toHaveLength(0)
    expect((await tenant.api.get(`/Webhooks/${id}/Deliveries`)).body).toEqual({ data: [] })
  })

  it("sends what was raised while the worker was down, once", async () => {
    await createWebhook(tenant.api, receiver.url())
    const delivery = await service.withoutWorker(async () => {
      const raised = await raiseOne(tenant.api)
      expect(await readDelivery(tenant.api, raised)).toMatchObject({ status: "Pending", attemptCount: 0 })
      expect(receiver.requests).toHaveLength(0)
      return raised
    })
    await deliveryAfter(tenant.api, delivery, 1)
    await untilAllSent(service, tenant.api)
    expect(receiver.requests).toHaveLength(1)
  })

  it("sends only what a webhook listens to", async () => {
    await createWebhook(tenant.api, receiver.url(), ["InvoicePosted"])
    await raise(tenant.api, "InvoicePosted")
    expect((await raise(tenant.api, "SubscriptionActivated")).deliveries).toEqual([])
    await receiver.waitFor(1)
    expect(bodies().map(({ EventType }) => EventType)).toEqual(["InvoicePosted"])
  })

  it("sends the same bytes to every webhook, and a failing one is retried alone", async () => {
    const second = await startReceiver({ respond: () => 500 })
    const third = await startReceiver()
    const webhooks: Awaited<ReturnType<typeof createWebhook>>[] = []
    for (const each of [receiver, second, third]) webhooks.push(await createWebhook(tenant.api, each.url()))
    const { deliveries } = await raise(tenant.api)
    await Promise.all([receiver, second, third].map((each) => each.waitFor(1)))
    const withoutToken = [receiver, second, third].map(({ requests }) =>
      requests[0]!.body.replace(/"Token":"[^"]+"/, ""),
    )
    expect(new Set(withoutToken).size).toBe(1)

    const failed = deliveries.find(({ webhookId }) => webhookId === webhooks[1]!.id)!
    await deliveryAfter(tenant.api, failed.id, 1)
    second.respondWith(200)
    expect((await tenant.api.post(`/WebhookDeliveries/${failed.id}/Retry`)).status).toBe(200)
    expect((await deliveryAfter(tenant.api, failed.id, 2)).status).toBe("Delivered")
    expect([receiver, second, third].map(({ requests }) => requests.length)).toEqual([1, 2, 1])
    expect(second.requests[1]!.body).toBe(second.requests[0]!.body)
    await second.close()
    await third.close()
  })

  it("sends nothing of an event that is older than the webhook", async () => {
    await raise(tenant.api)
    await createWebhook(tenant.api, receiver.url())
    await untilAllSent(service, tenant.api)
    expect(receiver.requests).toHaveLength(0)
  })

  it("sends the events of a tenant to its own webhooks only", async () => {
    const other = await service.createTenant()
    const otherReceiver = await startReceiver()
    await createWebhook(tenant.api, receiver.url())
    await createWebhook(other.api, otherReceiver.url())
    await raise(tenant.api)
    await receiver.waitFor(1)
    await untilAllSent(service, other.api)
    expect(otherReceiver.requests).toHaveLength(0)
    await otherReceiver.close()
  })

  it("sends the events of a legal entity to its own webhooks only", async () => {
    const group = await service.createTenant(["North AB", "South AB"])
    const north = await group.apiWith(["*:admin"], { "legal-entity": "North AB" })
    const south = await group.apiWith(["*:admin"], { "legal-entity": "South AB" })
    await createWebhook(north, receiver.url("/north"))
    await createWebhook(south, receiver.url("/south"))
    await raise(north)
    await receiver.waitFor(1)
    for (const api of [north, south]) await untilAllSent(service, api)
    expect(receiver.requests.map(({ url }) => url)).toEqual(["/north"])
  })

  it("sends one event to a hundred webhooks, once each", async () => {
    for (let index = 0; index < 100; index += 1) await createWebhook(tenant.api, receiver.url(`/${index}`))
    expect((await raise(tenant.api)).deliveries).toHaveLength(100)
    await receiver.waitFor(100)
    expect(new Set(receiver.requests.map(({ url }) => url)).size).toBe(100)
  })

  it("gives the events of one request a common correlation id, and another request another", async () => {
    await createWebhook(tenant.api, receiver.url(), ["InvoicePosted", "JournalPosted"])
    const { runOrThrow } = service.worker.get("Runtime")
    const raiseEvents = raiserOf(service.worker.get)
    const both = [posted, { tag: "JournalPosted", dataJson: `{"journalNumber":"1"}` }]
    for (let request = 0; request < 2; request += 1) await runOrThrow(raiseEvents(origin(), both))
    await receiver.waitFor(4)
    const ids = bodies().map(({ CorrelationId }) => CorrelationId as string)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(ids.filter((each) => each === id)).toHaveLength(2)
  })

  it("a single event carries a correlation id and a source only when they were given", async () => {
    await createWebhook(tenant.api, receiver.url())
    const correlationId = "0b0e1c5a-6a0f-4d7e-8f0e-2f5b8a1c9d3e"
    await raise(tenant.api)
    await tenant.api.post(
      "/Events",
      { eventType: "InvoicePosted", data: {} },
      { "svc-correlation-id": correlationId, "svc-source": "Paywall" },
    )
    await receiver.waitFor(2)
    const [plain, stamped] = bodies().sort((a, b) => Object.keys(a).length - Object.keys(b).length)
    expect(plain).not.toHaveProperty("CorrelationId")
    expect(plain).not.toHaveProperty("Source")
    expect(stamped).toMatchObject({ CorrelationId: correlationId, Source: "Paywall" })
  })

  it("carries the webhook's token and the fields of the contract, in order", async () => {
    const { token } = await createWebhook(tenant.api, receiver.url())
    const { id, created } = await raise(tenant.api, "InvoicePosted", { b: 1, a: [2] })
    await receiver.waitFor(1)
    const [body] = bodies()
    expect(Object.keys(body!)).toEqual([
      "Token",
      "EventId",
      "EventType",
      "LegalEntityName",
      "LegalEntityId",
      "Timestamp",
      "TriggeredBy",
      "Data",
    ])
    expect(body).toEqual({
      Token: token,
      EventId: id,
      EventType: "InvoicePosted",
      LegalEntityName: "Alpha AB",
      LegalEntityId: tenant.legalEntities[0]!.id,
      Timestamp: created,
      TriggeredBy: tenant.userId,
      Data: { b: 1, a: [2] },
    })
  })

  it("sends the data of an event digit for digit", async () => {
    await createWebhook(tenant.api, receiver.url())
    const data = `{"amount":1250.00,"tiny":1e-7,"large":12345678901234567890.123,"text":"\\u0000 å \\"x\\""}`
    const answer = await tenant.api.send("POST", "/Events", `{"eventType":"InvoicePosted","data":${data}}`, {
      "content-type": "application/json",
    })
    expect(answer.status).toBe(201)
    await receiver.waitFor(1)
    expect(receiver.requests[0]!.body).toContain(`"Data":${data}}`)
  })

  it("a disabled webhook gets nothing of what is raised meanwhile, and goes on when it is enabled", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url("/switched"))
    await createWebhook(tenant.api, receiver.url("/other"))
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Disabled" })
    expect((await raise(tenant.api)).deliveries).toHaveLength(1)
    await receiver.waitFor(1)
    await tenant.api.patch(`/Webhooks/${id}`, { webhookStatus: "Enabled" })
    await raise(tenant.api)
    await receiver.waitFor(3)
    await untilAllSent(service, tenant.api)
    expect(receiver.requests.map(({ url }) => url).sort()).toEqual(["/other", "/other", "/switched"])
  })

  it("delivers every tag under every spelling it can be subscribed with", async () => {
    const spellings = eventTags.map(({ tag, alternatives }) => alternatives[0] ?? tag)
    expect(eventTags).toHaveLength(34)
    await createWebhook(
      tenant.api,
      receiver.url("/tags"),
      eventTags.map(({ tag }) => tag),
    )
    await createWebhook(tenant.api, receiver.url("/spellings"), spellings)
    for (const { tag } of eventTags) await raise(tenant.api, tag)
    await receiver.waitFor(2 * eventTags.length)
    const typesAt = (path: string) =>
      receiver.requests
        .filter(({ url }) => url === path)
        .map(({ body }) => (JSON.parse(body) as { EventType: string }).EventType)
    expect(typesAt("/tags").sort()).toEqual(eventTags.map(({ tag }) => tag).sort())
    expect(typesAt("/spellings").sort()).toEqual([...spellings].sort())
  })

  it("shows a delivery of the log as it is on its way", async () => {
    const answer = Promise.withResolvers<number>()
    receiver.respondWith(() => answer.promise)
    await createWebhook(tenant.api, receiver.url())
    const id = await raiseOne(tenant.api)
    await receiver.waitFor(1)
    expect(await readDelivery(tenant.api, id)).toMatchObject({ status: "InFlight", attemptCount: 0, attempts: [] })
    const inFlight = await tenant.api.get("/WebhookDeliveries?Status=InFlight")
    expect(inFlight.body).toMatchObject({ data: [{ id }] })
    answer.resolve(200)
    await until(
      () => readDelivery(tenant.api, id),
      ({ status }) => status === "Delivered",
    )
  })
})
