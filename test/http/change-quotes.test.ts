import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import { prepareQuotes, type QuotesOver, type QuoteView, worth } from "../support/quotes/quotes.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let quotes: QuotesOver
let order: Awaited<ReturnType<QuotesOver["subscribe"]>>
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  quotes = await prepareQuotes(api)
  order = await quotes.subscribe()
})

const newPrice = (price: number) => ({
  product: "Plan",
  charges: [{ charge: { key: "Charge-ChargeNumber", value: "C-1001" }, priceDetails: [{ tier: 0, price }] }],
})
const more = () =>
  makeProducts(api).create({ name: "More", chargePlans: [{ charges: [{ name: "Extra", priceDetails: [sek(7)] }] }] })
/** A request for a change in July that raises the fee to 150 and adds the product More. */
const request = (given: Json = {}): Json => ({
  quoteType: "Change",
  changeOrder: order.orderNumber,
  effectiveStartDate: undefined,
  orderEffectiveChangeDate: "2024-07-01",
  products: [newPrice(150), { operation: "Create", product: "More" }],
  ...given,
})
const chargesOf = ({ products }: QuoteView) => products.flatMap(({ charges }) => charges)
const shown = (quote: QuoteView) =>
  chargesOf(quote).map(({ name, ppu, effectiveStartDate }) => [name, ppu, effectiveStartDate])

describe("a quote of a change", () => {
  it("shows the subscription as it would leave it, and leaves it alone", async () => {
    await more()
    const before = await quotes.subscription(order.id)
    const quote = await quotes.create(request())
    expect(quote).toMatchObject({
      quoteType: "Change",
      orderType: "Subscription",
      changeOrderId: order.id,
      initialTerm: 12,
      effectiveStartDate: "2024-01-01",
      effectiveEndDate: "2024-12-31",
      orderEffectiveChangeDate: "2024-07-01",
    })
    expect(shown(quote)).toEqual([
      ["Fee", 150, "2024-07-01"],
      ["Seat", 5, "2024-01-01"],
      ["Start", 1000, "2024-01-01"],
      ["Extra", 7, "2024-07-01"],
    ])
    expect(worth(quote)).toEqual({ cmrr: 162, acv: 1944, tcv: 600 + 900 + 60 + 42 + 1000, fees: 1000 })
    const [product] = before["products"] as readonly { readonly charges: readonly Json[] }[]
    const originals = product!.charges.map(({ id, chargeNumber }) => [id, chargeNumber])
    expect(
      chargesOf(quote).map(({ originalOrderProductChargeId, chargeNumber }) => [
        originalOrderProductChargeId,
        chargeNumber,
      ]),
    ).toEqual([...originals, [undefined, undefined]])
    expect(await quotes.subscription(order.id)).toEqual(before)
  })

  it("changes the subscription when it is converted, at its own prices", async () => {
    const extra = await more()
    const quote = await quotes.create(request())
    const [charge] = extra.chargePlans[0]!.charges
    await api.patch(`/Products/charges/${charge!.id}`, { priceDetails: [sek(70, { tier: 0 })] })
    expectProblem(await api.delete(`/Products/${extra.id}`), 400, "message")
    const converted = await quotes.convert(quote.id, false)
    expect(converted).toMatchObject({ orderNumber: order.orderNumber, orderStatus: "Active" })
    expect(converted.orderId).not.toBe(order.id)
    const changed = await quotes.subscription(order.id)
    expect(changed).toMatchObject({ id: converted.orderId, version: 2, effectiveChangeDate: "2024-07-01" })
    expect(worth(changed)).toEqual(worth(quote))
    expect(changed["products"]).toMatchObject([
      { charges: [{ name: "Fee", price: 150, version: 2 }, { name: "Seat" }, { name: "Start" }] },
      { productNumber: "OP-1002", charges: [{ chargeNumber: "OPC-1004", price: 7, effectiveStartDate: "2024-07-01" }] },
    ])
  })

  it("is changed like any other, and keeps what it formed where products are not named", async () => {
    const extra = await more()
    const quote = await quotes.create(request())
    await api.patch(`/Products/charges/${extra.chargePlans[0]!.charges[0]!.id}`, {
      priceDetails: [sek(70, { tier: 0 })],
    })
    const later = await quotes.patch(quote.id, { orderEffectiveChangeDate: "2024-10-01", noticePeriod: 2 })
    expect(later).toMatchObject({ version: 2, noticePeriod: 2 })
    expect(shown(later)).toContainEqual(["Extra", 7, "2024-10-01"])
    expect(worth(later)).toEqual({ cmrr: 162, acv: 1944, tcv: 900 + 450 + 60 + 21 + 1000, fees: 1000 })
    const longer = await quotes.patch(quote.id, { products: [], initialTerm: 24, noticePeriod: null })
    expect(longer).toMatchObject({ version: 3, initialTerm: 24, noticePeriod: 0, effectiveEndDate: "2025-12-31" })
    expect(shown(longer)).toHaveLength(3)
    await quotes.convert(quote.id)
    expect(await quotes.subscription(order.id)).toMatchObject({ term: 24, noticePeriod: 0, version: 2 })
  })

  it("drops what it cancels", async () => {
    await api.post(`/Subscriptions/${order.id}/change`, {
      effectiveChangeDate: "2024-02-01",
      products: [{ operation: "Create", product: (await more()).id }],
    })
    const cancel = {
      operation: "Cancel",
      product: "More",
      cancelProductOn: "SpecificDate",
      cancelationDate: "2024-08-01",
    }
    const quote = await quotes.create(request({ products: [cancel] }))
    expect(shown(quote).map(([name]) => name)).toEqual(["Fee", "Seat", "Start"])
    expect(worth(quote).cmrr).toBe(105)
    await quotes.convert(quote.id)
    expect(worth(await quotes.subscription(order.id))).toEqual(worth(quote))
  })

  it("is applied to the subscription as it is by then, or refused with the reason", async () => {
    await more()
    const quote = await quotes.create(request())
    const seats = {
      product: "Plan",
      charges: [{ charge: { key: "Charge-ChargeNumber", value: "C-1002" }, quantity: 4 }],
    }
    const change = (effectiveChangeDate: string) =>
      api.post(`/Subscriptions/${order.id}/change`, { effectiveChangeDate, products: [seats] })
    expect((await change("2024-03-01")).status).toBe(201)
    await quotes.convert(quote.id)
    expect(worth(await quotes.subscription(order.id)).cmrr).toBe(177)
    const late = await quotes.create(request({ products: [newPrice(160)] }))
    const last = (await quotes.subscription(order.id))["id"] as string
    const beyond = { effectiveChangeDate: "2024-09-01", products: [newPrice(170)] }
    expect((await api.post(`/Subscriptions/${last}/change`, beyond)).status).toBe(201)
    const refused = await api.post("/Quotes/convertToOrder", { quote: late.id })
    expect(expectProblem(refused, 400, "quote").errors!["quote"]![0]).toContain(
      "orderEffectiveChangeDate must not be before 2024-09-01",
    )
    expect(await quotes.get(late.id)).toEqual(late)
  })

  it("names an Active subscription of its customer, and something to change", async () => {
    const draft = await quotes.subscribe({ status: "Draft" })
    const other = await quotes.account({ name: "Other AB" })
    const refused = async (field: string, given: Json) =>
      expectProblem(
        await api.post("/Quotes", quotes.request(request({ products: [newPrice(150)], ...given }))),
        400,
        field,
      )
    await refused("changeOrder", { changeOrder: undefined })
    await refused("changeOrder", { changeOrder: draft.id })
    await refused("changeOrder", { changeOrder: "O-9" })
    await refused("changeOrder", { customer: other })
    await refused("changeOrder", { quoteType: "New" })
    await refused("message", { products: [] })
    await refused("message", { products: [newPrice(100)] })
    await refused("effectiveStartDate", { effectiveStartDate: "2024-02-01" })
    await refused("orderEffectiveChangeDate", { orderEffectiveChangeDate: "2025-01-01" })
    await refused("orderType", { orderType: "SalesOrder" })
    await refused("currency", { currency: "EUR" })
    await refused("initialTerm", { initialTerm: 3 })
    await refused("products[0].product", { products: [{ product: "More" }] })
    await refused("products[0].charges[0].charge", { products: [{ product: "Plan", charges: [{ charge: "OPC-9" }] }] })
    expect((await api.get("/Quotes")).body).toMatchObject({ totalCount: 0 })
  })
})
