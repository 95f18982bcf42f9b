import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { sek } from "../support/catalogue/products.ts"
import { prepareQuotes, type QuotesOver, worth } from "../support/quotes/quotes.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let quotes: QuotesOver
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  quotes = await prepareQuotes(api)
})

const fee = () => quotes.plan.chargePlans[0]!.charges[0]!
const dearer = () => api.patch(`/Products/charges/${fee().id}`, { priceDetails: [sek(500, { tier: 0 })] })

describe("a quote that is converted", () => {
  it("becomes an Active subscription at its own prices, with numbers and ids of its own", async () => {
    const quote = await quotes.create({
      initialTerm: 24,
      renewalTerm: 6,
      noticePeriod: 3,
      autoRenewal: true,
      yourReference: "Y",
      ourReference: "O",
      description: "D",
      remarks: "R",
    })
    await dearer()
    const converted = await quotes.convert(quote.id)
    expect(converted).toMatchObject({
      quoteId: quote.id,
      quoteNumber: quote.number,
      orderType: "Subscription",
      orderStatus: "Active",
      quote: { ...quote, status: "ClosedWon", modified: expect.any(String) },
    })
    expect(converted.quote).toMatchObject({
      convertedToOrder: { id: converted.orderId, orderNumber: converted.orderNumber },
    })
    expect(await quotes.get(quote.id)).toEqual(converted.quote)
    const order = await quotes.subscription(converted.orderId)
    expect(order).toMatchObject({
      orderNumber: "O-1001",
      status: "Active",
      version: 1,
      effectiveStartDate: "2024-01-01",
      effectiveEndDate: "2025-12-31",
      term: 24,
      renewalTerm: 6,
      noticePeriod: 3,
      isAutoRenewed: true,
      yourReference: "Y",
      ourReference: "O",
      description: "D",
      remarks: "R",
      products: [{ productNumber: "OP-1001", charges: [{ chargeNumber: "OPC-1001", price: 100 }, {}, {}] }],
    })
    expect(worth(order)).toEqual(worth(quote))
    const ids = new Set(quote.products.flatMap(({ id, charges }) => [id, ...charges.map((charge) => charge.id)]))
    const [product] = order["products"] as QuotesProducts
    for (const id of [product!.id, ...product!.charges.map((charge) => charge.id)]) expect(ids).not.toContain(id)
    const { body } = await api.get(`/Bookings?Filter=order/orderNumber eq '${converted.orderNumber}'`)
    expect(body).toMatchObject({ totalCount: 1 })
  })

  it("becomes a sales order, as a draft where it is not to be activated", async () => {
    const products = [{ product: quotes.plan.id, charges: [{ charge: "Start" }] }]
    const quote = await quotes.create({ orderType: "SalesOrder", products })
    expect(quote).toMatchObject({ termType: "Evergreen", initialTerm: 0, otf: { amount: 1000 } })
    expect(await quotes.convert(quote.id, false)).toMatchObject({ orderType: "SalesOrder", orderStatus: "OrderDraft" })
    const other = await quotes.create({ orderType: "SalesOrder", products })
    const { orderId } = await quotes.convert(other.id, true)
    expect((await api.get(`/SalesOrders/${orderId}`)).body).toMatchObject({ status: "Order", orderNumber: "O-1002" })
  })

  it("has its custom fields where orders have fields of the same key and type", async () => {
    const fields = [
      ["Quote", "segment", "Text"],
      ["Order", "segment", "Text"],
      ["Quote", "size", "Text"],
      ["Order", "size", "Integer"],
      ["QuoteProduct", "rack", "Text"],
      ["OrderProduct", "rack", "Text"],
      ["QuoteProductCharge", "cell", "Integer"],
      ["OrderProductCharge", "cell", "Integer"],
    ]
    for (const [entity, key, fieldType] of fields)
      await api.post("/CustomFieldConfigurations", { fieldType, entity, key })
    const quote = await quotes.create({
      customFields: { segment: "A", size: "L" },
      products: [
        {
          product: "Plan",
          customFields: { rack: "7" },
          charges: [{ charge: "Fee", customFields: { cell: 3 } }],
        },
      ],
    })
    expect(quote).toMatchObject({
      customFields: { segment: "A", size: "L" },
      products: [{ customFields: { rack: "7" }, charges: [{ customFields: { cell: 3 } }] }],
    })
    const order = await quotes.subscription((await quotes.convert(quote.id)).orderId)
    expect(order).toMatchObject({
      products: [{ customFields: { rack: "7" }, charges: [{ customFields: { cell: 3 } }] }],
    })
    expect(order["customFields"]).toEqual({ segment: "A" })
  })

  it("makes a customer of a Prospect, and of nobody else", async () => {
    const typeOf = async (id: string) => ((await api.get(`/Accounts/${id}`)).body as Json)["accountType"]
    for (const [before, after] of [
      ["Prospect", "Customer"],
      ["Reseller", "Reseller"],
    ]) {
      const customer = await quotes.account({ name: before, accountType: before })
      await quotes.convert((await quotes.create({ customer })).id, false)
      expect(await typeOf(customer)).toBe(after)
    }
  })

  it("stays Open and changes nothing when the order cannot be made", async () => {
    const nowhere = await quotes.account({ name: "Nowhere", defaultInvoiceAddress: null, accountType: "Prospect" })
    const quote = await quotes.create({ customer: nowhere })
    const convert = (activateOrder: boolean) => api.post("/Quotes/convertToOrder", { quote: quote.id, activateOrder })
    const before = await api.get(`/Accounts/${nowhere}`)
    expectProblem(await convert(true), 400, "quote")
    await api.patch(`/Accounts/${nowhere}`, { inactive: true })
    expect(expectProblem(await convert(false), 400, "quote").errors!["quote"]).toEqual([
      "cannot be converted: customer is inactive",
    ])
    await api.patch(`/Accounts/${nowhere}`, { inactive: false })
    expect(await quotes.get(quote.id)).toEqual(quote)
    expect((await api.get("/Subscriptions")).body).toMatchObject({ totalCount: 0 })
    expect((await api.get(`/Accounts/${nowhere}`)).body).toMatchObject({
      accountType: (before.body as Json)["accountType"],
    })
    await quotes.convert(quote.id, false)
    const late = await quotes.create({ validToDate: "2024-03-31" })
    const refused = await api.post("/Quotes/convertToOrder", { quote: late.id })
    expect(expectProblem(refused, 400, "message").errors!["message"]).toEqual(["The quote was valid to 2024-03-31."])
  })

  it("is converted once, however many ask at once", async () => {
    const { id } = await quotes.create()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.post("/Quotes/convertToOrder", { quote: id, activateOrder: true })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
    expect((await api.get("/Subscriptions")).body).toMatchObject({ totalCount: 1 })
  })

  it("needs the rights on quotes and on orders", async () => {
    const tenant = await service.createTenant()
    for (const rights of [["quotes:admin"], ["orders:admin"]]) {
      const limited = await tenant.apiWith(rights)
      expect((await limited.post("/Quotes/convertToOrder", { quote: "Q-1" })).status).toBe(403)
    }
    const both = await tenant.apiWith(["quotes:write", "orders:write"])
    expectProblem(await both.post("/Quotes/convertToOrder", { quote: "Q-1" }), 400, "quote")
  })
})

type QuotesProducts = readonly { readonly id: string; readonly charges: readonly { readonly id: string }[] }[]
