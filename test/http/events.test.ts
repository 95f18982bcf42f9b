import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, raiseOne, type WebhookView } from "../support/webhooks/deliveries.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let receiver: Receiver
let tenant: TestTenant
let webhook: WebhookView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  receiver = await startReceiver()
  tenant = await service.createTenant()
  webhook = await createWebhook(tenant.api, receiver.url())
})
afterEach(() => receiver.close())

const correlationId = "0AF76519-16CD-43DD-8448-EB211C80319C"
const event = { eventType: "InvoicePosted", data: {} }
const sent = async () => JSON.parse((await receiver.waitFor(1))[0]!.body) as Readonly<Record<string, unknown>>

describe("raising an event", () => {
  it("is answered with the event and a delivery for each webhook that listens", async () => {
    const other = await createWebhook(tenant.api, receiver.url(), ["InvoicePosted", "JournalPosted"])
    await createWebhook(tenant.api, receiver.url(), ["JournalPosted"])
    const answer = await tenant.api.post("/Events", { ...event, correlationId, source: "Paywall" })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      eventType: "InvoicePosted",
      correlationId: correlationId.toLowerCase(),
      source: "Paywall",
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      deliveries: expect.arrayContaining([webhook, other].map(({ id }) => ({ id: expect.any(String), webhookId: id }))),
    })
    expect((answer.body as { readonly deliveries: readonly object[] }).deliveries).toHaveLength(2)
  })

  it("may say its correlation id and source in headers; the body comes first", async () => {
    const headers = { "svc-correlation-id": correlationId, "svc-source": "Paywall" }
    expect((await tenant.api.post("/Events", event, headers)).body).toMatchObject({
      correlationId: correlationId.toLowerCase(),
      source: "Paywall",
    })
    expect(await sent()).toMatchObject({ CorrelationId: correlationId.toLowerCase(), Source: "Paywall" })
    const own = randomUUID()
    expect((await tenant.api.post("/Events", { ...event, correlationId: own }, headers)).body).toMatchObject({
      correlationId: own,
    })
  })

  it("without any of them leaves them out", async () => {
    const { body } = await tenant.api.post("/Events", event)
    expect(Object.keys(body as object).sort()).toEqual(["created", "deliveries", "eventType", "id"])
    expect(Object.keys(await sent())).not.toContain("Source")
  })

  it("sends its data on as it was written, digit for digit", async () => {
    const data = `{"amount":1.10,"big":12345678901234567890.123,"text":"a\\u0000b \\ud800 ä","e":1E2,"__proto__":{"a":1}}`
    const text = `{"eventType":"InvoicePosted", "data": ${data.replaceAll(",", " , ")} }`
    const answer = await tenant.api.send("POST", "/Events", text, { "content-type": "application/json" })
    expect(answer.status, answer.text).toBe(201)
    const [request] = await receiver.waitFor(1)
    expect(request!.body.endsWith(`"Data":${data}}`), request!.body).toBe(true)
  })

  it.each(["Nothing", "invoicePosted", "constructor", "__proto__", ""])(
    "of the type %j is refused",
    async (eventType) => {
      expectProblem(await tenant.api.post("/Events", { ...event, eventType }), 400, "eventType")
    },
  )

  it("above the limit is refused with 413 and stores nothing", async () => {
    const large = { ...event, data: { text: "x".repeat(1024 * 1024) } }
    expectProblem(await tenant.api.post("/Events", large), 413, "body")
    expect(await service.sql("select from svc.events where tenant_id = $1", [tenant.tenantId])).toEqual([])
    const allowed = { ...event, data: { text: "x".repeat(1024 * 1024 - 100) } }
    expect((await tenant.api.post("/Events", allowed)).status).toBe(201)
  })
})

it("the log of a delivery shows neither the token nor a signature", async () => {
  const { secret } = (await tenant.api.get(`/Webhooks/${webhook.id}/SigningSecret`)).body as { readonly secret: string }
  const id = await raiseOne(tenant.api)
  await deliveryAfter(tenant.api, id, 1)
  const [request] = await receiver.waitFor(1)
  const { text, body } = await tenant.api.get(`/WebhookDeliveries/${id}`)
  expect(body).toMatchObject({
    attempts: [
      {
        requestHeaders: { "webhook-signature": "***", "webhook-id": request!.headers["webhook-id"] },
        requestBody: expect.stringMatching(/^\{"Token":"\*\*\*","EventId":"/),
      },
    ],
  })
  for (const hidden of [webhook.token, secret.slice(6), String(request!.headers["webhook-signature"]).slice(3)]) {
    expect(text).not.toContain(hidden)
  }
})
