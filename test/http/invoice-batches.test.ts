import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let api: ApiClient
let subscriptions: Subscriptions
let billing: Billing
let batches: ReturnType<typeof makeBatchCalls>
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_INVOICE_BATCH_CHUNK: "3" } })
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  subscriptions = await prepareSubscriptions(api)
  billing = makeBilling(api)
  batches = makeBatchCalls(api)
})

/** Makes `count` further accounts, each with a subscription. */
const subscribe = async (count: number, more: Json = {}) => {
  const accounts: string[] = []
  for (let n = 0; n < count; n += 1) {
    const { id } = await billing.account({ name: `Customer ${n}`, ...more })
    await subscriptions.create({ account: id })
    accounts.push(id)
  }
  return accounts
}
const invoices = async (filter = "invoiceType ne 'OnAccount'") => {
  const query = `Filter=${encodeURIComponent(filter)}&OrderBy=account/accountNumber&PageSize=100`
  return (await billing.page<InvoiceView>(`/Invoices?${query}`)).data
}
const refused = async (path: string, body: Json) => {
  const { status, body: answer, text } = await api.post(path, body)
  expect(status, text).toBe(400)
  return (answer as { readonly errors: Json }).errors
}
const expired = async () => {
  const template = { name: "Expired", effectiveFrom: "2020-01-01", effectiveTo: "2023-12-31" }
  await api.post("/TaxTemplates", { ...template, details: [{ tax1: 25, taxCategory: "S" }] })
  return "Expired"
}
const counted = async () => {
  const rows = await service.sql<{ periods: number; journals: number; unbalanced: number }>(`select
    (select count(*)::int from svc.invoiced_periods where tenant_id = '${tenant.tenantId}') as periods,
    (select count(*)::int from svc.journals where tenant_id = '${tenant.tenantId}') as journals,
    (select count(*)::int from (select voucher_id from svc.journal_lines where tenant_id = '${tenant.tenantId}'
      group by voucher_id having sum(amount) <> 0) odd) as unbalanced`)
  return rows[0]!
}

describe("a batch", () => {
  it("invoices every account that something is due of, in the order of their numbers, and posts without gaps", async () => {
    await subscriptions.create()
    await subscribe(7)
    const job = await batches.ask()
    expect(job).toMatchObject({
      batchNumber: "B-1001",
      resultStatus: "Pending",
      webhookEvent: "InvoiceBatchCreated",
      webhooksTriggeredWhenCompleted: false,
      webhooks: [],
    })
    expect(await batches.ended("B-1001", "Generated")).toEqual({
      resultBody: { batchId: job.id, batchNumber: "B-1001", message: "8 invoices" },
      resultStatus: "Succeeded",
      statusMessage: "8 invoices",
    })
    const made = await batches.get(job.id)
    expect(made).toMatchObject({ targetDate: "2024-01-31", invoiceDate: "2024-01-31", batchLog: [] })
    expect(made.invoices.map(({ status, subtotal }) => [status, subtotal])).toEqual(
      made.invoices.map(() => ["Draft", 1105]),
    )
    const posted = await batches.post(job.id)
    expect(posted.invoices.map(({ invoiceNumber }) => invoiceNumber)).toEqual("12345678".split(""))
    expect(await batches.status("B-1001", "Posted")).toMatchObject({ statusMessage: "8 invoices posted" })
    const stored = await invoices(`invoiceBatchId eq guid'${job.id}'`)
    expect(stored.map(({ invoiceNumber }) => invoiceNumber)).toEqual("12345678".split(""))
    expect(stored[0]).toMatchObject({ invoiceBatchId: job.id, status: "Posted" })
    expect(await counted()).toEqual({ periods: 24, journals: 8, unbalanced: 0 })
    const again = await batches.generate()
    expect(again).toMatchObject({ batchNumber: "B-1002", invoices: [], batchLog: [] })
    expect(await batches.status("B-1002", "Generated")).toMatchObject({ statusMessage: "0 invoices" })
  })

  it("logs accounts that cannot be invoiced, between ones that are, and takes them when they are mended", async () => {
    await subscriptions.create()
    const taxTemplate = await expired()
    const [bad = ""] = await subscribe(1, { taxTemplate })
    await subscribe(4)
    const made = await batches.generate()
    expect(made.invoices).toHaveLength(5)
    expect(made.batchLog).toMatchObject([
      { entityName: "Account", entityId: bad, reference: "A-1002", errorMessage: expect.stringContaining("Expired") },
    ])
    expect(await batches.status(made.batchNumber, "Generated")).toMatchObject({
      resultStatus: "Succeeded",
      statusMessage: "5 invoices, 1 account failed",
    })
    const summary = () => api.get(`/InvoiceBatches/${made.id}/Summary`)
    const drafts = { status: "Draft", currency: "SEK", count: 5, subtotal: 5525, totalAmount: 6906.25 }
    expect((await summary()).body).toEqual({
      id: made.id,
      batchNumber: made.batchNumber,
      state: "Generated",
      progress: { total: 6, done: 6, made: 5, creditNotes: 0, failed: 1 },
      invoices: [drafts],
    })
    const { api: stranger } = await service.createTenant()
    expect((await stranger.get(`/InvoiceBatches/${made.id}/Summary`)).status).toBe(404)
    const log = await api.get(`/InvoiceBatches/${made.batchNumber}/BatchLog?Filter=reference%20eq%20'A-1002'`)
    expect(log.body).toMatchObject({ totalCount: 1, data: [{ entityId: bad }] })
    await api.patch(`/Accounts/${bad}`, { taxTemplate: "VAT 25%" })
    const mended = await batches.generate()
    expect(mended.invoices).toMatchObject([{ totalAmount: 1381.25 }])
    expect(mended.batchLog).toEqual([])
    await api.post(`/Invoices/${made.invoices[0]!.id}/cancel`)
    expect((await summary()).body).toMatchObject({
      invoices: [
        { status: "Cancelled", count: 1, totalAmount: 1381.25 },
        { status: "Draft", count: 4, subtotal: 4420, totalAmount: 5525 },
      ],
    })
  })

  it("finds by itself which account makes the database refuse a chunk", async () => {
    await subscriptions.create()
    const [, bad = ""] = await subscribe(4)
    await service.sql(`create function svc.refuse_one() returns trigger language plpgsql as
      $$ begin if new.account_id = '${bad}' then raise exception 'not this one'; end if; return new; end $$;
      create trigger refuse_one before insert on svc.invoices for each row execute function svc.refuse_one()`)
    try {
      const made = await batches.generate()
      expect(made.invoices).toHaveLength(4)
      expect(made.batchLog).toMatchObject([
        { entityId: bad, errorMessage: "An unexpected error. The service's log says which one." },
      ])
    } finally {
      await service.sql("drop trigger refuse_one on svc.invoices; drop function svc.refuse_one")
    }
  })

  it("leaves out what is less than the minimum, which stays open", async () => {
    await subscriptions.create()
    expect((await batches.generate({ minimumInvoiceAmount: 1381.26 })).invoices).toEqual([])
    expect((await batches.generate({ minimumInvoiceAmount: 1381.25 })).invoices).toHaveLength(1)
  })

  it("takes only the accounts that are named, up to the dates that are asked for", async () => {
    await subscriptions.create()
    const [, second = ""] = await subscribe(3)
    const made = await batches.generate({
      invoiceAllAccounts: false,
      accounts: [second],
      targetDate: "2024-03-01",
      customizedTargetDates: { oneOff: "2023-12-31" },
    })
    expect(made.invoices).toMatchObject([{ subtotal: 315 }])
    expect((await invoices())[0]).toMatchObject({ account: { id: second } })
  })

  it("puts orders of an account on one invoice, where they agree, and posts a total of nothing", async () => {
    await subscriptions.create()
    await subscriptions.create()
    await subscriptions.create({ yourOrderNumber: "PO 7" })
    const { id: free } = await billing.account({ name: "Free" })
    const nothing = {
      products: [
        { product: subscriptions.plan.id, charges: [{ charge: "Fee", priceDetails: [{ tier: 0, price: 0 }] }] },
      ],
    }
    await subscriptions.create({ account: free, ...nothing })
    const made = await batches.generate()
    const lines = (await invoices()).map(({ invoiceLines, subtotal }) => [invoiceLines.length, subtotal])
    expect(lines.toSorted(([a = 0], [b = 0]) => b - a)).toEqual([
      [6, 2210],
      [3, 1105],
      [1, 0],
    ])
    expect((await batches.post(made.id)).invoices.every(({ status }) => status !== "Draft")).toBe(true)
  })

  it("lists the credit notes of changes and posts them with its own", async () => {
    const order = await subscriptions.create()
    await batches.post((await batches.generate({ targetDate: "2024-02-01" })).id)
    await subscriptions.cancel(order.id, "2024-02-15")
    const made = await batches.generate({ invoiceDate: "2024-02-20" })
    expect(made.invoices).toMatchObject([{ status: "Draft", subtotal: expect.any(Number) }])
    expect(made.invoices[0]!["subtotal"]).toBeLessThan(0)
    expect((await batches.post(made.id)).invoices).toMatchObject([{ invoiceNumber: "C1" }])
    expect(await counted()).toMatchObject({ journals: 2, unbalanced: 0 })
  })

  it("is posted again for the drafts that are left", async () => {
    await subscriptions.create()
    await subscribe(3)
    const made = await batches.generate()
    const [first, second] = await invoices()
    // The tax template of an invoice gives the reason why no tax is charged. Without that reason the invoice cannot be
    // posted.
    await service.sql(`update svc.invoice_lines set tax_detail = tax_detail || '{"category": "E", "templateName": "x", "rate": 0}'
      where invoice_id = '${second!.id}'`)
    await api.post(`/Invoices/${first!.id}/Post`, {})
    const posted = await batches.post(made.id)
    expect(posted.batchLog).toMatchObject([
      { entityName: "Invoice", entityId: second!.id, errorMessage: expect.stringContaining("exemption reason") },
    ])
    expect(await batches.status(made.batchNumber, "Posted")).toMatchObject({
      resultStatus: "Succeeded",
      statusMessage: "2 invoices posted, 1 failed",
    })
    await service.sql(`update svc.invoice_lines set tax_detail = tax_detail || '{"exemptionReason": "Free"}'
      where invoice_id = '${second!.id}'`)
    const again = await batches.post(made.id)
    expect(again.batchLog).toEqual([])
    expect(
      again.invoices.map(({ invoiceNumber = "" }) => invoiceNumber).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(["1", "2", "3", "4"])
  })

  it("tells webhooks at the end of each job, and refuses a job that nobody would hear of", async () => {
    await subscriptions.create()
    expect(
      await refused("/InvoiceBatches", { invoiceAllAccounts: true, ensureWebhooksAreEnabled: true }),
    ).toMatchObject({
      message: ["No enabled webhook listens to InvoiceBatchCreated."],
    })
    const made = await batches.generate()
    await batches.post(made.id)
    const rows = await service.sql<{ tag: string; envelope: string; correlation_id: string }>(
      `select tag, envelope, correlation_id from svc.events where tenant_id = '${tenant.tenantId}'
        and (tag like 'InvoiceBatch%' or tag = 'InvoicePosted') order by tag`,
    )
    expect(rows.map(({ tag }) => tag)).toEqual(["InvoiceBatchCreated", "InvoiceBatchPosted", "InvoicePosted"])
    const [created, posted, invoice] = rows.map(({ envelope }) => JSON.parse(`{${envelope}}`) as { Data: Json })
    expect(created!.Data).toMatchObject({ id: made.id, invoices: [{ status: "Draft" }], batchLog: [] })
    expect(posted!.Data).toEqual(await batches.get(made.id))
    expect(invoice!.Data).toMatchObject({ invoiceBatchId: made.id })
    expect(rows[1]!.correlation_id).toBe(rows[2]!.correlation_id)
  })
})
