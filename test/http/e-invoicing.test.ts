import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { InvoiceId } from "@svc/domain/shared/ids"
import { makeProducts } from "../support/catalogue/products.ts"
import { documentFigures } from "../support/e-invoicing/document-figures.ts"
import type { ApiClient } from "../support/service/api-client.ts"
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

it("the invoice of a subscription goes out with the periods of its charges and is acknowledged; its credit follows", async () => {
  const { api } = await service.sendingTenant()
  const made = async <A>(path: string, body: object): Promise<A> => {
    const answer = await api.post(path, body)
    expect(answer.status, answer.text).toBeOneOf([200, 201])
    return answer.body as A
  }
  const account = await made<{ readonly id: string }>("/Accounts", {
    name: "Nabywca S.A.",
    currency: "PLN",
    taxTemplate: "VAT 23%",
    taxRegistrationNumber: "PL1111111111",
    defaultInvoiceAddress: { street: "ul. Krótka 2/4", city: "Kraków", zip: "30-002", country: "PL" },
  })
  const price = (amount: number) => ({ priceDetails: [{ currency: "PLN", price: amount }] })
  const product = await makeProducts(api).create({
    productType: "MultipleCharges",
    chargePlans: [
      {
        charges: [
          { name: "Opłata", ...price(199) },
          { name: "Start", chargeType: "OneOff", ...price(1000) },
        ],
      },
    ],
  })
  const order = await made<{ readonly id: string }>("/Subscriptions", {
    status: "Active",
    account: account.id,
    orderDate: "2026-01-01",
    products: [{ product: product.id }],
  })
  const target = "2026-02-01"
  const request = { invoiceDate: target, targetDate: target, invoiceAction: "CreateDraftAndPostInvoice" }
  const invoice = await made<{ readonly id: InvoiceId }>(`/Invoices/orders/${order.id}`, request)
  await pass(api)
  const { store } = service.simulator
  const { xml } = store.invoice(invoice.id)!
  // 2 × 199.00 plus 1000.00, and 23 % of the sum.
  expect(documentFigures(xml)).toBe("380 PLN 1398.00 321.54 1719.54; S23 1398.00 321.54")
  const periods = [...xml.matchAll(/<cbc:StartDate>([^<]*)<.*?<cbc:EndDate>([^<]*)</gs)].map(([, from, to]) => [
    from,
    to,
  ])
  expect(periods).toEqual([
    ["2026-01-01", "2026-02-28"],
    ["2026-01-01", "2026-01-31"],
    ["2026-02-01", "2026-02-28"],
    ["2026-01-01", "2026-01-01"],
  ])
  const cancellation = { cancellationMode: "OnOrderCancellationDate", firstDayOfCancellation: "2026-02-15" }
  await made(`/Subscriptions/cancel/${order.id}`, { cancellationDate: "2026-02-15", ...cancellation })
  const drafts = await api.get(`/Invoices?Filter=${encodeURIComponent("invoiceType eq 'Credit'")}`)
  const [credit] = (drafts.body as { readonly data: readonly [{ readonly id: InvoiceId }] }).data
  expect((await api.post(`/Invoices/${credit.id}/post`)).status).toBe(201)
  await pass(api)
  expect(await entriesOf(api, credit)).toMatchObject([{ status: "Pending", heldBack: "WaitsForInvoice" }])

  store.deliver(invoice.id, store.acknowledgementOf(invoice.id))
  await pass(api, 300)
  const [entry] = await entriesOf(api, invoice)
  expect(entry).toMatchObject({ status: "Processed" })
  // 14 of February's 28 days.
  const note = store.invoice(credit.id)!.xml
  expect(documentFigures(note)).toBe("381 PLN 99.50 22.89 122.39; S23 99.50 22.89")
  expect(note).toContain(`<cbc:ID>${entry!.nationalEInvoiceId}</cbc:ID>`)
})

describe("InvoicePosted", () => {
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

  it("raised by hand of a real invoice reaches webhooks and submits nothing", async () => {
    const receiver = await startReceiver()
    const { api, apiWith, scope } = await service.sendingTenant()
    const invoice = await service.postUnsent(scope)
    await createWebhook(api, receiver.url())
    expect((await raisePosted(await apiWith(["events:write"]), invoice)).status).toBe(201)
    const posted = await service.post(scope)
    await pass(api)
    expect(receiver.requests.map(({ body }) => body.includes(invoice.id))).toEqual([true, false])
    expect(await entriesOf(api, invoice)).toEqual([])
    expect(await entriesOf(api, posted)).toMatchObject([{ status: "Submitted" }])
    await receiver.close()
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
    expect(expectProblem(await api.post(path), 400, "message").errors!["message"]![0]).toContain("already Submitted")
  })
})
