import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
let subscriptions: Subscriptions
let billing: Billing
let batches: ReturnType<typeof makeBatchCalls>
beforeAll(async () => {
  service = await openService({ worker: true, http: true, settings: { SVC_INVOICE_BATCH_CHUNK: "3" } })
})
afterAll(() => service.close())
beforeEach(async () => {
  api = (await service.createTenant()).api
  subscriptions = await prepareSubscriptions(api)
  billing = makeBilling(api)
  batches = makeBatchCalls(api)
})

/** Makes another account in a group, with a subscription. */
const subscribe = async (invoiceBatchGroup: string) => {
  const { id } = await billing.account({ name: invoiceBatchGroup, invoiceBatchGroup })
  await subscriptions.create({ account: id })
  return id
}
const invoices = async (filter = "invoiceType ne 'OnAccount'") => {
  const query = `Filter=${encodeURIComponent(filter)}&OrderBy=account/accountNumber&PageSize=100`
  return (await billing.page<InvoiceView>(`/Invoices?${query}`)).data
}

describe("a batch", () => {
  it("is Generated as soon as its last invoice is seen, so that the caller who sees it may post", async () => {
    await subscriptions.create()
    const { id } = await batches.generate()
    // The rows that the batch's last transaction wrote
    const written = await service.sql(`select from svc.invoice_batches b join svc.invoices i on i.batch_id = b.id
      where b.id = '${id}' and b.status = 'Generated' and i.xmin = b.xmin`)
    expect(written).toHaveLength(1)
  })

  it("posts several credit notes of one invoice, each matched with it", async () => {
    await api.patch("/LegalEntities", { matchCreditsOnPost: true })
    const changes = ["C-1001", "C-1002"].map((value) => ({
      effectiveChangeDate: "2024-02-15",
      products: [
        {
          product: subscriptions.plan.id,
          charges: [{ charge: { key: "Charge-ChargeNumber", value }, priceDetails: [{ tier: 0, price: 4 }] }],
        },
      ],
    }))
    let { id } = await subscriptions.create()
    const { invoices: made } = await batches.post((await batches.generate({ targetDate: "2024-02-01" })).id)
    for (const change of changes) {
      const { status, body, text } = await api.post(`/Subscriptions/${id}/change`, change)
      expect(status, text).toBe(201)
      ;({ id } = body as { readonly id: string })
    }
    const notes = await batches.generate({ targetDate: "2024-02-01" })
    expect(notes.invoices.filter(({ subtotal }) => Number(subtotal) < 0)).toHaveLength(2)
    const posted = await batches.post(notes.id)
    expect(posted.batchLog).toEqual([])
    expect(posted.invoices.filter(({ status, subtotal }) => Number(subtotal) < 0 && status !== "Settled")).toEqual([])
    const credited = posted.invoices.reduce((sum, { totalAmount }) => sum + Math.min(0, Number(totalAmount)), 0)
    const [first] = await invoices(`id eq guid'${made[0]!.id}'`)
    expect(first!["settledAmount"]).toBeCloseTo(-credited, 2)
  })

  it("takes the orders of the groups that are asked for, of accounts that have no other one", async () => {
    const group = async (code: string) =>
      ((await api.post("/InvoiceBatchGroups", { code, description: code })).body as { readonly id: string }).id
    const [north, south] = [await group("NORTH"), await group("SOUTH")]
    const inNorth = await subscribe("NORTH")
    const inSouth = await subscribe("SOUTH")
    await subscriptions.create({ account: inNorth, useAccountInvoiceBatchGroup: false, invoiceBatchGroup: "SOUTH" })
    const of = { invoiceAllBatchGroups: false }
    const southern = await batches.generate({ ...of, invoiceBatchGroups: [south] })
    const accounts = async () => (await invoices()).map(({ account }) => (account as Json)["id"])
    expect(await accounts()).toEqual([inNorth, inSouth])
    expect((await api.get(`/InvoiceBatches/${southern.id}`)).body).toMatchObject({ batchGroups: ["SOUTH"] })
    await batches.generate({ ...of, invoiceBatchGroups: [north] })
    expect(await accounts()).toEqual([inNorth, inNorth, inSouth])
  })
})
