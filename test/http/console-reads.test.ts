import { randomUUID } from "node:crypto"
import { addDays, addMonths, type CalendarDate, dateIn, daysBetween } from "@svc/domain/shared/calendar-date"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { until } from "../support/until.ts"
import { createWebhook, deliveryAfter, raiseOne } from "../support/webhooks/deliveries.ts"
import { type Receiver, startReceiver } from "../support/webhooks/receiver.ts"

let service: TestService
let receiver: Receiver
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await service.close()
})

interface Pulse {
  readonly build: string
  readonly unread: number
  readonly moved: readonly string[]
  readonly waiting: Readonly<Record<string, number>>
  readonly unwellWebhooks?: readonly unknown[]
  readonly next: string
}
const pulse = async (api: ApiClient, since?: string): Promise<Pulse> => {
  const answer = await api.get(since === undefined ? "/Pulse" : `/Pulse?Since=${encodeURIComponent(since)}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Pulse
}

describe("GET /Money", () => {
  it("sums this month, the same days of the month before, and what is overdue by age, in base currency", async () => {
    const { api, apiWith } = await service.createTenant()
    const { account, line, posted } = makeBilling(api)
    const to = (await account()).id
    const today = dateIn("Europe/Stockholm", service.clock.now())
    // Without a payment term an invoice is due on its date.
    expect((await api.patch("/LegalEntities", { defaultPaymentTerm: null })).status).toBe(200)
    const before = addMonths(today, -1)
    for (const [amount, invoiceDate] of [
      [100, today],
      [20, before],
      [3, addDays(today, -75)],
      [4, addDays(today, -120)],
    ] as const)
      await posted(to, [line(amount)], { invoiceDate })
    const whole = (await api.get("/Money")).body as Json
    // The total of a line of 1 with its tax.
    const first = Number((whole["invoiced"] as Json)["amount"]) / 100
    const isOld = daysBetween(before, today) > 30
    expect(whole).toMatchObject({
      today,
      currency: "SEK",
      invoiced: { count: 1, amount: 100 * first },
      invoicedBefore: { count: 1, amount: 20 * first },
      paid: { count: 0, amount: 0 },
      overdue: [
        { fromDays: 1, throughDays: 30, amount: isOld ? 0 : 20 * first },
        { fromDays: 31, throughDays: 60, amount: isOld ? 20 * first : 0 },
        { fromDays: 61, throughDays: 90, count: 1, amount: 3 * first },
        { fromDays: 91, count: 1, amount: 4 * first },
      ],
    })
    const reader = await apiWith(["invoices:read"])
    expect((await reader.get("/Money")).body).not.toHaveProperty("paid")
    expect((await reader.get("/Money")).body).not.toHaveProperty("renewals")
  })

  it("names the subscriptions that are renewed or end within 30 days; where nothing is renewed by itself, all end", async () => {
    const { api } = await service.createTenant()
    const { create } = await prepareSubscriptions(api)
    const today = dateIn("Europe/Stockholm", service.clock.now())
    const year = (end: CalendarDate) => ({ orderDate: addMonths(end, -12), term: 12, noticePeriod: 0 })
    const ends = addDays(today, 20)
    const renewed = await create({ ...year(addDays(today, 10)), isAutoRenewed: true })
    const ended = await create({ ...year(ends), isAutoRenewed: false })
    await create({ ...year(addDays(today, 50)), isAutoRenewed: true })
    const renewals = async () => ((await api.get("/Money")).body as Json)["renewals"]
    const first = { id: renewed.id, orderNumber: renewed.orderNumber, accountName: "Customer AB", currency: "SEK" }
    const second = { id: ended.id, isRenewed: false, day: addDays(ends, -1), mrr: 105 }
    expect(await renewals()).toMatchObject({
      days: 30,
      renewing: 1,
      ending: 1,
      next: [{ ...first, isRenewed: true, day: addDays(today, 10) }, second],
    })
    expect((await api.patch("/LegalEntities", { autoRenew: false })).status).toBe(200)
    expect(await renewals()).toMatchObject({
      renewing: 0,
      ending: 2,
      next: [{ ...first, isRenewed: false, day: addDays(today, 9) }, second],
    })
  })
})

describe("GET /Pulse", () => {
  it("names what moved since the answer before, and nothing that the caller may not read", async () => {
    const tenant = await service.createTenant()
    const reader = await tenant.apiWith(["accounts:read"])
    const reads = await pulse(reader)
    const first = await pulse(tenant.api)
    const now = new Date(service.clock.now()).toISOString()
    expect(first).toMatchObject({ unread: 0, moved: [], now })
    expect((await pulse(tenant.api, first.next)).moved).toEqual([])

    await tenant.api.post("/Accounts", { name: "Customer", currency: "SEK" })
    await createWebhook(tenant.api, receiver.url())
    const { moved, next } = await pulse(tenant.api, first.next)
    expect(moved).toEqual(["webhooks", "events", "accounts"])
    expect((await pulse(tenant.api, next)).moved).toEqual([])
    expect((await pulse(reader, reads.next)).moved).toEqual(["accounts"])
  })

  it("says that everything moved to whoever comes with the token of another version", async () => {
    const { api } = await service.createTenant()
    const { moved, build } = await pulse(api, "what was this~deliveries.0")
    expect(moved).toContain("deliveries")
    expect(moved).toContain("notifications")
    expect(build).toBe((await pulse(api)).build)
  })

  it("counts drafts that wait for those who may read invoices and where a legal entity is known", async () => {
    const { api, apiWith } = await service.createTenant()
    const waits = async (asked: ApiClient, since?: string) => (await pulse(asked, since)).waiting
    expect(await waits(api)).toEqual({ drafts: 0, eInvoices: 0, webhooks: 0 })
    const billing = makeBilling(api)
    const { id } = await billing.account()
    const { id: draft } = await billing.create(id, [await billing.taxedLine(10, "25")])
    await billing.create(id, [await billing.taxedLine(10, "25")])
    expect(await waits(api)).toMatchObject({ drafts: 2 })
    await api.post(`/Invoices/${draft}/post`)
    expect(await waits(api)).toMatchObject({ drafts: 1 })
    expect(await waits(await apiWith(["webhooks:read"]))).toEqual({ webhooks: 0 })
    expect((await pulse(await apiWith(["invoices:read"]))).unwellWebhooks).toBeUndefined()

    const beta = await service.createTenant(["Alpha AB", "Beta AB"])
    expect(await waits(beta.api)).toEqual({})
  })

  it("knows of no legal entity only what is the user's own", async () => {
    const { api, legalEntities } = await service.createTenant(["Alpha AB", "Beta AB"])
    expect((await pulse(api, "")).moved).toEqual(["notifications", "security"])
    const answer = await api.get("/Pulse?Since=", { "legal-entity": legalEntities[1]!.id })
    expect((answer.body as Pulse).moved).toContain("invoices")
  })
})

describe("GET /Find", () => {
  it("finds an account of whichever legal entity, for those who may read accounts", async () => {
    const tenant = await service.createTenant(["Alpha AB", "Beta AB"])
    const legalEntityId = tenant.legalEntities[1]!.id
    const made = await tenant.api.post(
      "/Accounts",
      { name: "Nabywca S.A.", currency: "PLN" },
      { "legal-entity": legalEntityId },
    )
    const { id, accountNumber } = made.body as { readonly id: string; readonly accountNumber: string }
    const find = async (api: ApiClient, text: string) =>
      ((await api.get(`/Find?q=${encodeURIComponent(text)}`)).body as { readonly data: readonly unknown[] }).data
    const found = [{ kind: "Account", id, label: `${accountNumber} Nabywca S.A.`, legalEntityId }]
    expect(await find(tenant.api, " nabywca s")).toEqual(found)
    expect(await find(await tenant.apiWith(["accounts:read"]), id)).toEqual(found)
    expect(await find(await tenant.apiWith(["webhooks:admin"]), id)).toEqual([])
  })

  it("refuses to look for nothing", async () => {
    const { api } = await service.createTenant()
    expectProblem(await api.get("/Find"), 400)
    expectProblem(await api.get("/Find?q="), 400)
    expectProblem(await api.get("/Find?q=%00"), 400)
  })
})

describe("how well webhooks are", () => {
  it("shows at a glance that a receiver began to fail, and since when", async () => {
    const { api } = await service.createTenant()
    const webhook = await createWebhook(api, receiver.url())
    await deliveryAfter(api, await raiseOne(api), 1)
    const summary = async () => ((await api.get("/WebhookSummaries")).body as readonly Record<string, unknown>[])[0]
    expect(await summary()).toMatchObject({
      id: webhook.id,
      health: "Healthy",
      delivered24h: 1,
      failed24h: 0,
      pending: 0,
    })

    receiver.respondWith(503)
    await deliveryAfter(api, await raiseOne(api), 1)
    receiver.respondWith(200)
    const failing = await until(summary, (each) => each?.["failingSince"] !== undefined)
    expect(failing).toMatchObject({ health: "Failing", delivered24h: 1, retrying24h: 1, pending: 1 })
    expect(failing!["lastAttempt"]).toMatchObject({ status: 503, failureReason: "http_status" })

    // The counts in the console's navigation equal those of its overview.
    const { waiting, unwellWebhooks } = await pulse(api)
    expect(waiting).toMatchObject({ webhooks: 1 })
    expect(unwellWebhooks).toEqual([{ id: webhook.id, failingSince: failing!["failingSince"] }])

    const series = (await api.get(`/WebhookSeries?WebhookId=${webhook.id}`)).body as {
      readonly data: readonly Record<string, unknown>[]
      readonly p95Ms: number
    }
    expect(series.p95Ms).toBe(series.data[0]!["p95Ms"])
    expect(series.data).toEqual([expect.objectContaining({ delivered: 1, failed: 0, retrying: 1, waiting: 0 })])
    const minutes = (await api.get(`/WebhookSeries?WebhookId=${webhook.id}&Step=Minute`)).body as typeof series
    expect(minutes.data.reduce((sum, { delivered, retrying }) => sum + Number(delivered) + Number(retrying), 0)).toBe(2)
    await api.patch(`/Webhooks/${webhook.id}`, { webhookStatus: "Disabled" })
    expect(await summary()).toMatchObject({ health: "Disabled" })
    expect((await pulse(api)).unwellWebhooks).toEqual([])
  })

  it("knows no series of somebody else's webhook", async () => {
    const { api } = await service.createTenant()
    expectProblem(await api.get(`/WebhookSeries?WebhookId=${randomUUID()}`), 400)
    expectProblem(await api.get(`/WebhookSeries?WebhookId=${randomUUID()}&Step=Minute`), 400)
    expectProblem(await api.get("/WebhookSeries?Step=Minute&From=2026-11-20T00:00:00Z"), 400, "Step")
  })
})

it("a series of rates is refused for a currency that is unknown, and answers in exact digits", async () => {
  const { api } = await service.createTenant()
  expectProblem(await api.get("/ExchangeRate/Series?Currency=USD"), 400)
  await api.post("/Currency", { code: "USD" })
  const rate = `{"fromCurrency":{"key":"Code","value":"USD"},"rate":9.64697000000000000001,"effectiveFromDate":"2026-01-01"}`
  expect((await api.send("POST", "/ExchangeRate", rate, { "content-type": "application/json" })).status).toBe(201)
  const { text } = await api.get("/ExchangeRate/Series?Currency=usd&From=2026-01-01&To=2026-01-31")
  expect(text).toBe(
    `{"fromCurrency":"USD","toCurrency":"SEK","weekly":false,"data":[["2026-01-01",9.64697000000000000001,"manual",null]]}`,
  )
})
