import { beforeAll, beforeEach, expect, it } from "vitest"
import { makeProducts, type ProductView, sek } from "../support/catalogue/products.ts"
import { makeBatchCalls } from "../support/invoicing/batches.ts"
import { type Billing, makeBilling, type OperationView } from "../support/invoicing/billing.ts"
import type { OrderView } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let billing: Billing
let product: ProductView
let order: OrderView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  billing = makeBilling(api)
  const fee = (name: string, billingTiming: string) => ({ name, billingTiming, priceDetails: [sek(100)] })
  product = await makeProducts(api).create({
    name: "Service",
    productType: "MultipleCharges",
    taxPoint: "EndOfPeriod",
    chargePlans: [{ charges: [fee("Use", "InArrears"), fee("Seat", "InAdvance")] }],
  })
  const made = await api.post("/Subscriptions", {
    status: "Active",
    account: (await billing.account()).id,
    orderDate: "2024-01-01",
    products: [{ product: product.id }],
  })
  if (made.status !== 201) throw new Error(made.text)
  order = made.body as OrderView
})

const invoice = async (targetDate: string) => {
  const { body } = await api.post(`/Invoices/orders/${order.id}`, { invoiceDate: targetDate })
  const { id, message } = body as OperationView
  return id === undefined ? message : billing.get(id)
}
const through = async () => {
  const { products } = (await api.get(`/Subscriptions/${order.id}`)).body as OrderView
  return products[0]!.charges.map(({ name, chargedThroughDate }) => [name, chargedThroughDate])
}

it("each period in arrears gets an invoice with its own tax point, and nothing is left out", async () => {
  for (const taxPointDate of ["2024-01-31", "2024-02-29"])
    expect(await invoice("2024-03-01")).toMatchObject({ taxPointDate, deliveryDate: taxPointDate, subtotal: 100 })
  const inAdvance = await invoice("2024-03-01")
  expect(inAdvance).toMatchObject({ subtotal: 300 })
  expect(inAdvance).not.toHaveProperty("taxPointDate")
  expect(inAdvance).not.toHaveProperty("deliveryDate")
  expect(await invoice("2024-03-01")).toBe("Nothing is due.")
  expect(await through()).toEqual([
    ["Use", "2024-03-01"],
    ["Seat", "2024-04-01"],
  ])
})

it("a batch invoices them all at once, and its minimum counts what differs in its tax point alone together", async () => {
  const batches = makeBatchCalls(api)
  const ask = (minimumInvoiceAmount: number) =>
    batches.generate({ invoiceDate: "2024-03-01", targetDate: "2024-03-01", minimumInvoiceAmount })
  expect((await ask(626)).invoices).toEqual([])
  const { invoices } = await ask(625)
  const made = await Promise.all(invoices.map(({ id }) => billing.get(id)))
  expect(made.map(({ taxPointDate, subtotal }) => [taxPointDate, subtotal])).toEqual([
    ["2024-01-31", 100],
    ["2024-02-29", 100],
    [undefined, 300],
  ])
  expect(await through()).toEqual([
    ["Use", "2024-03-01"],
    ["Seat", "2024-04-01"],
  ])
  expect((await ask(0)).invoices).toEqual([])
})

it("the tax point of a product counts as it is when the invoice is made", async () => {
  expect((await api.get(`/Products/${product.id}`)).body).toMatchObject({ taxPoint: "EndOfPeriod" })
  const patched = await api.patch(`/Products/${product.id}`, { taxPoint: null })
  expect(patched.status, patched.text).toBe(204)
  const made = await invoice("2024-03-01")
  expect(made).toMatchObject({ subtotal: 500 })
  expect(made).not.toHaveProperty("taxPointDate")
  expectProblem(await api.patch(`/Products/${product.id}`, { taxPoint: "Never" }), 400, "taxPoint")
  expect((await api.get(`/Products/${product.id}`)).body).toMatchObject({ taxPoint: "InvoiceDate" })
})
