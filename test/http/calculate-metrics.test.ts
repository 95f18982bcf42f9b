import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chargesIn, prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"

type Json = Readonly<Record<string, unknown>>
interface Metrics {
  readonly [name: string]: { readonly amount: number; readonly baseCurrencyAmount?: number }
}

let service: TestService
let api: ApiClient
let subscriptions: Subscriptions
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  api = (await service.createTenant()).api
  subscriptions = await prepareSubscriptions(api)
})
afterAll(() => service.close())

const calculate = (what: "Order" | "Charge", body: Json) => api.post(`/Metrics/CalculateMetrics/${what}`, body)
const metricsOf = async (what: "Order" | "Charge", body: Json) => {
  const { status, text, body: found } = await calculate(what, body)
  expect(status, text).toBe(200)
  return found as Metrics & { readonly charges: readonly (Metrics & Json)[] }
}
const amounts = (metrics: Metrics) =>
  Object.fromEntries(["cmrr", "acv", "tcv", "emrr", "oneTimeFees"].map((name) => [name, metrics[name]!.amount]))

const year = { effectiveStartDate: "2024-01-01", effectiveEndDate: "2024-12-31" }
const monthly = (price: number, more: Json = {}): Json => ({ priceDetails: [{ tier: 0, price }], ...more })
const ofCharges = (...charges: readonly Json[]): Json => ({ ...year, products: [{ charges }] })

describe("what an order would be worth", () => {
  it("is what it is worth once it is made", async () => {
    const order = {
      ...year,
      orderDiscounts: [
        { percent: 12.5 },
        {
          percent: 10,
          startDate: "2024-02-10",
          endDate: "2024-06-15",
          chargeMappingKey: "fee",
          onSpecificCharges: true,
        },
      ],
    }
    const charges = [
      {
        charge: "Fee",
        orderDiscountMappingKey: ["fee"],
        priceDetails: [{ tier: 0, listPrice: 90, lineDiscountAmount: 0.07 }],
      },
      { charge: "Seat", quantity: 7.25 },
      { charge: "Start" },
    ]
    const calculated = await metricsOf("Order", {
      ...order,
      account: subscriptions.account,
      products: [{ product: "Plan", charges }],
    })
    const made = await subscriptions.create({ ...order, products: [{ product: "Plan", charges }] })
    expect(amounts(calculated)).toEqual(amounts(made as unknown as Metrics))
    const worth = ({ charges: all }: { readonly charges: readonly unknown[] }) =>
      (all as readonly (Metrics & Json)[]).map((each) => [each["name"], amounts(each)])
    expect(worth(calculated)).toEqual(worth({ charges: chargesIn(made) }))
    expect(calculated.charges[0]).toMatchObject({ chargeId: expect.any(String), chargePlanId: expect.any(String) })
  })

  it("takes all charges of a plan when it names none, at the prices of the catalogue", async () => {
    const found = await metricsOf("Order", { ...year, products: [{ product: "Plan" }] })
    expect(amounts(found)).toEqual({ cmrr: 105, acv: 1260, tcv: 2260, emrr: 105, oneTimeFees: 1000 })
  })

  it("needs no catalogue, and no term of a sales order", async () => {
    const found = await metricsOf("Order", {
      orderType: "SalesOrder",
      currency: "EUR",
      products: [
        { charges: [monthly(49.9, { chargeType: "OneOff", priceModel: "Quantity", quantity: 3, name: "Hat" })] },
      ],
    })
    expect(amounts(found)).toEqual({ cmrr: 0, acv: 0, tcv: 149.7, emrr: 0, oneTimeFees: 149.7 })
    expect(found.charges).toMatchObject([{ name: "Hat", tcv: { amount: 149.7, currencyCode: "EUR" } }])
    expect(found.charges[0]).not.toHaveProperty("chargeId")
    expect(found["tcv"]).not.toHaveProperty("baseCurrencyAmount")
  })

  it("has the dates of its charges, and as FMRR what starts after today", async () => {
    const found = await metricsOf(
      "Order",
      ofCharges(monthly(10, { effectiveStartDate: "2024-03-15" }), monthly(10, { effectiveEndDate: "2024-02-14" })),
    )
    // 10 × (17/31 + 9), and 10 × (1 + 14/29)
    expect(found.charges.map(({ tcv }) => tcv!.amount)).toEqual([95.48, 14.83])
    expect(found["fmrr"]!.amount).toBe(0)
    const later = await metricsOf("Order", {
      ...ofCharges(monthly(10)),
      effectiveStartDate: "2999-01-01",
      effectiveEndDate: null,
    })
    expect(later).toMatchObject({ fmrr: { amount: 10 }, tcv: { amount: 120 } })
  })

  it("is not kept", async () => {
    const count = async () => Number((await service.sql("select count(*) from svc.order_versions"))[0]!["count"])
    const before = await count()
    await metricsOf("Order", { ...year, account: subscriptions.account, products: [{ product: "Plan" }] })
    expect(await count()).toBe(before)
  })
})

describe("what a charge would be worth", () => {
  it("months of a term without dates are whole ones", async () => {
    expect(amounts(await metricsOf("Charge", monthly(3000, { term: 36 })))).toMatchObject({ tcv: 108_000, acv: 36_000 })
    const [first, last] = ["2024-01-31", "2024-03-30"]
    const odd = await metricsOf("Charge", monthly(31, { effectiveStartDate: first, effectiveEndDate: last }))
    expect(odd["tcv"]!.amount).toBe(62)
  })

  it("takes the catalogue's charge by its name, with what is said instead", async () => {
    const seat = await metricsOf("Charge", { charge: "Seat", quantity: 3, term: 12 })
    expect(seat).toMatchObject({ name: "Seat", cmrr: { amount: 15 } })
    const named = await metricsOf("Charge", {
      charge: { key: "ChargeNumber", value: seat["chargeNumber"] },
      priceModel: "Flat",
      priceDetails: [{ tier: 0, price: 7 }],
    })
    expect(named).toMatchObject({ chargeId: seat["chargeId"], cmrr: { amount: 7 } })
  })

  it("counts estimates in the EMRR", async () => {
    const calls = monthly(2, {
      chargeType: "Usage",
      priceModel: "Quantity",
      billingPeriod: "Quarterly",
      estimatedUsage: 60,
    })
    expect(amounts(await metricsOf("Charge", calls))).toMatchObject({ cmrr: 0, emrr: 40 })
  })
})

const tiered = (...priceDetails: readonly Json[]): Json => ({ priceModel: "Tiered", quantity: 1, priceDetails })
const tier = (number: number, price: number, toQuantity?: number): Json => ({ tier: number, price, toQuantity })

describe("is refused", () => {
  it.each<readonly [string, Json]>([
    ["currency", monthly(1, { currency: "XAU" })],
    ["currency", monthly(1, { currency: "ZZZ" })],
    ["account", monthly(1, { account: randomUUID() })],
    ["charge", { charge: "Nothing" }],
    ["charge", { charge: { key: "Charge-Id", value: randomUUID() } }],
    ["taxTemplate", monthly(1, { taxTemplate: "None" })],
    ["term", monthly(1, { term: 0 })],
    ["term", monthly(1, { term: 1201 })],
    ["effectiveEndDate", monthly(1, { effectiveStartDate: "2024-02-01", effectiveEndDate: "2024-01-31" })],
    ["effectiveEndDate", monthly(1, { effectiveStartDate: "2024-01-01", effectiveEndDate: "2024-12-30", term: 12 })],
    ["effectiveStartDate", monthly(1, { effectiveStartDate: "2024-02-30" })],
    ["quantity", monthly(1, { quantity: -1 })],
    ["priceModel", monthly(1, { chargeType: "Measured" })],
    ["priceDetails", {}],
    ["priceDetails[0].price", monthly(-1)],
    ["priceDetails[0].lineDiscountAmount", { priceDetails: [{ tier: 0, listPrice: 1, lineDiscountAmount: 2 }] }],
    ["priceDetails[0].price", { priceDetails: [{ tier: 0, listPrice: 10, price: 8, lineDiscountPercent: 10 }] }],
    [
      "priceDetails",
      monthly(1, {
        priceDetails: [
          { tier: 0, price: 1 },
          { tier: 1, price: 1 },
        ],
      }),
    ],
    ["priceDetails", tiered(tier(0, 1, 5), tier(2, 1))],
    ["priceDetails[1].toQuantity", tiered(tier(0, 1, 5), tier(1, 2, 4))],
    ["priceDetails[1].tier", tiered(tier(0, 1, 5), tier(0, 2))],
    ["quantity", { ...tiered(tier(0, 1, 5), tier(1, 2, 10)), quantity: 10.01 }],
    ["estimatedUsage", { ...tiered(tier(0, 1, 5)), chargeType: "Usage", estimatedUsage: 6 }],
    ["surprise", monthly(1, { surprise: 1 })],
  ])("a charge with a wrong %s: %j", async (field, body) => {
    expectProblem(await calculate("Charge", body), 400, field)
  })

  it.each<readonly [string, Json]>([
    ["currency", { ...ofCharges(monthly(1)), currency: "EUR", account: "Customer AB" }],
    ["products[0].chargePlan", { products: [{ chargePlan: "Yearly", charges: [] }] }],
    ["products[0].product", { products: [{ product: "Nothing" }] }],
    ["products[0].charges[1].priceDetails[0].price", ofCharges(monthly(1), monthly(-1))],
    ["products[0].charges[0].effectiveStartDate", ofCharges(monthly(1, { effectiveStartDate: "2025-01-01" }))],
    ["products[0].charges[0].effectiveEndDate", ofCharges(monthly(1, { effectiveEndDate: "2025-01-01" }))],
    ["products[0].charges[0].charge", { orderType: "SalesOrder", ...ofCharges(monthly(1)), effectiveEndDate: null }],
    ["effectiveEndDate", { orderType: "SalesOrder", ...year }],
    ["products", ofCharges(monthly(1), monthly(1, { taxIncluded: true }))],
    ["orderDiscounts[0].percent", { ...ofCharges(monthly(1)), orderDiscounts: [{ percent: 101 }] }],
    [
      "orderDiscounts[0].endDate",
      { ...ofCharges(monthly(1)), orderDiscounts: [{ percent: 1, endDate: "2025-01-01" }] },
    ],
    [
      "orderDiscounts[0].charges[0].charge",
      {
        ...ofCharges(monthly(1)),
        orderDiscounts: [{ percent: 1, onSpecificCharges: true, charges: [{ charge: "Fee" }] }],
      },
    ],
    [
      "orderDiscounts[0].charges",
      { ...ofCharges(monthly(1)), orderDiscounts: [{ percent: 1, onSpecificCharges: true }] },
    ],
  ])("an order with a wrong %s: %j", async (field, body) => {
    expectProblem(await calculate("Order", body), 400, field)
  })
})

it("another tenant's product is none", async () => {
  const other = await service.createTenant()
  const answer = await other.api.post("/Metrics/CalculateMetrics/Order", { products: [{ product: "Plan" }] })
  expectProblem(answer, 400, "products[0].product")
})

it("a price of another currency is no price", async () => {
  const answer = await calculate("Charge", { charge: "Fee", currency: "EUR" })
  expectProblem(answer, 400, "priceDetails")
})
