import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import {
  type EInvoicingService,
  entriesOf,
  loseOutcome,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { expectProblem } from "../support/service/problems.ts"
import { connectRaw, requestText } from "../support/service/raw-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ clock: "manual" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

/** Does the work that is due now, and moves the clock by the given seconds. */
const pass = (api: ApiClient, advanceSeconds = 0) => api.post("/TestClock", { advanceSeconds })
const submitted = async () => {
  const tenant = await service.sendingTenant()
  const invoice = await service.post(tenant.scope)
  await pass(tenant.api)
  const [entry] = await entriesOf(tenant.api, invoice)
  expect(entry).toMatchObject({ status: "Submitted", maventaReferenceId: invoice.id })
  return { ...tenant, invoice, entry: entry! }
}
const notificationPath = async (api: ApiClient) =>
  new URL(((await api.get("/Integrations/AutoInvoice")).body as { notificationUrl: string }).notificationUrl).pathname
const deliver = (id: string) => service.simulator.store.deliver(id, service.simulator.store.acknowledgementOf(id))

describe("a notification", () => {
  it("is a hint: the status is read anew, whatever it says", async () => {
    const { api, invoice } = await submitted()
    const path = await notificationPath(api)
    const body = { event: "DOCUMENTS.INVOICE.DELIVERED", id: invoice.id, status: "DELIVERED" }
    expect((await service.anonymous.post(path, body)).status).toBe(200)
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }])
    deliver(invoice.id)
    await service.anonymous.post(path, { uuid: invoice.id.toUpperCase() })
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Processed" }])
  })

  it("repeated after Processed asks nobody and changes nothing", async () => {
    const { api, invoice } = await submitted()
    deliver(invoice.id)
    const path = await notificationPath(api)
    await service.anonymous.post(path, { invoice_id: invoice.id })
    await pass(api)
    const before = [service.simulator.requests.length, await entriesOf(api, invoice)]
    for (let times = 0; times < 5; times += 1) {
      expect((await service.anonymous.post(path, { document_id: invoice.id })).status).toBe(200)
    }
    await pass(api)
    expect([service.simulator.requests.length, await entriesOf(api, invoice)]).toEqual(before)
  })

  it("answers alike for known, unknown and another tenant's, and does nothing for those", async () => {
    const mine = await submitted()
    const theirs = await submitted()
    deliver(theirs.invoice.id)
    const path = await notificationPath(mine.api)
    const known = await service.anonymous.post(path, { id: mine.invoice.id })
    const answers: ApiAnswer[] = []
    for (const id of [theirs.invoice.id, "0199d3a0-0000-7000-8000-00000000ffff", "x", 1, null, "a\0b"]) {
      answers.push(await service.anonymous.post(path, { id }))
    }
    answers.push(await service.anonymous.post(path, {}))
    for (const { status, text } of answers.slice(0, 5))
      expect({ status, text }).toEqual({ status: known.status, text: known.text })
    await pass(mine.api)
    expect(await entriesOf(theirs.api, theirs.invoice)).toMatchObject([{ status: "Submitted" }])
  })

  it("to an address that nobody has is not read, so that nobody has something large parsed", async () => {
    const path = "/Integrations/AutoInvoice/Notifications/nobody"
    const json = { "content-type": "application/json" }
    for (const body of ["{", `{"id":"${"x".repeat(64 * 1024)}"}`])
      expectProblem(await service.anonymous.send("POST", path, body, json), 404)
    // The service answers before the body has arrived.
    const client = await connectRaw(service.origin)
    client.write(requestText(`POST ${path} HTTP/1.1`, { ...json, "content-length": "60000" }, "{"))
    expect(await client.answer()).toMatchObject({ status: 404 })
    client.hangUp()
  })

  it("forged: an address nobody has is no address", async () => {
    const { invoice } = await submitted()
    for (const key of ["x", "A".repeat(43), "..%2f", encodeURIComponent("' or 1=1 --")]) {
      const answer = await service.anonymous.post(`/Integrations/AutoInvoice/Notifications/${key}`, { id: invoice.id })
      expectProblem(answer, 404)
    }
  })

  it("that is no JSON object, or too much of it, is refused", async () => {
    const { api } = await submitted()
    const path = await notificationPath(api)
    const json = { "content-type": "application/json" }
    for (const [body, status] of [
      ["[]", 400],
      ["null", 400],
      ['"x"', 400],
      ["{", 400],
      [`{"id":"${"x".repeat(64 * 1024)}"}`, 413],
      [`{"a":${"[".repeat(100)}${"]".repeat(100)}}`, 400],
    ] as const) {
      expectProblem(await service.anonymous.send("POST", path, body, json), status)
    }
    expectProblem(await service.anonymous.send("POST", path, "id=1", { "content-type": "text/plain" }), 415)
  })
})

interface Told {
  readonly EventType: string
  readonly TriggeredBy: string
  readonly Data: { readonly id: string }
}

describe("receivers", () => {
  it("are told of what is Processed and what Failed, with what the interface shows of it", async () => {
    const receiver = await startReceiver()
    try {
      const { api, scope, userId } = await service.sendingTenant()
      await createWebhook(api, receiver.url(), ["NationalEInvoiceProcessed", "NationalEInvoiceFailed"])
      const [accepted, refused] = [await service.post(scope), await service.post(scope)]
      await pass(api)
      deliver(accepted.id)
      service.simulator.store.fail(refused.id, { message: "Duplikat" })
      await pass(api, 300)
      // The service refuses the invoice before sending anything, and again when it is submitted again.
      await service.setProfile(scope, { bic: null })
      const lacking = await service.post(scope)
      await pass(api)
      const again = await api.post(`/Invoices/${lacking.id}/NationalEInvoices/Resubmit`)
      expect(again.body).toMatchObject({ status: "Failed", outcome: "NotSent" })
      await pass(api)

      const told = receiver.requests.map(({ body }) => JSON.parse(body) as Told)
      expect(told.map(({ EventType }) => EventType).toSorted()).toEqual([
        "NationalEInvoiceFailed",
        "NationalEInvoiceFailed",
        "NationalEInvoiceFailed",
        "NationalEInvoiceProcessed",
      ])
      for (const { Data, TriggeredBy } of told) {
        expect(Data).toEqual((await api.get(`/NationalEInvoices/${Data.id}`)).body)
        expect(TriggeredBy === userId).toBe(Data.id === (again.body as { id: string }).id)
      }
    } finally {
      await receiver.close()
    }
  })
})

describe("the statutory deadline", () => {
  it("is shown until the national system has the invoice, and told once on its last day", async () => {
    const { api: first, scope, apiWith } = await service.sendingTenant()
    const { now } = (await first.get("/TestClock")).body as { readonly now: string }
    // The invoice is dated yesterday in the national system's time zone, so that its deadline is soon.
    const yesterday = Date.parse(now) - 86_400_000
    const date = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" }).format(yesterday)
    const [invoice, other] = [await service.post(scope, { date }), await service.post(scope, { date })]
    await pass(first)
    const [entry] = await entriesOf(first, invoice)
    const { deadline } = entry as unknown as { readonly deadline: string }
    await first.put("/NotificationSettings", { webhooks: false, einvoices: true })
    const before = async (api: ApiClient, milliseconds: number) => {
      const moment = new Date(Date.parse(deadline) + milliseconds).toISOString()
      const page = (await api.get(`/NationalEInvoices?DeadlineBefore=${moment}`)).body as { data: { id: string }[] }
      return page.data.length
    }
    expect(await before(first, 0)).toBe(0)
    expect(await before(first, 1)).toBe(2)

    // Moves into the last hour. The test then runs the job itself, because no scheduled run may be left.
    await pass(first, Math.max(0, (Date.parse(deadline) - Date.parse(now)) / 1000 - 3600))
    const { tellDeadlines } = service.worker.get("EInvoicing")
    await service.worker.run(tellDeadlines())
    expect(await service.worker.run(tellDeadlines())).toBe(0)
    const api = await apiWith(["*:admin"])
    const told = (await api.get("/Notifications")).body as { readonly data: readonly Record<string, unknown>[] }
    expect(told.data).toMatchObject([{ kind: "NationalEInvoicesDue", subject: "2 e-invoices are due today" }])
    for (const { number } of [invoice, other]) expect(told.data[0]!["text"]).toContain(number)

    deliver(invoice.id)
    await service.anonymous.post(await notificationPath(api), { id: invoice.id })
    await pass(api)
    const [done] = await entriesOf(api, invoice)
    expect(done).toMatchObject({ status: "Processed" })
    expect(done).not.toHaveProperty("deadline")
    expect(await before(api, 1)).toBe(1)
  })
})

describe("the list and the metrics", () => {
  it("know e-invoices by state and age", async () => {
    const { api, scope } = await service.sendingTenant()
    const { simulator } = service
    const invoices = [await service.post(scope), await service.post(scope), await service.post(scope)] as const
    await pass(api)
    const [mute, odd, failed] = invoices
    simulator.store.deliver(odd.id, undefined)
    simulator.store.fail(failed.id, { message: "no" })
    await pass(api, 300)
    const numbersOf = async (query: string) =>
      ((await api.get(`/NationalEInvoices?${query}`)).body as { data: { invoiceNumber: string }[] }).data.map(
        ({ invoiceNumber }) => invoiceNumber,
      )
    expect(await numbersOf("State=Submitted")).toEqual([mute.number])
    expect(await numbersOf("State=HeldBack")).toEqual([odd.number])
    expect(await numbersOf("State=Failed")).toEqual([failed.number])
    for (const state of ["Pending", "WaitsForInvoice", "Processed", "Unknown"]) {
      expect(await numbersOf(`State=${state}`)).toEqual([])
    }
    expect(await numbersOf(`Search=${encodeURIComponent(odd.number)}`)).toEqual([odd.number])
    expect(await numbersOf(`Search=${encodeURIComponent(odd.number.slice(0, 1))}`)).toHaveLength(3)
    expect(await numbersOf("Search=nothing")).toEqual([])
    expectProblem(await api.get("/NationalEInvoices?Direction=Received&Search=F"), 400, "Search")
    const saved = await api.get("/NationalEInvoices?State=Failed", { accept: "text/csv" })
    expect(saved.text.split("\r\n").filter((line) => line !== "")).toEqual([
      expect.stringMatching(/^id,created,direction,invoiceId,invoiceNumber,/),
      expect.stringContaining(failed.number),
    ])
    const [entry] = await entriesOf(api, mute)
    const { created } = entry as unknown as { readonly created: string }
    expect(await numbersOf(`From=${created}`)).toHaveLength(3)
    expect(await numbersOf(`To=${created}`)).toHaveLength(0)
    const metrics = await (await fetch(`${service.origin}/metrics`)).text()
    for (const state of ["Submitted", "HeldBack", "Failed"]) {
      expect(metrics).toMatch(new RegExp(`svc_einvoices\\{state="${state}"\\} [1-9]`))
    }
    expect(Number(/svc_einvoices_oldest_seconds\{state="Submitted"\} (\S+)/.exec(metrics)?.[1])).toBeGreaterThan(299)

    // Each entry is in one state: a submission with unknown outcome is not listed as failed.
    await loseOutcome(service, mute)
    expect(await numbersOf("State=Unknown")).toEqual([mute.number])
    expect(await numbersOf("State=Failed")).toEqual([failed.number])
    expect(await (await fetch(`${service.origin}/metrics`)).text()).toMatch(/svc_einvoices\{state="Unknown"\} 1/)

    // After it is submitted again, the failed entry needs no attention.
    await api.post(`/Invoices/${failed.id}/NationalEInvoices/Resubmit`)
    expect(await numbersOf("State=Failed")).toEqual([])
  })
})
