import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { prepareQuotes, type QuotesOver } from "../support/quotes/quotes.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let quotes: QuotesOver
const prepare = async () => {
  api = (await service.createTenant()).api
  quotes = await prepareQuotes(api)
}
beforeAll(async () => {
  service = await lendService()
  await prepare()
})

const ofPlan = (...charges: readonly Json[]) => ({ products: [{ product: "Plan", charges }] })
const salesOrder = { orderType: "SalesOrder", ...ofPlan({ charge: "Start" }) }

/** Wrong members for both a new quote and a change of a quote, by the field that the refusal names. */
const wrong: readonly (readonly [string, Json])[] = [
  ["customer", { customer: randomUUID() }],
  ["customer", { customer: "" }],
  ["invoiceCustomer", { invoiceCustomer: "Nobody" }],
  ["currency", { currency: "EUR" }],
  ["currency", { currency: "ZZZ" }],
  ["quoteDate", { quoteDate: "2024-02-30" }],
  ["quoteDate", { quoteDate: "yesterday" }],
  ["validToDate", { quoteDate: "2024-03-01", validToDate: "2024-02-29" }],
  ["effectiveStartDate", { effectiveStartDate: "2024-13-01" }],
  ["orderEffectiveChangeDate", { orderEffectiveChangeDate: "2024-03-01" }],
  ["termType", { termType: "Yearly" }],
  ["initialTerm", { initialTerm: 1201 }],
  ["initialTerm", { termType: "Termed", initialTerm: 0 }],
  ["initialTerm", { termType: "Evergreen", initialTerm: 12 }],
  ["noticePeriod", { noticePeriod: -1 }],
  ["termType", { ...salesOrder, termType: "Termed" }],
  ["initialTerm", { ...salesOrder, initialTerm: 12 }],
  ["autoRenewal", { ...salesOrder, autoRenewal: true }],
  ["products[0].charges[0].charge", { orderType: "SalesOrder", ...ofPlan({ charge: "Fee" }) }],
  ["products[0].charges[0].charge", ofPlan({ charge: "Nothing" })],
  ["products[0].charges[0].priceDetails[0].price", ofPlan({ charge: "Fee", priceDetails: [{ price: -1 }] })],
  [
    "products[0].charges[0].PriceDetails",
    ofPlan({ charge: "Fee", priceDetails: [{ price: 1 }], PriceDetails: [{ price: 1 }] }),
  ],
  ["products[0].product", { products: [{ product: randomUUID() }] }],
  ["products[0].operation", { products: [{ product: "Plan", operation: "Change" }] }],
  ["products[0].cancelProductOn", { products: [{ product: "Plan", cancelProductOn: "InvoiceDate" }] }],
  ["products[0].cancelationDate", { products: [{ product: "Plan", cancelationDate: "2024-03-01" }] }],
  ["products[0].formed", { products: [{ product: "Plan", formed: {} }] }],
  ["customFields.colour", { customFields: { colour: "red" } }],
  ["status", { status: "ClosedWon" }],
  ["version", { version: 7 }],
]

describe("a quote is not made", () => {
  it.each(wrong)("with a wrong %s", async (field, more) => {
    expectProblem(await api.post("/Quotes", quotes.request(more)), 400, field)
    expect((await api.get("/Quotes")).body).toMatchObject({ totalCount: 0 })
  })

  it("without a customer, with an inactive one or with a type that is none", async () => {
    const inactive = await quotes.account({ name: "Gone", inactive: true })
    expectProblem(await api.post("/Quotes", quotes.request({ customer: undefined })), 400, "customer")
    expectProblem(await api.post("/Quotes", quotes.request({ customer: inactive })), 400, "customer")
    expectProblem(await api.post("/Quotes", quotes.request({ invoiceCustomer: inactive })), 400, "invoiceCustomer")
    expectProblem(await api.post("/Quotes", quotes.request({ quoteType: "Old" })), 400, "quoteType")
  })
})

describe("a quote is not changed", () => {
  it("by anything that a new one may not say; it stays what it was", async () => {
    const quote = await quotes.create()
    for (const [field, more] of wrong)
      expectProblem(await api.patch(`/Quotes/${quote.id}`, more), 400, field, JSON.stringify(more))
    const euros = await quotes.account({ name: "Euros", currency: "EUR" })
    expectProblem(await api.patch(`/Quotes/${quote.id}`, { customer: euros }), 400, "customer")
    expectProblem(await api.patch(`/Quotes/${quote.id}`, { quoteType: "Change" }), 400, "quoteType")
    expect(await quotes.get(quote.id)).toEqual(quote)
  })

  it("to a day on which its products are not sold", async () => {
    await prepare()
    const quote = await quotes.create()
    await api.patch(`/Products/${quotes.plan.id}`, { endOfNewSalesDate: "2024-06-30" })
    expectProblem(
      await api.patch(`/Quotes/${quote.id}`, { effectiveStartDate: "2024-07-01" }),
      400,
      "products[0].product",
    )
    await api.patch(`/Products/${quotes.plan.id}`, { endOfNewSalesDate: "2023-12-31" })
    expect(await quotes.patch(quote.id, { remarks: "kept" })).toMatchObject({ remarks: "kept" })
    expect(await quotes.convert(quote.id)).toMatchObject({ orderStatus: "Active" })
  })
})

describe("a conversion is refused", () => {
  beforeAll(async () => {
    await prepare()
    await quotes.create()
  })
  it.each<readonly [string, Json]>([
    ["quote", {}],
    ["quote", { quote: randomUUID() }],
    ["quote", { quote: "Q-9" }],
    ["quote", { quote: null }],
    ["activateOrder", { quote: "Q-1001", activateOrder: "yes" }],
    ["status", { quote: "Q-1001", status: "Active" }],
  ])("with a wrong %s", async (field, body) => {
    expectProblem(await api.post("/Quotes/convertToOrder", body), 400, field)
  })
})
