import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { ApiAnswer, ApiClient } from "../support/service/api-client.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import {
  type EInvoicingService,
  entriesOf,
  type EntryView,
  raisePosted,
  startEInvoicingService,
} from "../support/e-invoicing/e-invoicing-service.ts"
import { wrongBuyer } from "../support/e-invoicing/posting.ts"
import { expectProblem } from "../support/service/problems.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"

let service: EInvoicingService
beforeAll(async () => {
  service = await startEInvoicingService({ SVC_TEST_CLOCK: "1" })
})
afterEach(() => service.simulator.heal())
afterAll(() => service.close())

/** Does what is due now, and lets so many seconds pass. */
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

it("the whole story: settings, validation, posted, submitted, delivered, acknowledged, and the webhook", async () => {
  const receiver = await startReceiver()
  const { api, scope } = await service.polishTenant()
  await createWebhook(api, receiver.url())
  await api.put("/Integrations/AutoInvoice", { companyId: "company", apiKey: "right" })
  await api.put("/Integrations/NationalEInvoice", { isEnabled: true, nationalEInvoiceToken: "token-from-the-ministry" })
  const validation = await api.get(`/LegalEntities/${scope.legalEntityId}/NationalEInvoiceValidation`)
  expect(validation.body).toMatchObject({ isValid: true })

  const invoice = await service.post(scope)
  await pass(api)
  expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted", maventaReferenceId: invoice.id }])
  expect((await api.get(`/Invoices/${invoice.id}`)).body).toMatchObject({ electronicInvoiceId: invoice.id })
  expect(receiver.requests).toHaveLength(1)
  expect(receiver.requests[0]!.body.toString()).toContain(`"EventType":"InvoicePosted"`)

  const acknowledgement = service.simulator.store.acknowledgementOf(invoice.id)
  service.simulator.store.deliver(invoice.id, acknowledgement)
  await pass(api, 300)
  const [entry] = await entriesOf(api, invoice)
  expect(entry).toMatchObject({ status: "Processed", upoFileName: `UPO-${invoice.id}.xml` })
  expect(acknowledgement).toContain(entry!.nationalEInvoiceId)
  expect(entry!.history.map(({ status }) => status)).toEqual(["Pending", "Submitted", "Processed"])
  const downloaded = await api.get(`/NationalEInvoices/${entry!.id}/Acknowledgement`)
  expect(downloaded.text).toBe(acknowledgement)
  expect(downloaded.headers.get("content-type")).toMatch(/^application\/xml/)
  expect(downloaded.headers.get("content-disposition")).toContain(`UPO-${invoice.id}.xml`)
  expect(service.simulator.store.documents().filter(({ id }) => id === invoice.id)).toHaveLength(1)
  await receiver.close()
})

describe("InvoicePosted", () => {
  it("twice makes one document", async () => {
    const { api, invoice } = await submitted()
    await raisePosted(api, invoice)
    await raisePosted(api, invoice)
    await pass(api)
    expect(await entriesOf(api, invoice)).toHaveLength(1)
  })

  it.each([
    ["without an identifier", {}],
    ["of an invoice nobody knows", { id: "0199d3a0-0000-7000-8000-00000000ffff" }],
    ["with something else for an identifier", { id: { a: [1] } }],
  ])("%s is an event like any other", async (_, data) => {
    const { api } = await service.sendingTenant()
    expect((await api.post("/Events", { eventType: "InvoicePosted", data })).status).toBe(201)
    await pass(api)
    expect((await api.get("/NationalEInvoices")).body).toEqual({ data: [] })
  })

  it("does nothing once the settings are removed", async () => {
    const { api, scope } = await service.sendingTenant()
    await api.delete("/Integrations/NationalEInvoice")
    const invoice = await service.post(scope)
    await pass(api)
    expect(await entriesOf(api, invoice)).toEqual([])
  })

  it("an outage passes by itself", async () => {
    const { api, scope } = await service.sendingTenant()
    service.simulator.fail("POST /v1/invoices", { _tag: "CutBefore" }, { _tag: "Answer", status: 503 })
    const invoice = await service.post(scope)
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([
      { status: "Pending", nextAttemptAt: expect.any(String), lastProblem: expect.any(String) },
    ])
    await pass(api, 90)
    expect(await entriesOf(api, invoice)).toMatchObject([{ status: "Submitted" }])
  })
})

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
      [`{"id":"${"x".repeat(1_100_000)}"}`, 413],
      [`{"a":${"[".repeat(100)}${"]".repeat(100)}}`, 400],
    ] as const) {
      expectProblem(await service.anonymous.send("POST", path, body, json), status)
    }
    expectProblem(await service.anonymous.send("POST", path, "id=1", { "content-type": "text/plain" }), 415)
  })
})

describe("an entry over HTTP", () => {
  it("is listed, filtered and paged, newest first", async () => {
    const { api, scope } = await service.sendingTenant()
    for (let count = 0; count < 3; count += 1) await service.post(scope)
    const bad = await service.post(scope, wrongBuyer)
    await pass(api)
    const list = async (query: string) =>
      (await api.get(`/NationalEInvoices${query}`)).body as { data: readonly EntryView[]; nextCursor?: string }
    const all = await list("")
    expect(all.data).toHaveLength(4)
    expect((await list("?Status=Failed")).data).toMatchObject([{ errorMessage: expect.stringContaining("PL-02") }])
    expect((await list(`?InvoiceId=${bad.id}`)).data).toHaveLength(1)
    const { data: first, nextCursor } = await list("?PageSize=3")
    expect([...first, ...(await list(`?PageSize=3&Cursor=${nextCursor}`)).data]).toEqual(all.data)
    expect((await api.get(`/NationalEInvoices/${all.data[0]!.id}`)).body).toMatchObject({
      ...all.data[0],
      history: expect.any(Array),
    })
    expectProblem(await api.get(`/NationalEInvoices/${all.data[0]!.id}/Acknowledgement`), 404, "message")
    const { data } = (await api.get("/IntegrationLog?Level=Error")).body as { data: readonly object[] }
    expect(data).toMatchObject([{ code: "document_refused", invoiceId: bad.id }])
  })

  it("is seen by nobody else", async () => {
    const { entry, invoice } = await submitted()
    const { api } = await service.sendingTenant()
    expect((await api.get("/NationalEInvoices")).body).toEqual({ data: [] })
    expectProblem(await api.get(`/Invoices/${invoice.id}/NationalEInvoices`), 404, "message")
    expectProblem(await api.get(`/NationalEInvoices/${entry.id}`), 404, "message")
    expectProblem(await api.get(`/Invoices/${invoice.id}/UBL`), 404, "message")
    expectProblem(await api.post(`/Invoices/${invoice.id}/NationalEInvoices/Resubmit`), 404, "message")
  })

  it("can be submitted again after a failure, and not before", async () => {
    const { api, scope } = await service.sendingTenant()
    service.simulator.fail("POST /v1/invoices", { _tag: "Answer", status: 422, json: { message: "Invalid invoice" } })
    const invoice = await service.post(scope)
    await pass(api)
    expect(await entriesOf(api, invoice)).toMatchObject([
      { status: "Failed", errorMessage: expect.stringContaining("Invalid invoice") },
    ])
    const path = `/Invoices/${invoice.id}/NationalEInvoices/Resubmit`
    const [one, same] = [
      await api.post(path, undefined, { "svc-idempotency-key": "again" }),
      await api.post(path, undefined, { "svc-idempotency-key": "again" }),
    ]
    expect(one.status).toBe(201)
    expect(same.text).toBe(one.text)
    await pass(api)
    expect((await entriesOf(api, invoice)).map(({ status }) => status)).toEqual(["Submitted", "Failed"])
    expect(expectProblem(await api.post(path), 400, "message").errors!["message"]![0]).toContain("Submitted already")
  })
})
