import type { InvoiceBatchId } from "@svc/domain/shared/ids"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Billing, type InvoiceView, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

const open = () => openService({ worker: false, http: true, settings: { SVC_INVOICE_BATCH_CHUNK: "2" } })
let service: Awaited<ReturnType<typeof open>>
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let batches: ReturnType<typeof makeBatchCalls>
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  batches = makeBatchCalls(api)
})

const path = "/InvoiceBatches/PostDrafts"
const drafts = "status eq 'Draft'"

/** Does the job of a batch, as the worker would. */
const work = (id: string, how: "generateBatch" | "postBatch" = "postBatch") => {
  const { tenantId, legalEntities } = tenant
  const data = { tenantId, legalEntityId: legalEntities[0]!.id, batchId: id as InvoiceBatchId }
  return service.worker.run(service.worker.get("Invoicing").batches.work[how](data))
}
const listed = async (filter: string) =>
  (await billing.page<InvoiceView>(`/Invoices?PageSize=100&Filter=${encodeURIComponent(filter)}`)).data
const ids = (invoices: readonly { readonly id: string }[]) => invoices.map(({ id }) => id).toSorted()
const make = async (account: string, count: number, more = {}) => {
  const made: string[] = []
  for (let n = 0; n < count; n += 1) made.push((await billing.create(account, [billing.line(100)], more)).id)
  return made
}

describe("drafts that a filter finds", () => {
  it("are posted as a batch of their own: those that were there at the start, and no others", async () => {
    const [first, second] = [await billing.account(), await billing.account()]
    const old = { invoiceDate: "2026-10-31" }
    await billing.posted(first.id, [billing.line(1)], old)
    const wanted = [...(await make(second.id, 2, old)), ...(await make(first.id, 3, old))]
    const others = await make(first.id, 2, { invoiceDate: "2026-11-01" })
    const filter = "invoiceDate le datetime'2026-10-31'"
    const { id, ...asked } = await batches.askToPostDrafts(filter)
    expect(asked).toMatchObject({
      batchNumber: "B-1001",
      resultStatus: "Pending",
      webhookEvent: "InvoiceBatchPosted",
      message: "The invoices of the batch are being posted.",
    })
    const late = await make(first.id, 1, old)
    expect(await batches.summary(id)).toMatchObject({
      state: "Posting",
      filter,
      progress: { total: 5, done: 0, made: 0, creditNotes: 0, failed: 0 },
      invoices: [{ status: "Draft", currency: "SEK", count: 5, subtotal: 500, totalAmount: 625 }],
    })
    await work(id)
    expect(await batches.status("B-1001", "Posted")).toMatchObject({
      resultStatus: "Succeeded",
      statusMessage: "5 invoices posted",
    })
    expect(await batches.status("B-1001", "Generated")).toMatchObject({ statusMessage: "5 invoices" })
    expect(ids(await listed(drafts))).toEqual([...others, ...late].toSorted())
    const batch = await batches.get(id)
    expect(batch["filter"]).toBe(filter)
    expect(ids(batch.invoices)).toEqual(wanted.toSorted())
    // Invoice numbers follow the order of the accounts.
    const numbered = await Promise.all(wanted.map((each) => billing.get(each)))
    expect(numbered.map(({ invoiceNumber }) => invoiceNumber)).toEqual(["5", "6", "2", "3", "4"])
  })

  it("stay in the batch that made them, also credit notes and drafts of other currencies come along", async () => {
    await (await prepareSubscriptions(api)).create()
    const made = await batches.ask()
    await work(made.id, "generateBatch")
    const [draft] = (await batches.get(made.id)).invoices
    const { id } = await batches.askToPostDrafts(`invoiceBatchId eq guid'${made.id}'`)
    await work(id)
    expect(await billing.get(draft!.id)).toMatchObject({ status: "Posted", invoiceBatchId: made.id })
    expect((await batches.get(made.id)).invoices).toMatchObject([{ id: draft!.id, status: "Posted" }])
    expect((await batches.get(id)).invoices).toMatchObject([{ id: draft!.id, status: "Posted" }])
  })

  it("that cannot be posted are logged with the reason, and are posted when they are asked for again", async () => {
    const { id: account } = await billing.account()
    const [, bad = ""] = await make(account, 3)
    const spoil = (category: string) =>
      service.sql(`update svc.invoice_lines set tax_detail = tax_detail || '${category}' where invoice_id = '${bad}'`)
    await spoil('{"category": "E", "templateName": "x", "rate": 0}')
    const { id, batchNumber } = await batches.askToPostDrafts(drafts)
    await work(id)
    expect((await batches.get(id)).batchLog).toMatchObject([
      { entityName: "Invoice", entityId: bad, errorMessage: expect.stringContaining("exemption reason") },
    ])
    expect((await batches.summary(id)).progress).toEqual({ total: 3, done: 3, made: 2, creditNotes: 0, failed: 1 })
    expect(await batches.status(batchNumber, "Posted")).toMatchObject({
      statusMessage: "2 invoices posted, 1 failed",
    })
    await spoil('{"exemptionReason": "Free"}')
    await make(account, 1)
    await batches.askToPost(id)
    await work(id)
    expect(await billing.get(bad)).toMatchObject({ status: "Posted" })
    expect(await listed(drafts)).toHaveLength(1)
  })

  it("are asked for once, however often the request is sent", async () => {
    const { id: account } = await billing.account()
    await make(account, 2)
    const once = { "svc-idempotency-key": crypto.randomUUID() }
    const answers = [await api.post(path, { filter: drafts }, once), await api.post(path, { filter: drafts }, once)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]!.body).toEqual(answers[0]!.body)
    expect((await api.get("/InvoiceBatches")).body).toMatchObject({ totalCount: 1, data: [{ filter: drafts }] })
  })

  it("are those of the legal entity", async () => {
    await make((await billing.account()).id, 1)
    const { api: stranger } = await service.createTenant()
    expectProblem(await stranger.post(path, { filter: drafts }), 400, "message")
  })
})

describe("a request", () => {
  it.each([
    ["without a filter", {}, "filter"],
    ["with an empty filter", { filter: "" }, "filter"],
    ["with a filter that cannot be read", { filter: "status eq" }, "filter"],
    ["with a field that is none", { filter: "colour eq 'red'" }, "filter"],
    ["that finds nothing", { filter: "status eq 'Posted'" }, "message"],
    ["that nobody would hear of", { filter: drafts, ensureWebhooksAreEnabled: true }, "message"],
  ])("%s is refused, and nothing is kept", async (_, body, field) => {
    await make((await billing.account()).id, 1)
    expectProblem(await api.post(path, body), 400, field)
    expect((await api.get("/InvoiceBatches")).body).toMatchObject({ totalCount: 0 })
  })

  it("needs invoices:write", async () => {
    const reader = await tenant.apiWith(["invoices:read"])
    expect((await reader.post(path, { filter: drafts })).status).toBe(403)
    expect((await reader.post(`/InvoiceBatches/${crypto.randomUUID()}/Stop`)).status).toBe(403)
  })
})

describe("a posting that is stopped", () => {
  it("leaves the drafts that are left, tells of its end, and can be asked for again", async () => {
    await make((await billing.account()).id, 3)
    const { id, batchNumber, jobId } = await batches.askToPostDrafts(drafts)
    const stopped = await batches.stop(id)
    expect(stopped.status, stopped.text).toBe(200)
    expect(stopped.body).toMatchObject({ id, filter: drafts })
    expect(await batches.status(batchNumber, "Posted")).toMatchObject({
      resultStatus: "Failed",
      statusMessage: "0 invoices posted; stopped with 3 drafts left",
    })
    await work(id)
    expect(await listed(drafts)).toHaveLength(3)
    expectProblem(await batches.stop(id), 400, "message")
    const told = await service.sql(
      `select correlation_id from svc.events where tenant_id = '${tenant.tenantId}' and tag = 'InvoiceBatchPosted'`,
    )
    expect(told).toEqual([{ correlation_id: jobId }])
    await batches.askToPost(id)
    await work(id)
    expect(await listed(drafts)).toEqual([])
  })

  it("is no batch that can be cancelled: its drafts are others'", async () => {
    await make((await billing.account()).id, 1)
    const { id } = await batches.askToPostDrafts(drafts)
    await batches.stop(id)
    expectProblem(await api.post(`/InvoiceBatches/${id}/Cancel`), 400, "message")
    expect(await listed(drafts)).toHaveLength(1)
  })

  it("is none where nothing is being posted", async () => {
    expect((await batches.stop(crypto.randomUUID())).status).toBe(404)
    const { id } = await batches.ask()
    expectProblem(await batches.stop(id), 400, "message")
  })

  it("is found by its state, and beside others says how far it came", async () => {
    await make((await billing.account()).id, 1)
    const { id, batchNumber } = await batches.askToPostDrafts(drafts)
    await batches.stop(id)
    const inState = async (state: string) => (await billing.page(`/InvoiceBatches?State=${state}`)).data
    expect(await inState("Posted")).toMatchObject([{ batchNumber }])
    expect(await inState("Posting")).toEqual([])
    expectProblem(await api.get("/InvoiceBatches?State=Done"), 400, "State")
    const progress = (client: ApiClient) => client.get(`/InvoiceBatches/Progress?BatchIds=${id}`)
    const row = {
      id,
      batchNumber,
      filter: drafts,
      state: "Posted",
      progress: { total: 1, done: 0, made: 0, creditNotes: 0, failed: 0 },
    }
    expect((await progress(api)).body).toEqual({ data: [row] })
    expect((await progress((await service.createTenant()).api)).body).toEqual({ data: [] })
  })
})
