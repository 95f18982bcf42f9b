import { beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import { chargesIn, type OrderView, prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let subscriptions: Subscriptions
beforeAll(async () => {
  service = await lendService()
})

const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const open = async () => {
  api = (await service.createTenant()).api
  subscriptions = await prepareSubscriptions(api)
}
const get = async <A = OrderView>(path: string): Promise<A> => {
  const { status, body, text } = await api.get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
  return body as A
}
const list = (path: string) => get<{ readonly totalCount: number; readonly data: readonly OrderView[] }>(path)
/** A subscription whose second version has a higher fee. */
const changed = async () => {
  const first = await subscriptions.create()
  const { body } = await api.post(`/Subscriptions/${first.id}/change`, subscriptions.newPrice(150))
  return { first, second: body as OrderView }
}

describe("a subscription with versions", () => {
  beforeAll(open)

  it("is the last one by any id, the very one where a version is asked for, and all of them oldest first", async () => {
    const { first, second } = await changed()
    for (const id of [first.id, second.id]) expect(await get(`/Subscriptions/${id}`)).toMatchObject({ id: second.id })
    const old = { id: first.id, version: 1, isLastVersion: false, status: "Inactive", cmrr: { amount: 105 } }
    expect(await get(`/Subscriptions/${first.id}/version`)).toMatchObject(old)
    expect(await get(`/Orders/${first.id}`)).toMatchObject(old)
    const { orderNumber } = second
    const versions = await get<readonly OrderView[]>(`/Subscriptions/${orderNumber}/versions`)
    expect(versions).toMatchObject([old, { id: second.id, version: 2, status: "Active", cmrr: { amount: 155 } }])
    expect(await get(`/Subscriptions/${orderNumber}/versions/1`)).toEqual(versions[0])
    expectProblem(await api.get(`/Subscriptions/${orderNumber}/versions/3`), 400, "version")
    expectProblem(await api.get(`/SalesOrders/${orderNumber}/versions`), 400, "orderNumber")
    expectProblem(await api.get(`/SalesOrders/${first.id}`), 404, "message")
    expectProblem(await api.get(`/Orders/${nobody}`), 404, "message")
  })

  it("shows the charges that count, and on request all versions of all of them", async () => {
    const { first, second } = await changed()
    const states = (order: OrderView) => chargesIn(order).map(({ name, changeState }) => `${name} ${changeState}`)
    expect(states(first)).toEqual(["Fee New", "Seat New", "Start New"])
    expect(states(second)).toEqual(["Fee NewFromChange", "Seat NotChanged", "Start NotChanged"])
    const all = await list(`/Orders/${second.id}/charges?Filter=name eq 'Fee'&OrderBy=version desc`)
    expect(all).toMatchObject({
      totalCount: 2,
      data: [
        { version: 2, isLastVersion: true, price: 150, effectiveStartDate: "2024-03-01" },
        { version: 1, isLastVersion: false, changeState: "CancelledFromChange", effectiveEndDate: "2024-02-29" },
      ],
    })
    expect((await list(`/Orders/${first.id}/charges`)).totalCount).toBe(3)
    const [product] = second.products
    expect((await list(`/Orders/Products/${product!.id}/charges`)).totalCount).toBe(4)
    const [fee] = chargesIn(first)
    expect(await get(`/Orders/Charges/${fee!.id}`)).toMatchObject({ id: fee!.id, version: 1, orderId: second.id })
    for (const path of [`/Orders/${nobody}/charges`, `/Orders/Products/${nobody}/charges`])
      expectProblem(await api.get(path), 400, "id")
    expectProblem(await api.get(`/Orders/Charges/${nobody}`), 404, "message")
  })

  it("has its milestones, and its bookings sum to its metrics", async () => {
    const { id, orderNumber } = await subscriptions.create({ milestones: [{ name: "Go", plannedDate: "2024-02-01" }] })
    expect(await get(`/Subscriptions/${id}/milestones`)).toMatchObject([{ orderId: id, plannedDate: "2024-02-01" }])
    const bookings = await list(`/Bookings?Filter=order/orderNumber eq '${orderNumber}'`)
    expect(bookings).toMatchObject({
      totalCount: 1,
      data: [{ bookingType: "New", cmrr: { amount: 105 }, order: { id }, bookingLines: [{}, {}, {}] }],
    })
    expect(await get(`/Bookings/${bookings.data[0]!.id}`)).toEqual(bookings.data[0])
    expectProblem(await api.get(`/Bookings/${nobody}`), 404, "message")
  })
})

describe("lists of orders", () => {
  beforeAll(open)

  it("show the last versions of one type, by their fields, their parts and their account", async () => {
    const { second } = await changed()
    const other = await subscriptions.create({ status: "Draft", yourReference: "me", customFields: {} })
    const stock = await subscriptions.stock()
    const numbers = async (path: string) => (await list(path)).data.map(({ orderNumber }) => orderNumber)
    expect(await numbers("/Subscriptions")).toEqual([second.orderNumber, other.orderNumber])
    expect(await numbers("/SalesOrders")).toEqual([stock.orderNumber])
    const [fee] = chargesIn(second)
    for (const filter of [
      "status eq 'Active'",
      "version eq 2",
      "cmrr/amount gt 150",
      `id eq guid'${second.id}'`,
      `products/charges/id eq guid'${fee!.id}'`,
      "account/name eq 'Customer AB' and effectiveEndDate eq datetime'2024-12-31' and status ne 'Draft'",
    ])
      expect(await numbers(`/Subscriptions?Filter=${encodeURIComponent(filter)}`), filter).toEqual([second.orderNumber])
    expect(await numbers("/Subscriptions?OrderBy=account/name desc,status desc")).toEqual([
      other.orderNumber,
      second.orderNumber,
    ])
    const { account } = subscriptions
    expect(await numbers(`/Accounts/${account}/Subscriptions`)).toEqual([second.orderNumber, other.orderNumber])
    expect(await numbers(`/Accounts/${account}/SalesOrders`)).toEqual([stock.orderNumber])
    expectProblem(await api.get(`/Accounts/${nobody}/SalesOrders`), 400, "id")
    await api.delete(`/Subscriptions/${second.id}`)
    expect(await list("/Subscriptions")).toMatchObject({ totalCount: 1, data: [{ id: other.id }] })
  })
})

describe("an account with orders", () => {
  beforeAll(open)

  it("has the sums of their metrics and what its posted invoices have open", async () => {
    const { account } = subscriptions
    await subscriptions.create()
    await changed()
    await subscriptions.create({ status: "Draft" })
    const billing = makeBilling(api)
    await billing.posted(account, [billing.line(80)], { invoiceDate: "2026-11-02" })
    await billing.create(account, [billing.line(1)])
    expect(await get(`/Accounts/${account}/Summary`)).toMatchObject({
      name: "Customer AB",
      cmrr: { amount: 260, currencyCode: "SEK", baseCurrencyAmount: 260 },
      acv: { amount: 3120 },
      accountBalance: { baseCurrencyCode: "SEK" },
      lastInvoiced: "2026-11-02",
    })
    expectProblem(await api.get(`/Accounts/${nobody}/Summary`), 404, "message")
  })

  it("keeps its currency, and is not deleted; a Draft that is gone counts for nothing", async () => {
    const { id } = (await api.post("/Accounts", { name: "Other AB", currency: "SEK" })).body as { readonly id: string }
    const draft = await subscriptions.create({ status: "Draft", account: id })
    const euro = () => api.patch(`/Accounts/${id}`, { currency: "EUR" })
    expect(expectProblem(await euro(), 400, "currency")).toMatchObject({
      errors: { currency: [`cannot be changed: the account has the order ${draft.orderNumber}`] },
    })
    expect(expectProblem(await api.delete(`/Accounts/${id}`), 400, "message")).toMatchObject({
      type: "/problems/account-has-orders",
    })
    expect((await api.delete(`/Subscriptions/${draft.id}`)).status).toBe(200)
    expect((await euro()).status).toBe(200)
    expect((await api.delete(`/Accounts/${id}`)).status).toBe(200)
  })

  it("uses its product, which is not deleted then", async () => {
    const { orderNumber } = await subscriptions.create()
    const refused = await api.delete(`/Products/${subscriptions.plan.id}`)
    expect(refused.status).toBe(400)
    expect(refused.text).toMatch(/O-1\d{3}/)
    expect(orderNumber).toMatch(/^O-/)
  })
})
