import { CloudEvent, HTTP } from "cloudevents"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { eventTags } from "@svc/domain/webhooks/event-tags"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { createWebhook, deliveryAfter, type RaisedView, raiseOne } from "../support/webhooks/deliveries.ts"
import { type ReceivedRequest, type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

const baseUrl = "https://billing.example"
const caller = "0af7651916cd43dd8448eb211c80319c"

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  service = await openService({ worker: true, http: true, settings: { SVC_BASE_URL: baseUrl } })
})
beforeEach(async () => {
  tenant = await service.createTenant()
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

/** Creates a webhook with a format at an address of its own. */
const createFormatted = async (path: string, format: object, events?: readonly string[]) => {
  const webhook = await createWebhook(tenant.api, receiver.url(path), events)
  const { status } = await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { format })
  expect(status).toBe(200)
  return webhook
}
const requestsAt = async (path: string, count: number): Promise<readonly ReceivedRequest[]> => {
  const own = () => receiver.requests.filter(({ url }) => url === path)
  while (own().length < count) await receiver.waitFor(receiver.requests.length + 1)
  return own()
}
const raise = async (eventType: string, data: object, headers: Readonly<Record<string, string>> = {}) => {
  const { status, body, headers: answered } = await tenant.api.post("/Events", { eventType, data }, headers)
  expect(status).toBe(201)
  return { event: body as RaisedView, traceId: answered.get("svc-trace-id")! }
}

it("sends each event as a CloudEvent that the stock library reads", async () => {
  const tags = eventTags.map(({ tag }) => tag)
  await createFormatted("/cloud", { cloudEvents: true }, tags)
  for (const { tag, example } of eventTags) await raise(tag, example)
  const read = (await requestsAt("/cloud", tags.length)).map(({ headers, body }) => {
    const event = HTTP.toEvent({ headers, body })
    if (!(event instanceof CloudEvent)) throw new Error("a request is one event")
    expect(event.validate()).toBe(true)
    const sent = JSON.parse(body) as { readonly EventId: string; readonly Timestamp: string }
    expect(event.data).toEqual(sent)
    expect([event.id, event.time, event.source]).toEqual([
      sent.EventId,
      sent.Timestamp,
      `${baseUrl}/LegalEntities/${tenant.legalEntities[0]!.id}`,
    ])
    expect(headers).not.toHaveProperty("traceparent")
    return event.type
  })
  expect(read.toSorted()).toEqual(tags.map((tag) => `svc.${tag}`).toSorted())
})

it("continues the trace of the request that raised the event, with a span for each attempt", async () => {
  const webhook = await createFormatted("/traced", { traceparent: true }, ["InvoicePosted"])
  const events = await Promise.all([
    raise("InvoicePosted", {}, { traceparent: `00-${caller}-b7ad6b7169203331-01` }),
    raise("InvoicePosted", {}, { traceparent: `00-${caller}-b7ad6b7169203331-00` }),
    raise("InvoicePosted", {}, { traceparent: "00-malformed" }),
  ])
  expect(events.map(({ traceId }) => traceId === caller)).toEqual([true, true, false])
  const { body } = await tenant.api.post(`/Events/${events[0].event.id}/Replay`, { webhookId: webhook.id })
  const again = (body as { readonly deliveries: readonly { readonly id: string }[] }).deliveries[0]!
  await deliveryAfter(tenant.api, again.id, 1)
  await tenant.api.post(`/WebhookDeliveries/${again.id}/Retry`)
  const requests = await requestsAt("/traced", 5)
  const sent = (id: string) =>
    requests.filter(({ headers }) => headers["webhook-id"] === id).map(({ headers }) => String(headers["traceparent"]))

  const flags = ["01", "00", "00"]
  const parents = events.map(({ event }) => sent(event.id))
  expect(parents.map(({ length }) => length)).toEqual([3, 1, 1])
  for (const [index, { event, traceId }] of events.entries()) {
    for (const parent of parents[index]!)
      expect(parent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-${flags[index]}$`, "u"))
    expect((await tenant.api.get(`/Events/${event.id}`)).body).toMatchObject({ traceId })
  }
  const all = parents.flat()
  expect(new Set(all).size).toBe(all.length)
})

it("sends a test event in the trace of its request, after the headers of the service and before those of the webhook", async () => {
  const webhook = await createFormatted("/both", { traceparent: true, cloudEvents: true }, ["InvoicePosted"])
  await tenant.api.patch(`/Webhooks/${webhook.id}/Settings`, { headers: [{ name: "x-team", value: "a" }] })
  const { headers } = await tenant.api.post(`/Webhooks/${webhook.id}/Test`, {})
  const [request] = await requestsAt("/both", 1)
  expect(request!.rawHeaders.filter((_, index) => index % 2 === 0).slice(-9)).toEqual([
    "svc-test",
    "traceparent",
    "ce-specversion",
    "ce-id",
    "ce-source",
    "ce-type",
    "ce-time",
    "x-team",
    "content-length",
  ])
  expect(request!.headers["traceparent"]).toContain(headers.get("svc-trace-id"))
})

it("shows in the log what it sent", async () => {
  await createFormatted("/logged", { cloudEvents: true }, ["InvoicePosted"])
  const delivery = await deliveryAfter(tenant.api, await raiseOne(tenant.api, "InvoicePosted"), 1)
  expect(delivery.attempts[0]!.requestHeaders).toMatchObject({
    "ce-type": "svc.InvoicePosted",
    "ce-specversion": "1.0",
  })
})
