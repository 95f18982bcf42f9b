import { beforeAll, describe, expect, it } from "vitest"
import { type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

interface Group extends Json {
  readonly id: string
  readonly code: string
}

let service: LentService
let api: ApiClient
let billing: ReturnType<typeof makeBilling>
let subscriptions: Subscriptions
let template: string
let [north, fallback, foreign]: readonly Group[] = []
beforeAll(async () => {
  service = await lendService()
  const [tenant, other] = [await service.createTenant(), await service.createTenant()]
  api = tenant.api
  billing = makeBilling(api)
  subscriptions = await prepareSubscriptions(api)
  template = (await billing.page<Group>("/DocumentTemplate")).data[0]!.id
  ;[fallback] = (await billing.page<Group>("/InvoiceBatchGroups")).data
  ;[foreign] = (await makeBilling(other.api).page<Group>("/InvoiceBatchGroups")).data
  north = (await api.post("/InvoiceBatchGroups", { code: " NORTH ", description: "In the north" })).body as Group
})

const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const read = async (path: string): Promise<Json> => {
  const { status, body } = await api.get(path)
  expect(status, path).toBe(200)
  return body as Json
}

describe("document templates", () => {
  it("are built in, and found by their id", async () => {
    const shown = { id: template, description: "Invoice", documentType: "Invoice" }
    expect(await billing.page("/DocumentTemplate?Filter=documentType eq 'Invoice'")).toMatchObject({ data: [shown] })
    expect(await read(`/DocumentTemplate/${template}`)).toEqual(shown)
    expectProblem(await api.get(`/DocumentTemplate/${nobody}`), 404, "message")
    expectProblem(await api.get("/DocumentTemplate/invoice"), 400, "id")
  })

  it("are those of an invoice, else of its account, by id or description", async () => {
    const { id } = await billing.account({ invoiceTemplateId: template })
    expect(await read(`/Accounts/${id}`)).toMatchObject({ invoiceTemplateId: template })
    const byAccount = await billing.posted(id, [billing.line(1)])
    expect(byAccount).toMatchObject({ invoiceTemplateId: template })
    expect(await billing.credit(byAccount.id, { creditAllInvoiceLines: true })).toMatchObject({
      invoiceTemplateId: template,
    })
    await api.patch(`/Accounts/${id}`, { invoiceTemplateId: null })
    const plain = await billing.get((await billing.create(id, [billing.line(1)])).id)
    expect(plain).not.toHaveProperty("invoiceTemplateId")
    for (const invoiceTemplate of [
      "Invoice",
      { key: "Description", value: "Invoice" },
      { key: "DocumentTemplate_Invoice-Id", value: template },
    ]) {
      const own = await billing.create(id, [billing.line(1)], { invoiceTemplate })
      expect(await billing.get(own.id)).toMatchObject({ invoiceTemplateId: template })
    }
    const refused = await billing.createRaw(id, [billing.line(1)], { invoiceTemplate: "Poster" })
    expectProblem(refused, 400, "invoiceTemplate")
    expectProblem(await api.patch(`/Accounts/${id}`, { invoiceTemplateId: nobody }), 400, "invoiceTemplateId")
    expectProblem(await api.patch(`/Accounts/${id}`, { invoiceTemplateId: "Invoice" }), 400, "invoiceTemplateId")
  })
})

describe("invoice batch groups", () => {
  it("begin with one, are added to, and have codes of their own", async () => {
    expect(fallback).toEqual({ id: fallback!.id, code: "DEFAULT", description: "Default" })
    expect(north).toEqual({ id: north!.id, code: "NORTH", description: "In the north" })
    expect(await read(`/InvoiceBatchGroups/${north!.id}`)).toEqual(north)
    expect((await billing.page("/InvoiceBatchGroups?Filter=code eq 'NORTH'")).data).toEqual([north])
    expectProblem(await api.post("/InvoiceBatchGroups", { code: "NORTH" }), 400, "code")
    expectProblem(await api.post("/InvoiceBatchGroups", { code: " " }), 400, "code")
    expectProblem(await api.get(`/InvoiceBatchGroups/${foreign!.id}`), 404, "message")
  })

  it("of an account are named by id, by code, or by both", async () => {
    const { id } = await billing.account({ invoiceBatchGroup: "NORTH" })
    const path = `/Accounts/${id}`
    expect(await read(path)).toMatchObject({ invoiceBatchGroupId: north!.id })
    await api.patch(path, { invoiceBatchGroupId: fallback!.id, invoiceBatchGroup: "DEFAULT" })
    expect(await read(path)).toMatchObject({ invoiceBatchGroupId: fallback!.id })
    await api.patch(path, { name: "Renamed" })
    expect(await read(path)).toMatchObject({ invoiceBatchGroupId: fallback!.id })
    const disagree = { invoiceBatchGroupId: fallback!.id, invoiceBatchGroup: "NORTH" }
    expectProblem(await api.patch(path, disagree), 400, "invoiceBatchGroup")
    expectProblem(await api.patch(path, { invoiceBatchGroupId: foreign!.id }), 400, "invoiceBatchGroupId")
    const theirs = { key: "InvoiceBatchGroup-Id", value: foreign!.id }
    expectProblem(await api.patch(path, { invoiceBatchGroup: theirs }), 400, "invoiceBatchGroup")
    await api.patch(path, { invoiceBatchGroupId: null })
    expect(await read(path)).not.toHaveProperty("invoiceBatchGroupId")
  })

  it("of an order are its own or that of its account, never both", async () => {
    const plain = await subscriptions.create()
    expect(plain).toMatchObject({ useAccountInvoiceBatchGroup: true })
    expect(plain).not.toHaveProperty("invoiceBatchGroup")
    const path = `/Subscriptions/${plain.id}`
    const own = { useAccountInvoiceBatchGroup: false, invoiceBatchGroup: north, invoiceTemplateId: template }
    await api.patch(path, { invoiceBatchGroup: "NORTH", invoiceTemplateId: template })
    expect(await read(path)).toMatchObject(own)
    const changed = (await api.post(`${path}/change`, subscriptions.newPrice(150))).body as Json
    expect(changed).toMatchObject({ version: 2, ...own })
    const last = `/Subscriptions/${changed["id"] as string}`
    const both = { useAccountInvoiceBatchGroup: true, invoiceBatchGroup: "NORTH" }
    expectProblem(await api.patch(last, both), 400, "useAccountInvoiceBatchGroup")
    expectProblem(await api.patch(last, { invoiceBatchGroupId: foreign!.id }), 400, "invoiceBatchGroupId")
    expectProblem(await api.patch(last, { invoiceTemplateId: nobody }), 400, "invoiceTemplateId")
    await api.patch(last, { useAccountInvoiceBatchGroup: true, invoiceTemplateId: null })
    const back = await read(last)
    expect(back).toMatchObject({ useAccountInvoiceBatchGroup: true })
    for (const member of ["invoiceBatchGroup", "invoiceTemplateId"]) expect(back).not.toHaveProperty(member)
    const refused = await api.post("/Subscriptions", subscriptions.request({ invoiceBatchGroup: "SOUTH" }))
    expectProblem(refused, 400, "invoiceBatchGroup")
  })

  it("of a sales order are shown by their codes", async () => {
    const body = { ...subscriptions.request({ invoiceBatchGroupId: north!.id }), status: "OrderDraft" }
    const goods = [{ product: subscriptions.plan.id, charges: [{ charge: { key: "Name", value: "Start" } }] }]
    const made = await api.post("/SalesOrders", { ...body, products: goods })
    expect(made.body).toMatchObject({ invoiceBatchGroup: "NORTH", useAccountInvoiceBatchGroup: false })
  })
})
