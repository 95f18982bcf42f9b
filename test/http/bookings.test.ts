import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

type Json = Readonly<Record<string, unknown>>
type Booking = Json & { readonly id: string; readonly modified: string }

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

const listed = async () =>
  ((await api.get("/Bookings?OrderBy=created")).body as { readonly data: readonly Booking[] }).data
const labels = ({ bookingType, changeType, accountCategory, classification }: Json) => [
  bookingType,
  changeType,
  accountCategory,
  (classification as Json)["classificationType"],
]

describe("bookings", () => {
  it("tell of an account's orders: first, further, the last cancelled, back again", async () => {
    const first = await subscriptions.create()
    const second = await subscriptions.create()
    await subscriptions.cancel(first.id)
    await subscriptions.cancel(second.id)
    await subscriptions.create()
    expect((await listed()).map(labels)).toEqual([
      ["New", "None", "New", "NewCustomer"],
      ["New", "None", "Existing", "Expansion"],
      ["Churn", "Downsell", "Existing", "Contraction"],
      ["Churn", "Downsell", "Lost", "CustomerChurn"],
      ["New", "None", "Existing", "Reactivate"],
    ])
  })

  it("tell a product that is cancelled in a subscription that goes on from a smaller subscription", async () => {
    const extra = await subscriptions.extra()
    const change = (id: string, more: Json) =>
      api.post(`/Subscriptions/${id}/change`, {
        effectiveChangeDate: "2024-03-01",
        products: [{ operation: "Cancel", product: extra, cancelProductOn: "SpecificDate" }],
        ...more,
      })
    const products = [{ product: subscriptions.plan.id }, { product: extra }]
    for (const more of [{}, subscriptions.newPrice(50), { remarks: "and a new remark" }]) {
      const { id } = await subscriptions.create({ products })
      expect((await change(id, more)).status).toBe(201)
    }
    const changes = (await listed()).filter(({ bookingType }) => bookingType === "Change")
    expect(changes.map((booking) => [...labels(booking), (booking["cmrr"] as Json)["amount"]])).toEqual([
      ["Change", "CancelOrderProduct", "Existing", "Contraction", -20],
      ["Change", "Downsell", "Existing", "Contraction", -50],
      ["Change", "Downsell", "Existing", "Contraction", -20],
    ])
  })

  it("are called what a patch says, and keep their amounts", async () => {
    await subscriptions.create()
    const [before] = await listed()
    const patch = {
      bookingType: "Change",
      accountCategory: "Existing",
      changeType: "PriceAdjustment",
      effectiveDate: "2024-02-29",
      notes: "moved from the old system",
      classification: { key: "Name", value: "No change" },
    }
    expect((await api.patch(`/Bookings/${before!.id}`, patch)).status).toBe(204)
    const after = (await api.get(`/Bookings/${before!.id}`)).body as Booking
    expect(after).toEqual({
      ...before,
      ...patch,
      modified: after.modified,
      classification: {
        name: "No change",
        description: "The monthly revenue stays",
        chartColor: "#9e9e9e",
        isSystemClassification: true,
        classificationType: "NoChange",
      },
      bookingLines: (before!["bookingLines"] as readonly Json[]).map((line) => ({ ...line, modified: after.modified })),
    })
    expect(after.modified > before!.modified).toBe(true)
    await api.patch(`/Bookings/${before!.id}`, { notes: null, classification: "SplitOrder" })
    const again = (await api.get(`/Bookings/${before!.id}`)).body as Booking
    expect(again).not.toHaveProperty("notes")
    expect(again).toMatchObject({ classification: { name: "Split order" }, changeType: "PriceAdjustment" })
  })

  it.each<readonly [string, Json]>([
    ["bookingType", { bookingType: "Old" }],
    ["bookingType", { bookingType: null }],
    ["accountCategory", { accountCategory: "lost" }],
    ["changeType", { changeType: 1 }],
    ["effectiveDate", { effectiveDate: "2024-02-30" }],
    ["classification", { classification: "Nothing" }],
    ["classification", { classification: randomUUID() }],
    ["classification.key", { classification: { key: "Id-of-it", value: "x" } }],
    ["cmrr", { cmrr: 1 }],
    ["notes", { notes: "x".repeat(2001) }],
  ])("are not changed by a wrong %s: %j", async (field, patch) => {
    await subscriptions.create()
    const [before] = await listed()
    expectProblem(await api.patch(`/Bookings/${before!.id}`, { notes: "n", ...patch }), 400, field)
    expect(await listed()).toEqual([before])
  })

  it("of nobody, and of another tenant, are none", async () => {
    await subscriptions.create()
    const [booking] = await listed()
    const stranger = (await service.createTenant()).api
    expectProblem(await stranger.patch(`/Bookings/${booking!.id}`, { notes: "n" }), 404)
    expectProblem(await api.patch(`/Bookings/${randomUUID()}`, { notes: "n" }), 404)
    expect(await listed()).toEqual([booking])
  })
})
