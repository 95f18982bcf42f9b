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

it("what would be refused is refused", async () => {
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=true", { ...draftOf(), currency: "XXX" }), 400)
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=perhaps", draftOf()), 400, "preview")
})
