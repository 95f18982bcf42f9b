import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { EventId } from "@svc/domain/shared/ids"
import { Effect } from "effect"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryWhere, raise } from "../support/webhooks/deliveries.ts"
import { raiserOf } from "../support/webhooks/raise-events.ts"
import { type ReceivedRequest, type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const limit = 2 ** 20
let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_EVENT_MAX_BYTES: String(limit) } })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const dataIn = ({ body }: ReceivedRequest) => (JSON.parse(body) as { readonly Data: object }).Data
const settled = (id: string, attempts = 1) =>
  deliveryWhere(tenant.api, id, ({ status, attemptCount }) => status === "Delivered" && attemptCount === attempts)
const eventOf = async (id: string) => (await tenant.api.get(`/Events/${id}`)).body as Record<string, unknown>
const found = async (value: string) =>
  ((await tenant.api.get(`/Events?Search=${value}`)).body as { readonly data: readonly object[] }).data.length

const invoice = { id: "00000000-0000-4000-8000-000000000003", invoiceNumber: "10001" }
const href = `/Invoices/${invoice.id}`

describe("data that is larger than the service keeps", () => {
  const origin = (): EventOrigin => ({
    tenantId: tenant.tenantId,
    legalEntityId: tenant.legalEntities[0]!.id,
    legalEntityName: tenant.legalEntities[0]!.name,
    triggeredBy: tenant.userId,
  })
  /** Data of a number of bytes, in characters of several bytes. */
  const dataOf = (bytes: number) => {
    const room = bytes - Buffer.byteLength(JSON.stringify({ ...invoice, text: "" }))
    return JSON.stringify({ ...invoice, text: "ö".repeat(Math.floor(room / 2)) + "x".repeat(room % 2) })
  }
  /** Raises an event inside a change of something else. */
  const change = async (dataJson: string) => {
    const raiseEvents = raiserOf(service.http.get)
    const work = Effect.gen(function* () {
      const [raised] = yield* raiseEvents(origin(), [{ tag: "InvoicePosted", dataJson }])
      return { id: raised!.event.id, deliveries: raised!.deliveries.map(({ id }) => id) }
    })
    return service.http.atomically(tenant.tenantId, work)
  }

  it("W52: never fails the change, and is told by facts in its place", async () => {
    await createWebhook(tenant.api, receiver.url())
    const whole = await change(dataOf(limit))
    await settled(whole.deliveries[0]!)
    const large = dataOf(limit + 1)
    const { id, deliveries } = await change(large)
    const delivery = await settled(deliveries[0]!)

    const facts = { id: invoice.id, dataOmitted: true, reason: "Size", dataBytes: limit + 1, number: "10001", href }
    expect(receiver.requests.map(dataIn)).toEqual([JSON.parse(dataOf(limit)), facts])
    expect(receiver.requests.map(({ headers }) => headers["svc-data"])).toEqual([undefined, "omitted"])
    expect(delivery).toMatchObject({ dataOmitted: "Size" })
    expect(JSON.parse(delivery.attempts[0]!.requestBody)).toMatchObject({ Data: facts })

    expect((await tenant.api.get(`/Events/${whole.id}/Data`)).status).toBe(200)
    expect(await tenant.api.get(`/Events/${id}/Data`)).toMatchObject({
      status: 410,
      body: { type: "/problems/data-not-kept" },
    })
    const event = await eventOf(id)
    expect(event).toMatchObject({ data: facts })
    expect(event).not.toHaveProperty("dataErased")
  })

  it("W52: is told in the same way when the event is sent again", async () => {
    const { id } = await change(dataOf(limit + 1))
    await createWebhook(tenant.api, receiver.url())
    const replayed = await tenant.api.post(`/Events/${id}/Replay`)
    const [delivery] = (replayed.body as { readonly deliveries: readonly { readonly id: string }[] }).deliveries
    expect(await settled(delivery!.id)).toMatchObject({ dataOmitted: "Size" })
    expect(dataIn(receiver.requests[0]!)).toMatchObject({ reason: "Size", dataBytes: limit + 1 })
    expect(receiver.requests[0]!.body).not.toContain("eventHref")
  })
})

describe("erasing the data of an event", () => {
  const secret = "4711-SECRET"
  const data = { ...invoice, invoiceNumber: secret }
  const erase = (id: string, by = tenant) => by.api.delete(`/Events/${id}/Data`)

  it("W53: takes it out of the event, the search, the log and later attempts", async () => {
    receiver.respondWith(() => ({ status: 200, body: `thanks for ${secret}` }))
    await createWebhook(tenant.api, receiver.url())
    const { id, deliveries } = await raise(tenant.api, "InvoicePosted", data)
    const before = await settled(deliveries[0]!.id)
    expect(before.attempts[0]!.responseBody).toContain(secret)
    expect(await found(secret)).toBe(1)

    expect((await erase(id)).status).toBe(204)
    const erased = { dataOmitted: true, reason: "Erased", dataBytes: JSON.stringify(data).length }
    expect(await eventOf(id)).toMatchObject({ dataErased: true, data: erased })
    expect(await tenant.api.get(`/Events/${id}/Data`)).toMatchObject({
      status: 410,
      body: { type: "/problems/data-not-kept" },
    })
    expect(await found(secret)).toBe(0)
    expect(await found(id)).toBe(0)
    const rows = await service.sql(
      `select e::text as row from svc.events e where id = $1
       union all select a::text from svc.webhook_attempts a where delivery_id = $2`,
      [id, deliveries[0]!.id],
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(secret)

    // The worker has the former text in memory.
    receiver.respondWith(() => 200)
    expect((await tenant.api.post(`/WebhookDeliveries/${deliveries[0]!.id}/Retry`)).status).toBe(200)
    const again = await settled(deliveries[0]!.id, 2)
    expect(again).toMatchObject({ dataOmitted: "Erased" })
    expect(dataIn(receiver.requests[1]!)).toEqual(erased)
    expect(JSON.stringify(again)).not.toContain(secret)
    await tenant.api.post(`/Events/${id}/Replay`)
    expect(dataIn((await receiver.waitFor(3))[2]!)).toEqual(erased)
  })

  it("W53: is refused while a delivery expects an attempt, and for strangers", async () => {
    receiver.respondWith(() => 500)
    const { id: webhookId } = await createWebhook(tenant.api, receiver.url())
    const { id, deliveries } = await raise(tenant.api, "InvoicePosted", data)
    await deliveryWhere(tenant.api, deliveries[0]!.id, ({ attemptCount }) => attemptCount === 1)
    expect(await erase(id)).toMatchObject({ status: 400, body: { type: "/problems/event-awaited" } })
    const stranger = await service.createTenant()
    expect((await erase(id, stranger)).status).toBe(404)
    expect((await tenant.api.get(`/Events/${id}/Data`)).text).toBe(JSON.stringify(data))

    await tenant.api.delete(`/Webhooks/${webhookId}`)
    expect((await erase(id)).status).toBe(204)
    expect((await erase(id)).status).toBe(204)
  })

  it("W53: and a delivery that is made at the same time happen one after the other", async () => {
    const { id } = await raise(tenant.api, "InvoicePosted", data)
    await createWebhook(tenant.api, receiver.url())
    const { keep } = service.http.get("EventStore")
    let erasing: ReturnType<typeof erase> | undefined
    const keeping = Effect.andThen(
      keep(tenant.tenantId, [id as EventId]),
      Effect.promise(async () => {
        erasing = erase(id)
        await service.untilBlocked()
      }),
    )
    await service.http.atomically(tenant.tenantId, keeping)
    expect((await erasing!).status).toBe(204)
  })
})
