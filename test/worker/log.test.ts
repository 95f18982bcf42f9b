import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ApiClient } from "../support/service/api-client.ts"
import {
  createWebhook,
  type DeliveryView,
  deliveryWhere,
  type RaisedView,
  raiseOne,
} from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"

let service: TestService
let receiver: Receiver
let api: ApiClient
let all: readonly DeliveryView[]
const correlationId = randomUUID()
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_WEBHOOK_MAX_ATTEMPTS: "1" } })
  receiver = await startReceiver({ respond: ({ url }) => (url === "/fails" ? 500 : 200) })
  api = (await service.createTenant()).api
  await createWebhook(api, receiver.url("/works"), ["InvoicePosted", "QuoteCreated"])
  await createWebhook(api, receiver.url("/fails"), ["InvoicePosted"])
  const raise = async (eventType: string, data: object, more: object = {}) =>
    ((await api.post("/Events", { eventType, data, ...more })).body as RaisedView).deliveries
  const made = [
    ...(await raise("InvoicePosted", { invoiceNumber: "INV-10001", total: 1250.5, lines: [{ sku: "Åsa 7" }] })),
    ...(await raise("InvoicePosted", { invoiceNumber: "INV-10002", account: { id: randomUUID() } }, { correlationId })),
    ...(await raise("QuoteCreated", { number: 10001 })),
  ]
  all = await Promise.all(
    made.map(({ id }) => deliveryWhere(api, id, ({ status }) => status === "Delivered" || status === "Failed")),
  )
})
afterAll(async () => {
  await service.close()
  await receiver.close()
})

const list = async (filter: Readonly<Record<string, string>>) => {
  const { body, status } = await api.get(`/WebhookDeliveries?${new URLSearchParams(filter).toString()}`)
  expect(status).toBe(200)
  return (body as { readonly data: readonly DeliveryView[] }).data.map(({ id }) => id)
}
const idsWhere = (keep: (delivery: DeliveryView) => boolean) =>
  all
    .filter(keep)
    .map(({ id }) => id)
    .sort()
const holds = (text: string) => (delivery: DeliveryView) => delivery.attempts[0]!.requestBody.includes(text)

describe("the log", () => {
  it("is filtered by status, type, webhook and time, alone and combined, in either order", async () => {
    const failed = idsWhere(({ status }) => status === "Failed")
    expect(failed).toHaveLength(2)
    expect(await list({ Status: "Failed", Order: "asc" })).toEqual(failed)
    expect(await list({ Status: "Failed" })).toEqual(failed.toReversed())
    expect(await list({ Status: "Delivered", EventType: "InvoicePosted", Order: "asc" })).toEqual(
      idsWhere(({ status, eventType }) => status === "Delivered" && eventType === "InvoicePosted"),
    )
    const { webhookId, created } = all.find(({ status }) => status === "Failed")!
    expect(await list({ WebhookId: webhookId, To: created })).toEqual([])
    expect(await list({ WebhookId: webhookId, From: created, Order: "asc" })).toEqual(failed)
    expect(await list({ Status: "Pending" })).toEqual([])
  })

  it("is searched by a string or a number inside the payload, by its correlation id and its event id", async () => {
    expect(await list({ Search: "INV-10001", Order: "asc" })).toEqual(idsWhere(holds("INV-10001")))
    expect(await list({ Search: "1250.5", Order: "asc" })).toEqual(idsWhere(holds("1250.5")))
    expect(await list({ Search: "Åsa 7", Order: "asc" })).toEqual(idsWhere(holds("Åsa 7")))
    expect(await list({ Search: "10001" })).toEqual(idsWhere(holds('"number":10001')))
    const found = idsWhere((delivery) => delivery.correlationId === correlationId)
    expect(found).toHaveLength(2)
    expect(await list({ Search: correlationId.toUpperCase(), Order: "asc" })).toEqual(found)
    expect(await list({ Search: all[0]!.eventId, Order: "asc" })).toEqual(idsWhere(holds(all[0]!.eventId)))
  })

  it("is searched for whole values, within the other filters and the tenant", async () => {
    for (const part of ["INV", "inv-10001", "invoiceNumber", "true", "%"])
      expect(await list({ Search: part })).toEqual([])
    expect(await list({ Search: "INV-10001", Status: "Failed" })).toEqual(
      idsWhere((delivery) => delivery.status === "Failed" && holds("INV-10001")(delivery)),
    )
    expect(await list({ Search: "INV-10001", From: "2020-01-01T00:00:00Z", To: "2020-01-02T00:00:00Z" })).toEqual([])
    const stranger = (await service.createTenant()).api
    expect((await stranger.get("/WebhookDeliveries?Search=INV-10001")).body).toEqual({ data: [] })
  })
})

describe("the figures of a webhook", () => {
  interface StatsView {
    readonly delivered: number
    readonly failed: number
    readonly pending: number
    readonly successRate?: number
    readonly latency?: { readonly requests: number; readonly p50: number }
    readonly lastFailure?: { readonly deliveryId: string; readonly failureReason: string; readonly status?: number }
  }

  it("equal the log after 100 mixed deliveries", async () => {
    const tenant = await service.createTenant()
    const mixed = await startReceiver({ respond: (_, index) => (index % 4 === 3 ? 503 : 200) })
    const { id } = await createWebhook(tenant.api, mixed.url())
    const read = async (range = "") => (await tenant.api.get(`/Webhooks/${id}/Stats${range}`)).body as StatsView
    expect(await read()).toEqual({ delivered: 0, failed: 0, pending: 0, inFlight: 0, held: 0, cancelled: 0 })
    await Promise.all(Array.from({ length: 100 }, () => raiseOne(tenant.api)))
    const stats = await until(read, ({ delivered, failed }) => delivered + failed === 100)
    expect(stats).toMatchObject({
      delivered: 75,
      failed: 25,
      pending: 0,
      successRate: 0.75,
      latency: { requests: 100 },
    })
    expect(stats.lastFailure).toMatchObject({ failureReason: "http_status", status: 503 })
    for (const [status, count] of [
      ["Delivered", 75],
      ["Failed", 25],
      ["Pending", 0],
    ] as const) {
      const { body } = await tenant.api.get(`/Webhooks/${id}/Deliveries?Status=${status}&PageSize=100`)
      expect((body as { readonly data: readonly object[] }).data).toHaveLength(count)
    }
    expect(await read("?From=2020-01-01T00:00:00Z&To=2020-01-02T00:00:00Z")).toMatchObject({ delivered: 0, failed: 0 })
    await mixed.close()
  })
})
