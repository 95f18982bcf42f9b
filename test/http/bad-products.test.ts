import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeProducts, sek } from "../support/catalogue/products.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let products: ReturnType<typeof makeProducts>
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  products = makeProducts(api)
})

const plans = (...charges: readonly Json[]) => ({ chargePlans: [{ charges }] })
const charge0 = "chargePlans[0].charges[0]"

describe("is refused", () => {
  it.each<readonly [string, Json]>([
    ["name", { name: " " }],
    ["productType", plans({}, {})],
    ["productType", { chargePlans: [{}, {}] }],
    ["category", { category: randomUUID() }],
    ["endOfNewSalesDate", { activationDate: "2026-02-01", endOfNewSalesDate: "2026-01-31" }],
    ["activationDate", { activationDate: "2026-02-30" }],
    [`${charge0}.model`, plans({ chargeType: "Measured", model: "Flat" })],
    [`${charge0}.model`, plans({ model: "Rated" })],
    [`${charge0}.billingTiming`, plans({ chargeType: "Usage", billingTiming: "InAdvance" })],
    [`${charge0}.unit`, plans({ unit: "NONE" })],
    [`${charge0}.revenueRecognition`, plans({ revenueRecognition: "Never" })],
    [`${charge0}.deferredRevenueAccount`, plans({ deferredRevenueAccount: "0000" })],
    [`${charge0}.priceDetails[0].currency`, plans({ priceDetails: [{ price: 1 }] })],
    [`${charge0}.priceDetails[0].currency`, plans({ priceDetails: [{ currency: "XAU", price: 1 }] })],
    [`${charge0}.priceDetails[0].price`, plans({ priceDetails: [{ currency: "SEK" }] })],
    [`${charge0}.priceDetails[0].price`, plans({ priceDetails: [sek(-1)] })],
    [`${charge0}.priceDetails[1].tier`, plans({ priceDetails: [sek(1, { tier: 0 }), sek(2, { tier: 0 })] })],
    [`${charge0}.priceDetails`, plans({ priceDetails: [sek(1), sek(2)] })],
    [`${charge0}.priceDetails`, plans({ model: "Volume", priceDetails: [sek(1, { tier: 1 })] })],
    [`${charge0}.priceDetails[0].toQuantity`, plans({ model: "Volume", priceDetails: [sek(1), sek(2)] })],
    [
      `${charge0}.priceDetails[1].toQuantity`,
      plans({ model: "Tiered", priceDetails: [sek(1, { toQuantity: 5 }), sek(2, { toQuantity: 5 })] }),
    ],
    [`${charge0}.PriceDetails`, plans({ PriceDetails: [], priceDetails: [] })],
    ["productNumber", { productNumber: "P-1" }],
  ])("a new product under %s: %j", async (field, more) => {
    expectProblem(await api.post("/Products", { name: "Plan", productType: "Simple", ...more }), 400, field)
    expect((await api.get("/Products")).body).toMatchObject({ totalCount: 0 })
  })

  it("a change of what is not there, or that leaves too much, and nothing is changed", async () => {
    const before = await products.create(products.two())
    const [plan] = before.chargePlans
    const ofPlan = (...charges: readonly Json[]) => ({ chargePlans: [{ chargePlan: plan!.chargePlanNumber, charges }] })
    const cases: readonly (readonly [string, Json])[] = [
      ["chargePlans[0].chargePlan", { chargePlans: [{ operation: "Remove" }] }],
      ["chargePlans[0].chargePlan", { chargePlans: [{ chargePlan: randomUUID() }] }],
      [`${charge0}.charge`, ofPlan({ name: "x" })],
      [`${charge0}.charge`, ofPlan({ charge: "None", operation: "Remove" })],
      [`${charge0}.priceDetails[0].tier`, ofPlan({ charge: "Fee", priceDetails: [sek(1, { tier: 1 })] })],
      [
        `${charge0}.priceDetails[0].tier`,
        ofPlan({ charge: "Fee", priceDetails: [sek(1, { tier: 0, operation: "Create" })] }),
      ],
      [
        `${charge0}.features[0].feature`,
        ofPlan({ charge: "Fee", features: [{ operation: "Remove", feature: "other" }] }),
      ],
      ["productType", { productType: "Simple" }],
    ]
    for (const [field, body] of cases) {
      const answer = await api.patch(`/Products/${before.id}`, { name: "Other", ...body })
      expectProblem(answer, 400, field, JSON.stringify(body))
    }
    expect(await products.get(before.id)).toEqual(before)
    expectProblem(await api.patch(`/Products/${randomUUID()}`, {}), 404, "message")
  })
})
