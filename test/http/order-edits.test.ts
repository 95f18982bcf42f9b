import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { chargesIn, prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
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

describe("a delivery", () => {
  it("goes from Order by PartiallyDelivered to Delivered, and no further than was ordered", async () => {
    const order = await subscriptions.stock("OrderDraft")
    const charge = `/Orders/Charges/${chargesIn(order)[0]!.id}`
    const deliver = (quantity: number) => api.post(`${charge}/Deliver`, { quantity, deliveryDate: "2024-02-01" })
    const status = async () => (await api.get(`/SalesOrders/${order.id}`)).body as Json
    expectProblem(await deliver(1), 400, "message")
    expect((await api.post(`/SalesOrders/activate/${order.id}`)).status).toBe(200)
    expect((await deliver(4)).body).toMatchObject({ quantity: 4, remainingQuantity: 6, changeState: "PartialDelivery" })
    expect(await status()).toMatchObject({ status: "PartiallyDelivered" })
    expectProblem(await deliver(6.5), 400, "message")
    expectProblem(await deliver(0), 400, "quantity")
    expect((await deliver(6)).body).toMatchObject({ quantity: 10, remainingQuantity: 0 })
    expect(await status()).toMatchObject({ status: "Delivered", version: 1 })
  })

  it("is over when it is closed, which books what is given up", async () => {
    const order = await subscriptions.stock()
    const charge = `/Orders/Charges/${chargesIn(order)[0]!.id}`
    await api.post(`${charge}/Deliver`, { quantity: 4, deliveryDate: "2024-02-01" })
    expect((await api.post(`${charge}/CloseDelivery`)).body).toMatchObject({ changeState: "ClosedPartialDelivery" })
    expectProblem(await api.post(`${charge}/CloseDelivery`), 400, "message")
    const { data } = (await api.get("/Bookings?OrderBy=created desc")).body as { readonly data: readonly Json[] }
    expect(data).toHaveLength(2)
    expect(data[0]).toMatchObject({ changeType: "CancelledDelivery", oneTimeFees: { amount: -42 } })
  })
})

describe("without a version", () => {
  it("descriptions change at once, and the notice date follows its period", async () => {
    const order = await subscriptions.create()
    const { id, version } = order
    const patched = await api.patch(`/Subscriptions/${id}`, {
      noticePeriod: 3,
      remarks: "Call first",
      description: null,
    })
    expect(patched).toMatchObject({
      status: 200,
      body: { id, version, noticePeriodDate: "2024-09-30", remarks: "Call first" },
    })
    const [charge] = chargesIn(order)
    const edited = await api.patch(`/Orders/Charges/${charge!.id}`, { description: "per month" })
    expect(edited).toMatchObject({ status: 200, body: { id: charge!.id, description: "per month" } })
  })

  it("milestones and dates of invoicing are set, inside the order and for charges that are not invoiced", async () => {
    const { id, milestones, products } = await subscriptions.create({
      milestones: [{ name: "Go live" }],
      products: [{ product: "Plan", charges: [{ charge: "Fee", startOn: "Milestone", startMilestone: "Go live" }] }],
    })
    const set = (milestoneDate: string, milestoneId = milestones[0]!.id) =>
      api.post(`/Subscriptions/milestones/set/${id}`, { milestoneId, milestoneDate })
    const charge = `/Orders/Charges/${products[0]!.charges[0]!.id}/InvoicedTo`
    expectProblem(await api.post(charge, { invoicedToDate: "2024-03-01" }), 400, "invoicedToDate")
    expectProblem(await set("2025-01-01"), 400, "milestoneDate")
    expectProblem(await set("2024-02-01", randomUUID()), 400, "milestoneId")
    expect(await set("2024-02-01")).toMatchObject({ status: 200, body: { milestoneDate: "2024-02-01" } })
    expectProblem(await api.post(charge, { invoicedToDate: "2024-01-31" }), 400, "invoicedToDate")
    expect((await api.post(charge, { invoicedToDate: "2024-03-10" })).status).toBe(204)
    expectProblem(await set("2024-04-01"), 400, "message")
  })

  it("a draft is deleted, and so is an order that is not invoiced, with its bookings", async () => {
    for (const status of ["Draft", "Active"]) {
      const { id } = await subscriptions.create({ status })
      expect((await api.delete(`/Subscriptions/${id}`)).status).toBe(200)
      expectProblem(await api.get(`/Subscriptions/${id}`), 404)
    }
    const { id } = await subscriptions.stock()
    expect((await api.delete(`/SalesOrders/${id}`)).status).toBe(200)
    expect((await api.get("/Bookings")).body).toMatchObject({ totalCount: 0 })
  })
})
