import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createWebhook, deliveryAfter, deliveryWhere, raise, raiseOne } from "../support/webhooks/deliveries.ts"
import { type ReceivedRequest, type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const nginxLimit = 1_048_576

let service: TestService
let tenant: TestTenant
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  receiver = await startReceiver()
})
afterEach(() => receiver.close())

const set = async (id: string, payload: object) =>
  expect((await tenant.api.patch(`/Webhooks/${id}/Settings`, { payload })).status).toBe(200)
const dataOf = ({ body }: ReceivedRequest) => (JSON.parse(body) as { readonly Data: object }).Data
const advance = async (seconds: number) =>
  (await service.createTenant()).api.post("/TestClock", { advanceSeconds: seconds })

const invoice = {
  id: "00000000-0000-4000-8000-000000000003",
  invoiceNumber: "10001",
  account: { id: "00000000-0000-4000-8000-000000000001", name: "Åsa" },
  amount: 1.5,
}
const omitted = (eventId: string, reason: string, data: object) => ({
  id: invoice.id,
  dataOmitted: true,
  reason,
  dataBytes: Buffer.byteLength(JSON.stringify(data)),
  number: "10001",
  accountId: invoice.account.id,
  href: `/Invoices/${invoice.id}`,
  eventHref: `/Events/${eventId}/Data`,
})

describe("a delivery without data", () => {
  it("names the resource, says so in a header, and lets the data be fetched digit for digit", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    await set(id, { form: "Thin" })
    const event = await raise(tenant.api, "InvoicePosted", invoice)
    const [request] = await receiver.waitFor(1)
    expect(dataOf(request!)).toEqual(omitted(event.id, "Thin", invoice))
    expect(request!.headers["svc-data"]).toBe("omitted")

    const data = await tenant.api.get(`/Events/${event.id}/Data`)
    expect(data.text).toBe(JSON.stringify(invoice))
    const stranger = await service.createTenant()
    expect((await stranger.api.get(`/Events/${event.id}/Data`)).status).toBe(404)

    const delivery = await deliveryAfter(tenant.api, event.deliveries[0]!.id, 1)
    expect(delivery).toMatchObject({ dataOmitted: "Thin", status: "Delivered" })
    expect(delivery.attempts[0]!.requestBody).toBe(request!.body.replace(/"Token":"[^"]+"/u, '"Token":"***"'))
  })

  it("goes to those who want it so, and the whole event to the others", async () => {
    await createWebhook(tenant.api, receiver.url("/whole"))
    const both = ["InvoicePosted", "ProductsDeleted"]
    for (let n = 0; n < 10; n += 1)
      await set((await createWebhook(tenant.api, receiver.url("/thin"), both)).id, { form: "Thin" })
    await raise(tenant.api, "InvoicePosted", invoice)
    await raise(tenant.api, "ProductsDeleted", { message: "gone", id: invoice.id })
    const requests = await receiver.waitFor(21)
    const isInvoice = ({ body }: ReceivedRequest) => body.includes('"EventType":"InvoicePosted"')
    for (const request of requests)
      expect("dataOmitted" in dataOf(request)).toBe(request.url === "/thin" && isInvoice(request))
  })

  it("is sent for a body of one byte more than the limit, and not for one of the limit", async () => {
    const { id } = await createWebhook(tenant.api, receiver.url())
    await raise(tenant.api, "InvoicePosted", { text: "" })
    const empty = Buffer.byteLength((await receiver.waitFor(1))[0]!.body)
    const limit = 16_384
    await set(id, { maxBodyBytes: limit })
    const seen: unknown[] = []
    for (const letter of ["ö", "\u{1F600}"])
      for (const more of [-1, 0, 1]) {
        const room = limit - empty + more
        const text = letter.repeat(Math.floor(room / Buffer.byteLength(letter)))
        const filled = text + "x".repeat(room - Buffer.byteLength(text))
        await raise(tenant.api, "InvoicePosted", { text: filled })
        const request = (await receiver.waitFor(seen.length + 2)).at(-1)!
        const { reason } = dataOf(request) as { readonly reason?: string }
        seen.push(reason ?? Buffer.byteLength(request.body) - limit)
      }
    expect(seen).toEqual([-1, 0, "Size", -1, 0, "Size"])
  })

  it("follows where a proxy takes no larger body, with the same id, on the usual schedule", async () => {
    receiver.respondWith(({ body }) => (Buffer.byteLength(body) > nginxLimit ? 413 : 200))
    await createWebhook(tenant.api, receiver.url())
    // A request body may have 1 MiB. The event grows by the members that the service adds to the data.
    const rest = Buffer.byteLength(JSON.stringify({ ...invoice, text: "" }))
    const data = { ...invoice, text: "ö".repeat(Math.floor((nginxLimit - 100 - rest) / 2)) }
    const id = await raiseOne(tenant.api, "InvoicePosted", data)
    const first = await deliveryAfter(tenant.api, id, 1)
    expect(first).toMatchObject({ status: "Pending", attempts: [{ status: 413, becameThin: true }] })
    await advance(3 * 3600)
    const delivery = await deliveryWhere(tenant.api, id, ({ status }) => status === "Delivered")
    expect(delivery).toMatchObject({ attemptCount: 2, dataOmitted: "Refused" })
    const [large, thin] = receiver.requests
    expect(dataOf(thin!)).toEqual(omitted(delivery.eventId, "Refused", data))
    expect(thin!.headers["webhook-id"]).toBe(large!.headers["webhook-id"])
  })

  it("replaces what 413 refused when a person sets a limit and sends it again", async () => {
    receiver.respondWith(({ body }) => (Buffer.byteLength(body) > 20_000 ? 413 : 200))
    const { id: webhookId } = await createWebhook(tenant.api, receiver.url())
    await set(webhookId, { after413: "Same" })
    const id = await raiseOne(tenant.api, "InvoicePosted", { ...invoice, text: "x".repeat(20_000) })
    await deliveryAfter(tenant.api, id, 1)
    await advance(3 * 3600)
    expect(await deliveryAfter(tenant.api, id, 2)).toMatchObject({ status: "Pending" })
    await set(webhookId, { maxBodyBytes: 20_000 })
    await tenant.api.post(`/WebhookDeliveries/${id}/Retry`)
    const delivery = await deliveryWhere(tenant.api, id, ({ status }) => status === "Delivered")
    expect(delivery).toMatchObject({ attemptCount: 3, dataOmitted: "Size" })
    expect(delivery.attempts.map(({ requestBody }) => requestBody.includes("dataOmitted"))).toEqual([
      false,
      false,
      true,
    ])
  })
})
