import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProducts } from "../support/catalogue/products.ts"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let subscriptions: Subscriptions
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  subscriptions = await prepareSubscriptions(api)
})

const charge0 = "products[0].charges[0]"
const ofPlan = (...charges: readonly Json[]) => ({ products: [{ product: "Plan", charges }] })
const fee = (more: Json) => ofPlan({ charge: "Fee", ...more })

describe("a subscription is not made", () => {
  it.each<readonly [string, Json]>([
    ["status", { status: "Cancelled" }],
    ["status", { status: undefined }],
    ["account", { account: randomUUID() }],
    ["account", { account: { key: "AccountNumber", value: "A-9" } }],
    ["currency", { currency: "EUR" }],
    ["invoicingCurrency", { invoicingCurrency: "EUR" }],
    ["orderDate", { orderDate: "2024-02-30" }],
    ["term", { term: 1201 }],
    ["effectiveEndDate", { term: 12, effectiveEndDate: "2024-12-30" }],
    ["effectiveEndDate", { effectiveEndDate: "2023-12-30" }],
    ["effectiveEndDate", { subscriptionType: "Evergreen", effectiveEndDate: "2024-12-31" }],
    ["products[0].product", { products: [{ product: randomUUID() }] }],
    ["products[0].product", { products: [{ product: { key: "Name", value: "Nothing" } }] }],
    ["products[0].chargePlan", { products: [{ product: "Plan", chargePlan: "Monthly" }] }],
    [`${charge0}.charge`, ofPlan({ charge: "Nothing" })],
    [`${charge0}.quantity`, ofPlan({ charge: "Seat", quantity: -1 })],
    [`${charge0}.priceDetails[0].price`, fee({ priceDetails: [{ price: -1 }] })],
    [`${charge0}.priceDetails[0].lineDiscountPercent`, fee({ priceDetails: [{ lineDiscountPercent: 101 }] })],
    [`${charge0}.PriceDetails`, fee({ priceDetails: [{ price: 1 }], PriceDetails: [{ price: 1 }] })],
    [`${charge0}.effectiveStartDate`, fee({ startOn: "SpecificDate", effectiveStartDate: "2023-12-31" })],
    [`${charge0}.effectiveEndDate`, fee({ endOn: "SpecificDate", effectiveEndDate: "2025-01-01" })],
    [`${charge0}.startMilestone`, fee({ startOn: "Milestone", startMilestone: "Go live" })],
    [`${charge0}.prices`, fee({ prices: [] })],
    ["orderDiscounts[0].percent", { orderDiscounts: [{ percent: 100.1 }] }],
    ["orderDiscounts[0].endDate", { orderDiscounts: [{ percent: 1, endDate: "2025-01-01" }] }],
    [
      "orderDiscounts[0].OrderDiscountId",
      { orderDiscounts: [{ percent: 1, orderDiscountId: "a", OrderDiscountId: "a" }] },
    ],
    ["renewal", { renewal: 12 }],
  ])("with a wrong %s", async (field, more) => {
    expectProblem(await api.post("/Subscriptions", subscriptions.request(more)), 400, field)
    expect((await api.get("/Subscriptions")).body).toMatchObject({ totalCount: 0 })
  })

  it("with 10,000 charges, or with more products than an order has", async () => {
    const charges = Array.from({ length: 10_000 }, () => ({ charge: "Fee" }))
    expectProblem(
      await api.post("/Subscriptions", subscriptions.request(ofPlan(...charges))),
      400,
      "products[0].charges",
    )
    const products = Array.from({ length: 334 }, () => ({ product: subscriptions.plan.id }))
    expectProblem(await api.post("/Subscriptions", subscriptions.request({ products })), 400, "products")
  })

  it("by the name that two products have, or by the id of another tenant's", async () => {
    const stranger = await prepareSubscriptions((await service.createTenant()).api)
    await makeProducts(api).create({ name: "Plan" })
    const named = (product: string) => api.post("/Subscriptions", subscriptions.request({ products: [{ product }] }))
    expectProblem(await named("Plan"), 400, "products[0].product")
    expectProblem(await named(stranger.plan.id), 400, "products[0].product")
    expect((await named("P-1001")).status).toBe(201)
  })
})

describe("an operation", () => {
  const operations: Readonly<Record<string, (id: string) => readonly [path: string, body: Json]>> = {
    activate: (id) => [`/Subscriptions/activate/${id}`, {}],
    change: (id) => [`/Subscriptions/${id}/change`, subscriptions.newPrice(1)],
    OrderDiscounts: (id) => [`/Subscriptions/${id}/OrderDiscounts`, { orderDiscounts: [{ percent: 1 }] }],
    renew: (id) => [`/Subscriptions/renew/${id}`, { renewalTerm: 1 }],
    RenewAndChange: (id) => [`/Subscriptions/${id}/RenewAndChange`, subscriptions.newPrice(1, "2025-01-01")],
    cancel: (id) => [
      `/Subscriptions/cancel/${id}`,
      { cancellationDate: "2024-02-01", cancellationMode: "OnOrderCancellationDate", endDate: "2024-01-31" },
    ],
    revert: (id) => [`/Subscriptions/revert/${id}`, {}],
  }
  const refusals: readonly (readonly [status: string, operation: string, text: string])[] = [
    ["Draft", "change", "The subscription is Draft: only an Active one can be changed."],
    ["Draft", "OrderDiscounts", "The subscription is Draft: only an Active one can be changed."],
    ["Draft", "renew", "The subscription is Draft: only an Active or expired one can be renewed."],
    ["Draft", "RenewAndChange", "The subscription is Draft: only an Active or expired one can be renewed."],
    ["Draft", "cancel", "The subscription is Draft: only an Active one can be cancelled; delete a Draft."],
    ["Draft", "revert", "The subscription is Draft: there is nothing to revert."],
    ["Active", "activate", "The subscription is Active: only a Draft can be activated."],
    ["Cancelled", "activate", "The subscription is Cancelled: only a Draft can be activated."],
    ["Cancelled", "change", "The subscription is Cancelled: only an Active one can be changed."],
    ["Cancelled", "OrderDiscounts", "The subscription is Cancelled: only an Active one can be changed."],
    ["Cancelled", "renew", "The subscription is Cancelled: only an Active or expired one can be renewed."],
    ["Cancelled", "RenewAndChange", "The subscription is Cancelled: only an Active or expired one can be renewed."],
    ["Cancelled", "cancel", "The subscription is Cancelled: only an Active one can be cancelled; delete a Draft."],
  ]
  it.each(refusals)("on a %s one, %s, is refused and changes nothing", async (status, operation, text) => {
    const { id: made } = await subscriptions.create(status === "Draft" ? { status } : {})
    const { id } = status === "Cancelled" ? await subscriptions.cancel(made) : { id: made }
    const before = await api.get(`/Subscriptions/${id}`)
    const [path, body] = operations[operation]!(id)
    const answer = await api.post(path, body)
    expect(expectProblem(answer, 400, "message").errors).toEqual({ message: [text] })
    expect((await api.get(`/Subscriptions/${id}`)).text).toBe(before.text)
  })

  it("by the id of an older version is refused, the state first", async () => {
    const { id, orderNumber } = await subscriptions.create()
    const { id: last } = (await api.post(`/Subscriptions/${id}/change`, subscriptions.newPrice(120))).body as {
      id: string
    }
    const text = `Version 1 of ${orderNumber} is not the last one: version 2 (${last}) is.`
    const milestone = { milestoneId: randomUUID(), milestoneDate: "2024-02-01" }
    const writes = [
      ...["change", "OrderDiscounts", "renew", "RenewAndChange", "cancel", "revert"].map((name) =>
        operations[name]!(id),
      ),
      [`/Subscriptions/milestones/set/${id}`, milestone] as const,
    ]
    for (const [path, body] of writes)
      expect(expectProblem(await api.post(path, body), 400, "message", path).errors).toEqual({ message: [text] })
    for (const answer of [
      await api.patch(`/Subscriptions/${id}`, { remarks: "x" }),
      await api.delete(`/Subscriptions/${id}`),
    ])
      expect(expectProblem(answer, 400, "message").errors).toEqual({ message: [text] })
  })

  it("by an unknown id is 400 under id where the interface says so, else 404", async () => {
    const { id: stranger } = await (await prepareSubscriptions((await service.createTenant()).api)).create()
    const { id: salesOrder } = await subscriptions.stock()
    for (const id of [randomUUID(), stranger, salesOrder]) {
      for (const [name, request] of Object.entries(operations)) {
        const [path, body] = request(id)
        expectProblem(await api.post(path, body), 400, "id", name)
      }
      expectProblem(await api.patch(`/Subscriptions/${id}`, {}), 400, "id")
      expectProblem(await api.delete(`/Subscriptions/${id}`), 404)
    }
    expectProblem(await api.post(`/SalesOrders/activate/${randomUUID()}`), 400, "id")
    expectProblem(await api.delete(`/SalesOrders/${randomUUID()}`), 404)
    const charge = `/Orders/Charges/${randomUUID()}`
    expectProblem(await api.patch(charge, {}), 400, "id")
    expectProblem(await api.post(`${charge}/InvoicedTo`, { invoicedToDate: "2024-02-01" }), 404)
    expectProblem(await api.post(`${charge}/Deliver`, { quantity: 1 }), 404)
    expectProblem(await api.post(`${charge}/CloseDelivery`), 404)
  })

  it.each<readonly [string, string, Json]>([
    ["effectiveChangeDate", "change", { effectiveChangeDate: "2023-12-31", description: "x" }],
    ["effectiveChangeDate", "change", { effectiveChangeDate: "2025-01-01", description: "x" }],
    ["effectiveStartDate", "change", { effectiveChangeDate: "2024-02-01", effectiveStartDate: "2024-02-01" }],
    ["message", "change", { effectiveChangeDate: "2024-02-01" }],
    ["products[0].product", "change", { effectiveChangeDate: "2024-02-01", products: [{ product: "Other" }] }],
    ["effectiveChangeDate", "RenewAndChange", { effectiveChangeDate: "2024-12-31", description: "x" }],
    ["effectiveChangeDate", "OrderDiscounts", { effectiveChangeDate: "2025-01-01", orderDiscounts: [{ percent: 1 }] }],
    ["renewalTerm", "renew", { renewalTerm: 0 }],
    ["renewalTerm", "renew", {}],
    ["cancellationMode", "cancel", { cancellationDate: "2024-02-01" }],
    ["firstDayOfCancellation", "cancel", { cancellationDate: "2024-02-01", cancellationMode: "OnCustomDates" }],
    [
      "firstDayOfCancellation",
      "cancel",
      {
        cancellationDate: "2024-02-01",
        cancellationMode: "OnOrderCancellationDate",
        firstDayOfCancellation: "2025-01-01",
      },
    ],
  ])("with a wrong %s, %s, changes nothing", async (field, operation, body) => {
    const { id } = await subscriptions.create()
    const [path] = operations[operation]!(id)
    expectProblem(await api.post(path, body), 400, field)
    expect((await api.get(`/Subscriptions/${id}`)).body).toMatchObject({ version: 1, status: "Active" })
  })

  it("of twenty callers on one order at once is done once, and each other is told so", async () => {
    const { id, orderNumber } = await subscriptions.create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, price) => api.post(`/Subscriptions/${id}/change`, subscriptions.newPrice(price))),
    )
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(19)
    for (const answer of refused)
      expect(expectProblem(answer, 400, "message").errors!["message"]![0]).toMatch(
        /^Version 1 of .+ is not the last one/,
      )
    expect((await api.get(`/Subscriptions/${orderNumber}/versions`)).body).toHaveLength(2)
  })
})
