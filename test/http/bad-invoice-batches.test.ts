import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"
import { until } from "../support/until.ts"

let service: TestService
let tenant: TestTenant
let api: ApiClient
let subscriptions: Subscriptions
let batches: ReturnType<typeof makeBatchCalls>
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_INVOICE_BATCH_CHUNK: "3" } })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  subscriptions = await prepareSubscriptions(api)
  batches = makeBatchCalls(api)
})

/** Makes more accounts, each with a subscription. */
const more = async (count: number) => {
  const billing = makeBilling(api)
  for (let n = 0; n < count; n += 1)
    await subscriptions.create({ account: (await billing.account({ name: `Customer ${n}` })).id })
}
const periods = async () => {
  const rows = await service.sql<{ count: number }>(
    `select count(*)::int as count from svc.invoiced_periods where tenant_id = '${tenant.tenantId}'`,
  )
  return rows[0]!.count
}
const refused = async (path: string, body: Json) => {
  const { status, body: answer, text } = await api.post(path, body)
  expect(status, text).toBe(400)
  return (answer as { readonly errors: Json }).errors
}

describe("requests", () => {
  it.each<[string, Json, string]>([
    ["neither", {}, "accounts"],
    ["both", { invoiceAllAccounts: true, accounts: ["00000000-0000-7000-8000-000000000001"] }, "accounts"],
    ["an account that is not there", { accounts: ["00000000-0000-7000-8000-000000000001"] }, "accounts[0]"],
    ["no groups", { invoiceAllAccounts: true, invoiceAllBatchGroups: false }, "invoiceBatchGroups"],
    ["a date that is none", { invoiceAllAccounts: true, invoiceDate: "2024-02-30" }, "invoiceDate"],
    ["a negative minimum", { invoiceAllAccounts: true, minimumInvoiceAmount: -1 }, "minimumInvoiceAmount"],
  ])("that are not right are refused: %s", async (_, body, field) => {
    expect(Object.keys(await refused("/InvoiceBatches", body))).toEqual([field])
    expect((await api.get("/InvoiceBatches")).body).toMatchObject({ totalCount: 0 })
  })

  it("up to the end of time end", async () => {
    await subscriptions.create({ subscriptionType: "Evergreen", term: 0 })
    const made = await batches.generate({ targetDate: "9999-12-31" })
    expect(made.batchLog).toEqual([])
    const rows = await service.sql<{ lines: number }>(
      `select count(*)::int as lines from svc.invoice_lines where invoice_id = '${made.invoices[0]!.id}'`,
    )
    expect(rows[0]!.lines).toBeLessThanOrEqual(10_000)
  })

  it("of other tenants and without permission find nothing", async () => {
    const made = await batches.generate()
    const stranger = (await service.createTenant()).api
    expect((await stranger.get(`/InvoiceBatches/${made.id}`)).status).toBe(404)
    expect((await stranger.get(`/InvoiceBatches/${made.batchNumber}/BatchLog`)).status).toBe(400)
    expect((await stranger.get(`/InvoiceBatches/BatchJobStatus/${made.id}/Generated`)).status).toBe(400)
    const reader = await tenant.apiWith(["invoices:read"])
    expect((await reader.get(`/InvoiceBatches/${made.id}`)).status).toBe(200)
    expect((await reader.post("/InvoiceBatches", { invoiceAllAccounts: true })).status).toBe(403)
    expect((await reader.post(`/InvoiceBatches/${made.id}/Post`, {})).status).toBe(403)
    expect((await api.get(`/InvoiceBatches/BatchJobStatus/${made.batchNumber}/Posted`)).status).toBe(400)
  })

  it("list batches and their logs in pages", async () => {
    for (let n = 0; n < 3; n += 1) await batches.generate()
    const page = await api.get("/InvoiceBatches?OrderBy=batchNumber%20desc&PageSize=2")
    expect(page.body).toMatchObject({ totalCount: 3, data: [{ batchNumber: "B-1003" }, { batchNumber: "B-1002" }] })
  })
})

describe("a cancellation", () => {
  it("gives its periods back when it is cancelled, also when it is larger than a chunk", async () => {
    await subscriptions.create()
    await more(6)
    const made = await batches.generate()
    const { status, body } = await api.post(`/InvoiceBatches/${made.id}/Cancel`)
    expect([status, (body as Json)["id"]]).toEqual([200, made.id])
    const gone = await until(
      () => batches.get(made.id),
      ({ invoices: of }) => of.every((invoice) => invoice.status === "Cancelled"),
    )
    expect(gone.invoices).toHaveLength(7)
    expect(await periods()).toBe(0)
    await until(
      async () => (await api.post(`/InvoiceBatches/${made.id}/Cancel`)).text,
      (text) => text.includes("is Cancelled"),
    )
    expect((await batches.generate()).invoices).toHaveLength(7)
  })

  it("is not cancelled once an invoice of it is posted", async () => {
    await subscriptions.create()
    await more(1)
    const made = await batches.generate()
    await api.post(`/Invoices/${made.invoices[0]!.id}/Post`, {})
    expect(await refused(`/InvoiceBatches/${made.id}/Cancel`, {})).toMatchObject({
      message: [expect.stringMatching(/^Invoice 1 of the batch B-1001 is posted/)],
    })
    expect((await batches.get(made.id)).invoices.map(({ status }) => status)).toEqual(["Posted", "Draft"])
  })
})
