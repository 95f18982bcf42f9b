import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type Deferred, makeDeferred, monthly } from "../support/revenue/deferred.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let deferred: Deferred
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  deferred = makeDeferred(api)
})

/** The posted line for a quarter at 300, with a recognition rule. */
const quarter = async (revenueRecognition: unknown) => {
  const prices = { pricePeriod: "Quarterly", priceDetails: [{ currency: "SEK", price: 300 }] }
  const product = await deferred.product({ billingPeriod: "Quarterly", ...prices, revenueRecognition })
  const { id } = await deferred.billing.account()
  const order = await deferred.subscribe(id, product, "2024-01-01")
  return (await deferred.invoice(order, "2024-01-01"))!.invoiceLines[0]!
}

describe("revenue recognition rules", () => {
  it("begin with five, are added to, and are named by charges", async () => {
    const path = "/RevenueRecognitionRules"
    const names = (await deferred.billing.page(path)).data.map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(["BackLoad", "Days", "FrontLoad", "Monthly", "OnInvoicing"]))
    const body = { name: " Licence ", distribution: "Monthly", upfrontPercent: 40 }
    const { status, body: made } = await api.post(path, body)
    expect([status, made]).toMatchObject([201, { name: "Licence", distribution: "Monthly", upfrontPercent: 40 }])
    const { id } = made as { readonly id: string }
    expect((await api.get(`${path}/${id}`)).body).toEqual(made)
    const found = await deferred.billing.page(`${path}?Filter=upfrontPercent gt 39 and distribution eq 'Monthly'`)
    expect(found.data).toEqual([made])
    expectProblem(await api.post(path, body), 400, "name")
    for (const upfrontPercent of [-1, 100.5])
      expectProblem(await api.post(path, { ...body, name: "Other", upfrontPercent }), 400, "upfrontPercent")
    for (const distribution of ["OnInvoicing", "Weekly"])
      expectProblem(await api.post(path, { name: "Other", distribution }), 400, "distribution")
    for (const revenueRecognition of ["Licence", { key: "RevenueRecognitionRule-Id", value: id }]) {
      const line = await quarter(revenueRecognition)
      expect(monthly((await deferred.ofLine(line.id)).data)).toEqual(["2024-01 180", "2024-02 60", "2024-03 60"])
    }
  })

  it("of another legal entity are unknown, as are made up ones", async () => {
    const other = makeDeferred((await service.createTenant()).api)
    const [theirs] = (await other.billing.page<{ readonly id: string }>("/RevenueRecognitionRules")).data
    expectProblem(await api.get(`/RevenueRecognitionRules/${theirs!.id}`), 404, "message")
    const charge = (revenueRecognition: unknown) =>
      api.post("/Products", {
        name: "Plan",
        productType: "Simple",
        category: "Software",
        chargePlans: [{ charges: [{ name: "Fee", revenueRecognition }] }],
      })
    const field = "chargePlans[0].charges[0].revenueRecognition"
    expectProblem(await charge("Weekly"), 400, field)
    expectProblem(await charge({ key: "RevenueRecognitionRule-Id", value: theirs!.id }), 400, field)
  })
})
