import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import { prepareQuotes, type QuotesOver, worth } from "../support/quotes/quotes.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

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

describe("a quote", () => {
  it("is made with the next number, its defaults, and the metrics of the order that it would become", async () => {
    const { id, ...made } = await quotes.create({ validToDate: undefined, yourReference: "Y", description: "" })
    expect(made).toMatchObject({
      number: "Q-1001",
      version: 1,
      status: "Open",
      quoteType: "New",
      orderType: "Subscription",
      customer: { id: quotes.customer, name: "Customer AB" },
      invoiceCustomer: { id: quotes.customer },
      currency: "SEK",
      quoteDate: "2024-01-05",
      validToDate: "2024-02-04",
      yourReference: "Y",
      effectiveStartDate: "2024-01-01",
      effectiveEndDate: "2024-12-31",
      termType: "Termed",
      initialTerm: 12,
      renewalTerm: 12,
      autoRenewal: false,
      noticePeriod: 0,
      products: [
        {
          productNumber: "P-1001",
          name: "Plan",
          productLineNumber: 1,
          charges: [
            { name: "Fee", ppu: 100, charge: { chargeNumber: "C-1001" }, effectiveEndDate: "2024-12-31" },
            { name: "Seat", quantity: 3, priceDetails: [{ tier: 0, price: 5, listPrice: 5 }] },
            { name: "Start", chargeType: "OneOff", otf: { amount: 1000, currencyCode: "SEK" } },
          ],
        },
      ],
    })
    expect(worth(made)).toEqual({ cmrr: 115, acv: 1380, tcv: 2380, fees: 1000 })
    for (const absent of ["description", "changeOrderId", "convertedToOrder", "orderEffectiveChangeDate"])
      expect(made).not.toHaveProperty(absent)
    expect(made.products[0]!.charges[0]).not.toHaveProperty("chargeNumber")
    expect({ id, ...made }).toEqual(await quotes.get(id))
  })

  it("keeps its prices when it is changed, whatever became of the catalogue, and takes today's for new products", async () => {
    const made = await quotes.create()
    const [fee] = quotes.plan.chargePlans[0]!.charges
    await api.patch(`/Products/charges/${fee!.id}`, { priceDetails: [sek(500, { tier: 0 })] })
    const shorter = await quotes.patch(made.id, {
      initialTerm: 6,
      effectiveStartDate: "2024-03-01",
      description: "short",
    })
    expect(shorter).toMatchObject({
      version: 2,
      description: "short",
      effectiveEndDate: "2024-08-31",
      renewalTerm: 12,
      products: [{ id: made.products[0]!.id, charges: [{ effectiveStartDate: "2024-03-01" }, {}, {}] }],
    })
    expect(worth(shorter)).toEqual({ cmrr: 115, acv: 1380, tcv: 1690, fees: 1000 })
    const again = await quotes.patch(made.id, { products: [{ product: "Plan", charges: [{ charge: "Fee" }] }] })
    expect(worth(again)).toEqual({ cmrr: 500, acv: 6000, tcv: 3000, fees: 0 })
    expect(again).toMatchObject({ version: 3, description: "short", initialTerm: 6 })
    const evergreen = await quotes.patch(made.id, { termType: "Evergreen", description: null, products: [] })
    expect(evergreen).toMatchObject({ version: 4, termType: "Evergreen", initialTerm: 0, products: [] })
    for (const gone of ["description", "effectiveEndDate"]) expect(evergreen).not.toHaveProperty(gone)
  })

  it("is changed, closed, converted and deleted while it is Open, and never after", async () => {
    const lost = await quotes.create()
    expect(await quotes.close(lost.id)).toMatchObject({ status: "ClosedLost", version: 1 })
    const won = await quotes.create()
    await quotes.convert(won.number, false)
    for (const { id, status } of [await quotes.get(lost.id), await quotes.get(won.id)]) {
      const before = await quotes.get(id)
      const answers = {
        // The state of the quote is checked before the fields of the request.
        changed: await api.patch(`/Quotes/${id}`, { validToDate: "2000-01-01" }),
        closed: await api.post(`/Quotes/${id}/Close`, {}),
        converted: await api.post("/Quotes/convertToOrder", { quote: id }),
        deleted: await api.delete(`/Quotes/${id}`),
      }
      for (const [done, answer] of Object.entries(answers))
        expect(expectProblem(answer, 400, "message").errors).toEqual({
          message: [`The quote is ${status}: only an Open one can be ${done}.`],
        })
      expect(await quotes.get(id)).toEqual(before)
    }
    const open = await quotes.create()
    const seen = (await api.get(`/Quotes/${open.id}`)).headers.get("etag")!
    const changed = await api.patch(`/Quotes/${open.id}`, { description: "First" }, { "if-match": seen })
    const now = await api.get(`/Quotes/${open.id}`, { "accept-encoding": "identity" })
    expect(changed.headers.get("etag")).toBe(now.headers.get("etag"))
    expectProblem(
      await api.patch(`/Quotes/${open.id}`, { description: "Second" }, { "if-match": seen }),
      412,
      "If-Match",
    )
    expect((await api.delete(`/Quotes/${open.id}`)).status).toBe(200)
    expectProblem(await api.get(`/Quotes/${open.id}`), 404, "message")
    expectProblem(await api.post("/Quotes/convertToOrder", { quote: open.id }), 400, "quote")
    expect((await api.get("/Quotes")).body).toMatchObject({ totalCount: 2 })
  })

  it("is found by its customer, its state, its dates and its custom fields", async () => {
    await api.post("/CustomFieldConfigurations", { fieldType: "Text", entity: "Quote", key: "segment" })
    const other = await quotes.account({ name: "Other AB" })
    const mine = await quotes.create({ customFields: { segment: "A" } })
    const theirs = await quotes.create({ customer: other, invoiceCustomer: quotes.customer, quoteDate: "2024-02-01" })
    await quotes.close(theirs.id)
    const found = async (filter: string, order = "number") => {
      const { body } = await api.get(
        `/Quotes?Filter=${encodeURIComponent(filter)}&OrderBy=${encodeURIComponent(order)}`,
      )
      return (body as { readonly data: readonly { readonly number: string }[] }).data.map(({ number }) => number)
    }
    expect(await found(`customer/id eq guid'${other}'`)).toEqual(["Q-1002"])
    expect(await found("customer/name eq 'Customer AB'")).toEqual(["Q-1001"])
    expect(await found(`invoiceCustomer/id eq guid'${quotes.customer}'`)).toEqual(["Q-1001", "Q-1002"])
    expect(await found("status eq 'ClosedLost' and quoteType eq 'New'")).toEqual(["Q-1002"])
    expect(await found("customFields/segment eq 'A'")).toEqual(["Q-1001"])
    expect(await found("number ne ''", "customer/name desc,number")).toEqual(["Q-1002", "Q-1001"])
    expect(await found("quoteDate gt datetime'2024-01-31'")).toEqual(["Q-1002"])
    expect(mine).toMatchObject({ customFields: { segment: "A" } })
  })

  it("holds what it would sell, and its accounts, as long as it could become an order", async () => {
    const { id, number } = await quotes.create()
    const [fee] = quotes.plan.chargePlans[0]!.charges
    const text = (part: string) => `The ${part} is in use by ${number}: set endOfNewSalesDate instead of deleting it.`
    const refused = async (path: string) => expectProblem(await api.delete(path), 400, "message").errors!["message"]
    expect(await refused(`/Products/${quotes.plan.id}`)).toEqual([text("product")])
    expect(await refused(`/Products/charges/${fee!.id}`)).toEqual([text("charge")])
    expect(await refused(`/Accounts/${quotes.customer}`)).toEqual([
      `The account has the quote ${number}: set it inactive instead of deleting it.`,
    ])
    expectProblem(await api.patch(`/Accounts/${quotes.customer}`, { currency: "EUR" }), 400, "currency")
    const third = await makeProducts(api).create({ name: "Other" })
    await quotes.patch(id, { products: [{ product: third.id }] })
    expect((await api.delete(`/Products/charges/${fee!.id}`)).status).toBe(200)
    await quotes.close(id)
    expect((await api.delete(`/Products/${third.id}`)).status).toBe(200)
    expect(await quotes.get(id)).toMatchObject({ products: [{ name: "Other" }] })
  })
})
