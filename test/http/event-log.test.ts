import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  createWebhook,
  deliveryWhere,
  raise,
  type RaisedView,
  readDelivery,
  type WebhookView,
} from "../support/webhooks/deliveries.ts"
import { signedInBrowser } from "../support/people/browser.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

interface EventPageView {
  readonly data: readonly { readonly id: string }[]
  readonly nextCursor?: string
}

let service: LentService
let receiver: Receiver
let tenant: TestTenant
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  receiver = await startReceiver()
  tenant = await service.createTenant()
})
afterEach(() => receiver.close())

const page = async (query = "") => {
  const answer = await tenant.api.get(`/Events${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as EventPageView
}
const found = async (query: string) => (await page(query)).data.map(({ id }) => id)
const read = async (id: string) => (await tenant.api.get(`/Events/${id}`)).body

describe("events", () => {
  it("are listed newest first, also those that nobody listened to, and are nobody else's", async () => {
    const [one, two] = [await raise(tenant.api), await raise(tenant.api, "QuoteCreated")]
    const raised = {
      about: "10001",
      triggeredBy: tenant.userId,
      triggeredByName: expect.any(String),
      deliveryCounts: { made: 0, delivered: 0, failed: 0 },
    }
    expect(await page()).toEqual({
      data: [
        { id: two.id, eventType: "QuoteCreated", ...raised, created: two.created },
        { id: one.id, eventType: "InvoicePosted", ...raised, created: one.created },
      ],
    })
    const stranger = (await service.createTenant()).api
    expect((await stranger.get("/Events")).body).toEqual({ data: [] })
    expectProblem(await stranger.get(`/Events/${one.id}`), 404)
    expectProblem(await tenant.api.get(`/Events/${randomUUID()}`), 404)
  })

  it("are paged without loss while others are raised", async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index += 1) ids.unshift((await raise(tenant.api)).id)
    const first = await page("?PageSize=2")
    await raise(tenant.api)
    const second = await page(`?PageSize=2&Cursor=${first.nextCursor}`)
    const third = await page(`?PageSize=2&Cursor=${second.nextCursor}`)
    expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(ids)
    expect(third.nextCursor).toBeUndefined()
  })

  it("are found by tag, correlation id, source, value and time", async () => {
    const correlationId = randomUUID()
    const posted = await raise(tenant.api, "InvoicePosted", { invoiceNumber: "10001" })
    const body = { eventType: "quoteCreated", data: { id: "10002" }, correlationId, source: "Paywall" }
    const quote = (await tenant.api.post("/Events", body)).body as RaisedView
    const all = [quote.id, posted.id]
    for (const [query, expected] of [
      ["?EventType=quoteCreated", [quote.id]],
      [`?CorrelationId=${correlationId.toUpperCase()}`, [quote.id]],
      [`?CorrelationId=${randomUUID()}`, []],
      ["?Source=Paywall", [quote.id]],
      ["?Search=10001", [posted.id]],
      [`?Search=${quote.id}`, [quote.id]],
      [`?Search=10001&EventType=QuoteCreated`, []],
      [`?From=${posted.created}`, all],
      [`?To=${posted.created}`, []],
      [`?From=${new Date(Date.parse(quote.created) + 1).toISOString()}`, []],
      [`?Search=10002&From=${posted.created}&To=${new Date(Date.parse(quote.created) + 1).toISOString()}`, [quote.id]],
    ] as const)
      expect(await found(query), query).toEqual(expected)
    for (const [name, value] of [
      ["EventType", "Nothing"],
      ["Source", "paywall"],
      ["CorrelationId", "x"],
      ["Cursor", "x"],
      ["From", "yesterday"],
      ["Status", "Failed"],
    ] as const)
      expectProblem(await tenant.api.get(`/Events?${name}=${value}`), 400, name)
  })

  it("are shown with their data digit for digit and with their deliveries", async () => {
    const webhook = await createWebhook(tenant.api, receiver.url())
    const data = `{"amount":1.10,"big":12345678901234567890.123,"e":1e400,"text":"a\\u0000b"}`
    const text = `{"eventType":"InvoicePosted","data":${data}}`
    const raised = (await tenant.api.send("POST", "/Events", text, { "content-type": "application/json" }))
      .body as RaisedView
    const delivery = raised.deliveries[0]!.id
    await deliveryWhere(tenant.api, delivery, ({ status }) => status === "Delivered")
    const answer = await tenant.api.get(`/Events/${raised.id}`)
    expect(answer.text).toContain(`"data":${data}`)
    expect(answer.body).toMatchObject({
      id: raised.id,
      eventType: "InvoicePosted",
      deliveries: [{ id: delivery, webhookId: webhook.id, eventId: raised.id, status: "Delivered" }],
    })
    const quiet = await raise(tenant.api, "QuoteCreated", {})
    expect(await read(quiet.id)).toMatchObject({ data: {}, deliveries: [] })
  })

  it("tell who raised them, by which token, and how many others of the legal entity belong to them", async () => {
    await createWebhook(tenant.api, receiver.url())
    const correlationId = randomUUID()
    const body = { eventType: "InvoicePosted", data: {}, correlationId }
    const raiseBy = async ({ post }: Pick<ApiClient, "post">) => (await post("/Events", body)).body as RaisedView
    const person = await signedInBrowser(service, tenant.tenantId, "ada@example.com")
    const [byProgram, byPerson] = [await raiseBy(tenant.api), await raiseBy(person)]
    await raiseBy((await service.createTenant()).api)
    const { user } = (await person.get("/Me")).body as { readonly user: { readonly id: string; readonly name: string } }
    const told = { triggeredBy: user.id, triggeredByName: user.name, correlatedEvents: 1 }
    for (const path of [`/Events/${byPerson.id}`, `/WebhookDeliveries/${byPerson.deliveries[0]!.id}`]) {
      const answer = await tenant.api.get(path)
      expect(answer.body).toMatchObject(told)
      expect(answer.body).not.toHaveProperty("triggeredByToken")
    }
    const token = { triggeredByToken: "test", correlatedEvents: 1 }
    expect(await read(byProgram.id)).toMatchObject(token)
    expect(await readDelivery(tenant.api, byProgram.deliveries[0]!.id)).toMatchObject(token)
    const alone = await raise(tenant.api)
    expect(await read(alone.id)).toMatchObject({ triggeredByToken: "test", correlatedEvents: 0 })
  })
})

describe("a replay", () => {
  let webhook: WebhookView
  let raised: RaisedView
  beforeEach(async () => {
    raised = await raise(tenant.api, "QuoteCreated", { id: "10001" })
    webhook = await createWebhook(tenant.api, receiver.url(), ["quoteCreated"])
  })
  const replay = (body?: object, headers?: Readonly<Record<string, string>>) =>
    tenant.api.post(`/Events/${raised.id}/Replay`, body, headers)

  it("sends the same event as a new delivery to each webhook that listens to it now", async () => {
    const other = await createWebhook(tenant.api, receiver.url("/other"), ["QuoteCreated", "InvoicePosted"])
    await createWebhook(tenant.api, receiver.url("/deaf"))
    const disabled = await createWebhook(tenant.api, receiver.url("/disabled"), ["QuoteCreated"])
    await tenant.api.patch(`/Webhooks/${disabled.id}`, { webhookStatus: "Disabled" })
    const seen = new Set<string>()
    for (let round = 1; round <= 2; round += 1) {
      const answer = await replay()
      expect(answer.status, answer.text).toBe(201)
      const { deliveries } = answer.body as RaisedView
      expect(deliveries.map(({ webhookId }) => webhookId).sort()).toEqual([webhook.id, other.id].sort())
      for (const { id } of deliveries) {
        seen.add(id)
        expect(await deliveryWhere(tenant.api, id, ({ status }) => status === "Delivered")).toMatchObject({
          eventId: raised.id,
          attemptCount: 1,
          attempts: [{ number: 1, manual: false }],
        })
      }
    }
    expect(seen.size).toBe(4)
    const requests = await receiver.waitFor(4)
    expect(new Set(requests.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([raised.id]))
    expect(requests.map(({ headers }) => headers["svc-attempt"])).toEqual(["1", "1", "1", "1"])
    expect(JSON.parse(requests.find(({ url }) => url !== "/other")!.body)).toMatchObject({
      EventId: raised.id,
      EventType: "quoteCreated",
      Timestamp: raised.created,
      Data: { id: "10001" },
    })
    expect((await read(raised.id)) as RaisedView).toMatchObject({ deliveries: { length: 4 } })
  })

  it("reaches the webhook that is named, though it does not listen, under the tag", async () => {
    const deaf = await createWebhook(tenant.api, receiver.url("/deaf"))
    const { deliveries } = (await replay({ webhookId: deaf.id.toUpperCase() })).body as RaisedView
    expect(deliveries).toEqual([{ id: expect.any(String), webhookId: deaf.id }])
    expect(JSON.parse((await receiver.waitFor(1))[0]!.body)).toMatchObject({
      EventType: "QuoteCreated",
      Token: deaf.token,
    })
    expect((await readDelivery(tenant.api, deliveries[0]!.id)).eventType).toBe("QuoteCreated")
  })

  it("is refused for what is disabled, deleted, another tenant's or unknown, and sends nothing", async () => {
    const deleted = await createWebhook(tenant.api, receiver.url())
    await tenant.api.delete(`/Webhooks/${deleted.id}`)
    const stranger = await service.createTenant()
    const foreign = await createWebhook(stranger.api, receiver.url())
    for (const id of [deleted.id, foreign.id, randomUUID()])
      expectProblem(await replay({ webhookId: id }), 400, "webhookId")
    await tenant.api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    expectProblem(await replay({ webhookId: webhook.id }), 400, "message")
    expectProblem(await replay({ webhookId: "x" }), 400, "webhookId")
    expectProblem(await replay({ webhook: webhook.id }), 400, "webhook")
    expectProblem(await tenant.api.post(`/Events/${randomUUID()}/Replay`), 404)
    expectProblem(await stranger.api.post(`/Events/${raised.id}/Replay`), 404)
    // No enabled webhook subscribes to the event now.
    expect((await replay()).body).toEqual({ deliveries: [] })
    expect(await read(raised.id)).toMatchObject({ deliveries: [] })
  })

  it("is made once under one idempotency key", async () => {
    const headers = { "svc-idempotency-key": randomUUID() }
    const [first, second] = [await replay(undefined, headers), await replay(undefined, headers)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(await read(raised.id)).toMatchObject({ deliveries: { length: 1 } })
  })

  it("to a webhook that fails is tried again as every other", async () => {
    receiver.respondWith(500)
    const { deliveries } = (await replay()).body as RaisedView
    expect(await deliveryWhere(tenant.api, deliveries[0]!.id, ({ attemptCount }) => attemptCount === 1)).toMatchObject({
      status: "Pending",
      nextAttemptAt: expect.any(String),
    })
  })
})
