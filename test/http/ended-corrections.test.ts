import fc from "fast-check"
import { beforeAll, beforeEach, expect, it } from "vitest"
import { campaign } from "../support/campaign.ts"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import { type BatchView, makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { chargesIn, type OrderView } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let batches: ReturnType<typeof makeBatchCalls>
beforeAll(async () => {
  service = await lendService()
})
const begin = async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  batches = makeBatchCalls(api)
}
beforeEach(begin)

const volume = { currency: "SEK", priceBase: "PerUnit" }
/**
 * A subscription for the first quarter of 2024. Up to 15 calls cost 10.00 each, all calls of a larger number cost 5.00
 * each, and texts cost 3.00.
 */
const subscribe = async (
  taxIncluded = false,
): Promise<{ readonly id: string; readonly charges: readonly string[] }> => {
  const { id: account } = await billing.account()
  const { id: product } = await makeProducts(api).create({
    name: "Phone",
    productType: "MultipleCharges",
    chargePlans: [
      {
        charges: [
          {
            name: "Calls",
            chargeType: "Usage",
            model: "Volume",
            taxIncluded,
            priceDetails: [
              { ...volume, tier: 0, price: 10, toQuantity: 15 },
              { ...volume, tier: 1, price: 5 },
            ],
          },
          { name: "Texts", chargeType: "Usage", model: "Quantity", taxIncluded, priceDetails: [sek(3)] },
        ],
      },
    ],
  })
  const { body, text, status } = await api.post("/Subscriptions", {
    status: "Active",
    account,
    orderDate: "2024-01-01",
    term: 3,
    products: [{ product }],
  })
  if (status !== 201) throw new Error(text)
  const order = body as OrderView
  return { id: order.id, charges: chargesIn(order).map(({ chargeNumber }) => chargeNumber) }
}
const use = async (charge: string, quantity: number, fromDate: string): Promise<string> => {
  const { status, text, body } = await api.post("/Usage", { charge, quantity, fromDate })
  if (status !== 201) throw new Error(text)
  return (body as { readonly id: string }).id
}
const run = (invoiceDate: string, more: Json = {}): Promise<BatchView> => batches.generate({ invoiceDate, ...more })
const documents = async () => (await billing.page<InvoiceView>("/Invoices?OrderBy=created&PageSize=100")).data
const summary = async () =>
  (await documents()).map(({ invoiceType, status, subtotal }) => [invoiceType, status, subtotal])
const cents = (amount: number) => Math.round(amount * 100)
const bookFaults = async () => {
  const scope = { tenantId: tenant.tenantId, legalEntityId: tenant.legalEntities[0]!.id }
  return (await service.worker.run(service.worker.get("Ledger").verify(scope))).flatMap(
    ({ disagreements }) => disagreements,
  )
}

it("a customer whose usage is corrected after the last invoice gets the money back by a credit note, and no batch fails", async () => {
  const { charges } = await subscribe()
  await use(charges[0]!, 15, "2024-03-05")
  await batches.post((await run("2024-04-01")).id)
  // 16 calls cost 80.00, but 150.00 was invoiced for 15.
  const late = await use(charges[0]!, 1, "2024-03-06")
  const made = await run("2024-04-15", { minimumInvoiceAmount: 1000 })
  expect(made.batchLog).toEqual([])
  expect(await batches.status(made.batchNumber, "Generated")).toMatchObject({
    resultStatus: "Succeeded",
    statusMessage: "0 invoices, 1 credit note",
  })
  const [invoice, draft] = await documents()
  expect(draft).toMatchObject({
    invoiceType: "Credit",
    status: "Draft",
    invoiceDate: "2024-04-15",
    subtotal: -70,
    totalAmount: -87.5,
    creditedInvoiceId: invoice!.id,
    invoiceBatchId: made.id,
    invoiceLines: [{ chargeNumber: charges[0], servicePeriodStartDate: "2024-03-01", subtotal: -70 }],
  })
  expect((await api.get(`/Usage/${late}`)).body).toMatchObject({ processed: true })
  expect((await run("2024-04-16")).invoices).toEqual([])
  await batches.post(made.id)
  expect((await batches.status(made.batchNumber, "Posted")).statusMessage).toBe("0 invoices, 1 credit note posted")
  expect(await bookFaults()).toEqual([])
  const posted = await billing.page<Json>("/Events?EventType=InvoicePosted")
  expect(posted.data.map(({ about }) => about)).toEqual(["C1", "1"])
  // More calls are invoiced as usual.
  await use(charges[0]!, 4, "2024-03-07")
  await run("2024-04-20")
  expect(await summary()).toEqual([
    ["Invoice", "Posted", 150],
    ["Credit", "Posted", -70],
    ["Invoice", "Draft", 20],
  ])
})

it("a correction waits again, and is made again, when its draft is cancelled alone or with its batch", async () => {
  const { charges } = await subscribe()
  await use(charges[1]!, 10, "2024-01-05")
  await batches.post((await run("2024-04-01")).id)
  const wrong = await use(charges[1]!, -9, "2024-01-06")
  const first = await run("2024-04-02")
  const processed = async () => ((await api.get(`/Usage/${wrong}`)).body as Json)["processed"]
  expect(await processed()).toBe(true)
  expect((await api.post(`/Invoices/${first.invoices[0]!.id}/cancel`)).status).toBe(200)
  expect(await processed()).toBe(false)
  const second = await run("2024-04-03")
  expect((await api.post(`/InvoiceBatches/${second.id}/Cancel`)).status).toBeLessThan(300)
  expect(await processed()).toBe(false)
  await batches.post((await run("2024-04-04")).id)
  expect(await summary()).toEqual([
    ["Invoice", "Posted", 30],
    ["Credit", "Cancelled", -27],
    ["Credit", "Cancelled", -27],
    ["Credit", "Posted", -27],
  ])
})

it("what is due beside a correction is invoiced, and the correction follows with the next call, of an order alone", async () => {
  const { id, charges } = await subscribe()
  await use(charges[1]!, 20, "2024-01-05")
  await batches.post((await run("2024-04-01")).id)
  await use(charges[1]!, -18, "2024-02-06")
  await use(charges[0]!, 1, "2024-02-07")
  const asked = { invoiceDate: "2024-05-01" }
  const preview = await api.post(`/Invoices/orders/${id}?preview=true`, asked)
  expect(preview.body).toMatchObject({ invoiceType: "Invoice", subtotal: 10 })
  const made = await api.post(`/Invoices/orders/${id}`, { ...asked, invoiceAction: "CreateDraftAndPostInvoice" })
  expect(made.body).toMatchObject({ successful: true })
  expect(
    (await api.post(`/Invoices/orders/${id}`, { ...asked, invoiceAction: "CreateDraftAndPostInvoice" })).status,
  ).toBe(200)
  expect(await summary()).toEqual([
    ["Invoice", "Posted", 60],
    ["Invoice", "Posted", 10],
    ["Credit", "Posted", -54],
  ])
  expect((await api.post(`/Invoices/orders/${id}`, asked)).body).toMatchObject({ successful: false })
})

it("a correction waits while the subscription goes on, and where nothing is left to credit", async () => {
  const { charges } = await subscribe()
  await use(charges[1]!, 10, "2024-01-05")
  await batches.post((await run("2024-02-01")).id)
  await use(charges[1]!, -9, "2024-01-06")
  const early = await run("2024-03-01")
  expect(early.batchLog).toMatchObject([{ errorMessage: expect.stringContaining("add up to less than 0: -33.75") }])
  const [invoice] = await documents()
  await billing.post((await billing.credit(invoice!.id, { creditAllInvoiceLines: true })).id)
  const late = await run("2024-04-01")
  expect(late.batchLog).toMatchObject([
    {
      errorMessage: expect.stringContaining(
        "27 SEK after the end of the order. Its invoice lines have less than that left to credit",
      ),
    },
  ])
  // Further usage is invoiced less the amount that could not be credited.
  await use(charges[1]!, 10, "2024-01-07")
  expect((await run("2024-04-02")).invoices).toMatchObject([{ subtotal: 3 }])
})

it.each([
  ["without the tax", false],
  ["with the tax in the price", true],
])("a customer pays in the end what was used, whatever is corrected after the end, %s", async (_, taxIncluded) => {
  const rows = (quantity: fc.Arbitrary<number>) =>
    fc.array(fc.record({ charge: fc.nat(1), month: fc.integer({ min: 1, max: 3 }), quantity }), { maxLength: 6 })
  const history = fc.tuple(
    rows(fc.integer({ min: 5, max: 20 })),
    fc.array(rows(fc.integer({ min: -12, max: 4 })), { minLength: 1, maxLength: 3 }),
  )
  const priceOf = [(used: number) => (used <= 15 ? 10 : 5) * used, (used: number) => 3 * used]
  let notes = 0
  await fc.assert(
    fc.asyncProperty(history, async ([first, later]) => {
      await begin()
      const { charges } = await subscribe(taxIncluded)
      const used = new Map<string, number>()
      for (const [index, reported] of [first, ...later].entries()) {
        for (const { charge, month, quantity } of reported) {
          const sum = (used.get(`${charge} ${month}`) ?? 0) + quantity
          // Total usage cannot be negative.
          if (sum < 0) continue
          used.set(`${charge} ${month}`, sum)
          await use(charges[charge]!, quantity, `2024-0${month}-1${index}`)
        }
        const made = await run(`2024-04-0${index + 1}`)
        expect(made.batchLog).toEqual([])
        await batches.post(made.id)
      }
      const all = await documents()
      notes += all.filter(({ invoiceType }) => invoiceType === "Credit").length
      const paid = all.reduce((sum, { subtotal, totalAmount }) => sum + cents(taxIncluded ? totalAmount : subtotal), 0)
      const expected = [...used].reduce((sum, [key, quantity]) => sum + priceOf[Number(key[0])]!(quantity), 0)
      expect(paid).toBe(cents(expected))
    }),
    // The example makes sure that at least one correction is credited.
    {
      numRuns: campaign({ gate: 4, whole: 40 }),
      examples: [[[[{ charge: 0, month: 1, quantity: 15 }], [[{ charge: 0, month: 1, quantity: -5 }]]]]],
    },
  )
  expect(notes).toBeGreaterThan(0)
})
