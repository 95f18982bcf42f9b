import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import {
  type Billing,
  type InvoiceView,
  type Json,
  makeBilling,
  type OperationView,
} from "../support/invoicing/billing.ts"
import { chargesIn, type OrderView, prepareSubscriptions, type Subscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let subscriptions: Subscriptions
let billing: Billing
let order: OrderView
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  api = (await service.createTenant()).api
  subscriptions = await prepareSubscriptions(api)
  billing = makeBilling(api)
  order = await subscriptions.create()
})

const invoiceRaw = (targetDate: string, more: Json = {}, query = "") =>
  api.post(`/Invoices/orders/${order.id}${query}`, { invoiceDate: targetDate, ...more })
const invoice = async (targetDate: string, more: Json = {}): Promise<InvoiceView | undefined> => {
  const { status, body, text } = await invoiceRaw(targetDate, more)
  if (status !== 200) throw new Error(text)
  const { id } = body as OperationView
  return id === undefined ? undefined : billing.get(id)
}
const current = async () => (await api.get(`/Subscriptions/${order.id}`)).body as OrderView
const chargedThrough = async () =>
  Object.fromEntries(chargesIn(await current()).map(({ name, chargedThroughDate }) => [name, chargedThroughDate]))
const lines = (of: InvoiceView | undefined) =>
  of?.invoiceLines.map((line) => [
    line["chargeDescription"],
    line["servicePeriodStartDate"],
    line["servicePeriodEndDate"],
    line["subtotal"],
  ])
const credits = async () => {
  const { data } = await billing.page<InvoiceView>("/Invoices?Filter=invoiceType%20eq%20'Credit'")
  return data
}
const posts = { invoiceAction: "CreateDraftAndPostInvoice" }
const january = [
  ["Fee", "2024-01-01", "2024-01-31", 100],
  ["Seat", "2024-01-01", "2024-01-31", 5],
  ["Start", "2024-01-01", "2024-01-01", 1000],
]

describe("the invoice of an order", () => {
  it("is of both versions of a charge that changes behind what is invoiced", async () => {
    await invoice("2024-01-01", posts)
    const changed = await api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(80, "2024-02-16"))
    expect(changed.status, changed.text).toBe(201)
    expect(lines(await invoice("2024-03-01"))!.filter(([name]) => name === "Fee")).toEqual([
      ["Fee", "2024-02-01", "2024-02-15", 51.72],
      ["Fee", "2024-02-16", "2024-02-29", 38.62],
      ["Fee", "2024-03-01", "2024-03-31", 80],
    ])
  })

  it("has a line for each period that is due, in the order of the charges, and shows the order", async () => {
    const made = await invoice("2024-02-01")
    expect(lines(made)).toEqual([
      ["Fee", "2024-01-01", "2024-01-31", 100],
      ["Fee", "2024-02-01", "2024-02-29", 100],
      ["Seat", "2024-01-01", "2024-01-31", 5],
      ["Seat", "2024-02-01", "2024-02-29", 5],
      ["Start", "2024-01-01", "2024-01-01", 1000],
    ])
    const [fee] = chargesIn(order)
    expect(made).toMatchObject({
      status: "Draft",
      invoiceType: "Invoice",
      invoiceLines: [
        {
          orderId: order.id,
          orderChargeId: fee!.id,
          chargeNumber: fee!.chargeNumber,
          charge: { id: fee!.id, name: "Fee" },
          productName: "Plan",
          orderProductId: order.products[0]!.id,
          deferredRevenue: { code: "2970" },
          recognizedRevenue: { code: "3000" },
        },
        {},
        {},
        {},
        {},
      ],
    })
    expect(await chargedThrough()).toMatchObject({ Fee: "2024-03-01", Seat: "2024-03-01" })
  })

  it("is made once, by twenty callers at once, and not again", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => invoiceRaw("2024-03-15", posts)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const made = answers.filter(({ body }) => (body as OperationView).successful)
    expect(made).toHaveLength(1)
    expect((await invoiceRaw("2024-03-15")).body).toEqual({ successful: false, message: "Nothing is due." })
    expect((await billing.page("/Invoices")).totalCount).toBe(1)
  })

  it("that is cancelled as a draft gives its periods back; a gap before a later one is filled", async () => {
    const first = await invoice("2024-01-01")
    const second = await invoice("2024-02-01")
    expect((await api.post(`/Invoices/${first!.id}/cancel`)).status).toBe(200)
    expect(await chargedThrough()).toEqual({ Fee: undefined, Seat: undefined, Start: undefined })
    expect(lines(await invoice("2024-02-01"))).toEqual(january)
    expect(await chargedThrough()).toMatchObject({ Fee: "2024-03-01" })
    expect((await api.post(`/Invoices/${second!.id}/cancel`)).status).toBe(200)
    expect(await chargedThrough()).toMatchObject({ Fee: "2024-02-01" })
  })

  it("is made again for days that are credited in full and set back", async () => {
    const made = await invoice("2024-02-01", posts)
    const [fee] = chargesIn(order)
    const back = () => api.post(`/Orders/Charges/${fee!.id}/InvoicedTo`, { invoicedToDate: "2024-02-01" })
    expect((await back()).status).toBe(400)
    const february = made!.invoiceLines.find(
      (line) => line["chargeDescription"] === "Fee" && line["servicePeriodStartDate"] === "2024-02-01",
    )
    const credited = await billing.credit(made!.id, { invoiceLineIds: [february!.id] })
    expect((await back()).status).toBe(400)
    await billing.post(credited.id)
    expect((await back()).status).toBe(204)
    expect(lines(await invoice("2024-02-01"))).toEqual([["Fee", "2024-02-01", "2024-02-29", 100]])
  })

  it("books what is recognised over time on the deferred account", async () => {
    const made = await invoice("2024-01-01", posts)
    const { data } = await billing.page<Json>("/Journals")
    const [voucher] = data[0]!["vouchers"] as readonly { readonly transactions: readonly Json[] }[]
    const credited = Object.fromEntries(voucher!.transactions.map((each) => [each["account"], each["creditAmount"]]))
    expect(made!.status).toBe("Posted")
    expect(credited).toMatchObject({ 2970: 105, 3000: 1000 })
  })

  it("is found by the kind of its charges and by its usage", async () => {
    await invoice("2024-01-01", posts)
    const once = await billing.page<Json>("/Invoices/invoiceLines/ChargeType/OneOff")
    expect(once).toMatchObject({ totalCount: 1, data: [{ chargeDescription: "Start", subtotal: 1000 }] })
    const fees = await billing.page<Json>("/Invoices/invoiceLines/ChargeType/Recurring?OrderBy=subtotal%20desc")
    expect(fees.data.map(({ subtotal }) => subtotal)).toEqual([100, 5])
    expect((await api.get("/Invoices/invoiceLines/ChargeType/Other")).status).toBe(400)
    const { id } = (await api.post("/Usage", { quantity: 3, fromDate: "2024-01-05" })).body as { readonly id: string }
    expect((await billing.page(`/Invoices/Usage/${id}`)).totalCount).toBe(0)
    expect((await billing.page(`/Invoices/invoiceLines/Usage/${id}`)).totalCount).toBe(0)
    expect((await api.get(`/Invoices/Usage/${order.id}`)).status).toBe(400)
  })

  it("is told by a preview, which writes nothing", async () => {
    const { body, status } = await invoiceRaw("2024-01-01", {}, "?preview=true")
    expect(status).toBe(200)
    expect(lines(body as InvoiceView)).toEqual(january)
    expect(body).not.toHaveProperty("id")
    expect((await billing.page("/Invoices")).totalCount).toBe(0)
    expect(await chargedThrough()).toEqual({ Fee: undefined, Seat: undefined, Start: undefined })
  })

  it("is refused for a draft, an unknown order and one of another tenant, and says why", async () => {
    const stranger = await service.createTenant()
    expect((await stranger.api.post(`/Invoices/orders/${order.id}`, {})).status).toBe(400)
    const draft = await subscriptions.create({ status: "Draft" })
    const { status, body } = await api.post(`/Invoices/orders/${draft.id}`, {})
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: { message: ["The subscription is Draft: only an activated one can be invoiced."] },
    })
  })

  it("ends at the last day that there is", async () => {
    const evergreen = await subscriptions.create({ subscriptionType: "Evergreen" })
    const { status, body } = await api.post(`/Invoices/orders/${evergreen.id}`, { targetDate: "9999-12-31" })
    expect(status).toBe(200)
    const made = await billing.get((body as OperationView).id)
    expect(made.invoiceLines).toHaveLength(10_000)
  })
})

describe("a change of what is invoiced", () => {
  it("credits what is behind it, is blocked by a draft, and a revert takes it back to the byte", async () => {
    const draft = await invoice("2024-03-01")
    const change = () => api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(200, "2024-03-16"))
    const blocked = await change()
    expect(blocked.status).toBe(400)
    expect(blocked.text).toContain(`Draft invoice ${draft!.id} holds a line that would be credited`)
    await billing.post(draft!.id)
    const before = (await api.get(`/Subscriptions/${order.id}`)).text
    const changed = (await change()).body as OrderView
    expect(await credits()).toMatchObject([{ status: "Draft", subtotal: -51.61, creditedInvoiceId: draft!.id }])
    expect((await api.post(`/Subscriptions/revert/${changed.id}`)).status).toBe(200)
    expect((await api.get(`/Subscriptions/${order.id}`)).text).toBe(before)
    expect((await credits()).map(({ status }) => status)).toEqual(["Cancelled"])
    // The credited part was invoiced again, so nothing is due.
    expect(await invoice("2024-03-16")).toBeUndefined()
  })

  it("cannot be reverted once its credit note is posted or what it made is invoiced", async () => {
    await invoice("2024-03-01", posts)
    const change = async (price: number) =>
      (await api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(price, "2024-03-16")))
        .body as OrderView
    const changed = await change(200)
    const note = (await credits())[0]!
    await billing.post(note.id)
    const refused = await api.post(`/Subscriptions/revert/${changed.id}`)
    expect(refused.status).toBe(400)
    expect(refused.text).toContain("credit note")
    order = changed
    await invoice("2024-03-16", posts)
    expect((await api.delete(`/Subscriptions/${order.id}`)).status).toBe(400)
  })

  it("from the first day credits everything to the cent, whatever was changed and credited before", async () => {
    await invoice("2024-05-01", posts)
    const changed = (await api.post(`/Subscriptions/${order.id}/change`, subscriptions.newPrice(77.77, "2024-02-17")))
      .body as OrderView
    order = changed
    await invoice("2024-06-01", posts)
    const cancelled = await subscriptions.cancel(order.id, "2023-12-01")
    expect(cancelled.status).toBe("Cancelled")
    const { data } = await billing.page<InvoiceView>("/Invoices?PageSize=100")
    expect(data.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0)).toBe(0)
    order = cancelled
    expect(await invoice("2024-12-31")).toBeUndefined()
  })

  it("to an end that comes back is invoiced again for the days between", async () => {
    await invoice("2024-12-01", posts)
    const shortened = (
      await api.post(`/Subscriptions/${order.id}/change`, { effectiveChangeDate: "2024-01-01", term: 6 })
    ).body as OrderView
    order = shortened
    expect((await credits()).map(({ subtotal }) => subtotal)).toEqual([-630])
    const back = await api.post(`/Subscriptions/${order.id}/change`, { effectiveChangeDate: "2024-01-01", term: 12 })
    order = back.body as OrderView
    expect((await invoice("2024-12-31"))!.subtotal).toBe(630)
  })
})
