import { afterAll, beforeAll, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import { prepareQuotes } from "../support/quotes/quotes.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
let billing: Billing
let account: string
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  ;({ api } = await service.createTenant())
  billing = makeBilling(api)
  ;({ id: account } = await billing.account())
})
afterAll(() => service.close())

const counts = () =>
  service.sql<{ n: string }>(
    `select (select count(*) from svc.invoices) || ' ' || (select count(*) from svc.journals) || ' ' ||
      (select count(*) from svc.events) || ' ' || (select count(*) from svc.idempotency_keys) || ' ' ||
      (select string_agg(next_number::text, ',' order by kind) from svc.number_series) as n`,
  )
const draftOf = (invoiceAction?: string) => ({
  account,
  currency: "SEK",
  invoiceLines: [billing.line(2)],
  ...(invoiceAction === undefined ? {} : { invoiceAction }),
})
const key = { "svc-idempotency-key": "one" }

it("an invoice, its posting and its credit are shown as they would be, number and totals, and nothing is written", async () => {
  const before = await counts()
  const shown = await api.post("/Invoices/onAccountInvoice?preview=true", draftOf("CreateDraftAndPostInvoice"), key)
  expect(shown.status, shown.text).toBe(200)
  expect(await counts()).toEqual(before)
  const made = await api.post("/Invoices/onAccountInvoice", draftOf("CreateDraftAndPostInvoice"), key)
  expect(made.status).toBe(201)
  const { id } = made.body as { readonly id: string }
  const invoice = (await api.get(`/Invoices/${id}`)).body as Record<string, unknown>
  for (const name of ["invoiceNumber", "totalAmount", "tax", "status", "dueDate"])
    expect((shown.body as Record<string, unknown>)[name]).toEqual(invoice[name])

  const draft = ((await api.post("/Invoices/onAccountInvoice", draftOf())).body as { readonly id: string }).id
  const drafted = await counts()
  const posting = await api.post(`/Invoices/${draft}/post?preview=true`, {})
  expect(posting.body).toMatchObject({ status: "Posted", invoiceNumber: expect.stringMatching(/\d/) })
  const credit = await api.post(`/Invoices/${id}/credit?Preview=true`, { creditAllInvoiceLines: true })
  expect(credit.status, credit.text).toBe(200)
  expect(credit.body).toMatchObject({ invoiceType: "Credit", creditedInvoiceId: id })
  const line = (invoice as { readonly invoiceLines: readonly { readonly id: string }[] }).invoiceLines[0]!.id
  const correction = { reason: "Wrong price", lines: [{ invoiceLineId: line, amount: 1 }] }
  const corrected = await api.post(`/Invoices/${id}/Correct?preview=true`, correction)
  expect(corrected.status, corrected.text).toBe(200)
  expect(corrected.body).toMatchObject({ correctedInvoiceId: id, correctionReason: "Wrong price", subtotal: 1 })
  expect(await counts()).toEqual(drafted)
  await api.post(`/Invoices/${draft}/post`, {})
  expect((await api.get(`/Invoices/${draft}`)).body).toMatchObject({
    invoiceNumber: (posting.body as { readonly invoiceNumber: string }).invoiceNumber,
  })
})

const inOrders = () =>
  service.sql<{ n: string }>(
    `select (select count(*) from svc.order_versions) || ' ' || (select count(*) from svc.bookings) || ' ' ||
      (select count(*) from svc.events) || ' ' || (select string_agg(q::text, ',' order by number) from svc.quotes q) as n`,
  )

it("a change, a cancellation, a renewal, a revert, a quote, its change and its order are shown, and nothing is written", async () => {
  const other = (await service.createTenant()).api
  const subscriptions = await prepareSubscriptions(other)
  const { id } = await subscriptions.create()
  const change = subscriptions.newPrice(150)
  const quotes = await prepareQuotes((await service.createTenant()).api)
  const quote = await quotes.create()
  const before = await inOrders()
  const previewOf = async (path: string, body: object) => {
    const { status, text, body: shown } = await other.post(`${path}?preview=true`, body)
    expect(status, text).toBe(200)
    return shown
  }
  expect(await previewOf(`/Subscriptions/${id}/change`, change)).toMatchObject({ version: 2, cmrr: { amount: 155 } })
  expect(await previewOf(`/Subscriptions/renew/${id}`, { renewalTerm: 12 })).toMatchObject({
    effectiveEndDate: "2025-12-31",
  })
  const cancellation = {
    cancellationDate: "2024-06-01",
    cancellationMode: "OnOrderCancellationDate",
    firstDayOfCancellation: "2024-06-01",
  }
  const cancelled = { status: "Cancelled", effectiveEndDate: "2024-05-31", version: 2 }
  expect(await previewOf(`/Subscriptions/cancel/${id}`, cancellation)).toMatchObject(cancelled)
  expect(await previewOf(`/Subscriptions/revert/${id}`, {})).toMatchObject({ id, status: "Draft", version: 1 })
  const converted = await quotes.api.post("/Quotes/convertToOrder?preview=true", { quote: quote.id })
  expect(converted.body).toMatchObject({ quote: { status: "ClosedWon" }, orderStatus: "Draft" })
  const asked = await quotes.api.post("/Quotes?preview=true", quotes.request())
  expect(asked.status, asked.text).toBe(200)
  expect(asked.body).toMatchObject({ number: "Q-1002", status: "Open", cmrr: { amount: 115 } })
  const seats = { charges: [{ charge: "Seat", quantity: 4 }] }
  const patched = await quotes.api.patch(`/Quotes/${quote.id}?preview=true`, {
    products: [{ product: quotes.plan.id, ...seats }],
  })
  expect(patched.body).toMatchObject({ id: quote.id, version: 2, cmrr: { amount: 20 } })
  expect(await inOrders()).toEqual(before)
  const made = (await other.post(`/Subscriptions/${id}/change`, change)).body as { readonly id: string }
  const reverted = await previewOf(`/Subscriptions/revert/${made.id}`, {})
  expect(reverted).toMatchObject({ id, version: 1, status: "Active", cmrr: { amount: 105 } })
})

interface Ahead {
  readonly subscription: { readonly cmrr: { readonly amount: number }; readonly status: string }
  readonly invoices: readonly {
    readonly invoiceType: string
    readonly invoiceDate: string
    readonly subtotal: number
    readonly invoiceLines: readonly unknown[]
  }[]
  readonly refused?: string
}

it("a seller sees what a subscription and its change bring, credit and invoices day by day, as they then come, and nothing is written", async () => {
  const own = (await service.createTenant()).api
  const subscriptions = await prepareSubscriptions(own)
  const { orderDate: _, ...request } = subscriptions.request()
  const ahead = async (body: object) => {
    const { status, text, body: shown } = await own.post("/Subscriptions/Preview", body)
    expect(status, text).toBe(200)
    return shown as Ahead
  }
  const sums = ({ invoices }: Ahead) => invoices.map(({ invoiceType, subtotal }) => [invoiceType, subtotal])
  const before = [await counts(), await inOrders()]
  const created = await ahead({ create: { ...request, status: "Draft" } })
  expect(created.subscription).toMatchObject({ status: "Active", cmrr: { amount: 105 } })
  expect(sums(created)).toEqual([
    ["Invoice", 1105],
    ["Invoice", 105],
    ["Invoice", 105],
  ])
  const days = created.invoices.map(({ invoiceDate }) => invoiceDate)
  expect(days).toEqual(days.toSorted())
  expect((await ahead({ create: request, days: 1 })).invoices).toHaveLength(1)
  expect([await counts(), await inOrders()]).toEqual(before)

  const made = (await own.post("/Subscriptions", request)).body as { readonly id: string }
  await own.post(`/Invoices/orders/${made.id}`, { invoiceAction: "CreateDraftAndPostInvoice" })
  const [, next] = days as [string, string]
  const fewer = subscriptions.newPrice(40, days[0])
  const kept = [await counts(), await inOrders()]
  const changed = await ahead({ subscription: made.id, change: fewer })
  expect(sums(changed)).toEqual([
    ["Credit", -100],
    ["Invoice", 40],
    ["Invoice", 45],
    ["Invoice", 45],
  ])
  const cancel = {
    cancellationDate: days[0],
    cancellationMode: "OnOrderCancellationDate",
    firstDayOfCancellation: next,
  }
  expect(await ahead({ subscription: made.id, cancel })).toMatchObject({
    invoices: [],
    subscription: { status: "Cancelled" },
  })
  const orderDiscounts = [{ operation: "Create", percent: 50, startOn: "AlignToOrder", endOn: "AlignToOrder" }]
  const halved = await ahead({
    subscription: made.id,
    orderDiscounts: { effectiveChangeDate: days[0], orderDiscounts },
  })
  expect(halved.subscription.cmrr.amount).toBe(52.5)
  const renewed = { subscription: made.id, renewAndChange: { renewalTerm: 12 } }
  expectProblem(await own.post("/Subscriptions/Preview", renewed), 400)
  expect([await counts(), await inOrders()]).toEqual(kept)

  expectProblem(await own.post("/Subscriptions/Preview", { subscription: made.id }), 400, "body")
  expectProblem(await own.post("/Subscriptions/Preview", { change: fewer }), 400, "subscription")
  expectProblem(await api.post("/Subscriptions/Preview", { subscription: made.id, change: fewer }), 400)
})

it("what would be refused is refused", async () => {
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=true", { ...draftOf(), currency: "XXX" }), 400)
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=perhaps", draftOf()), 400, "preview")
})
