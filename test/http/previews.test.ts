import { afterAll, beforeAll, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
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
  expect(await counts()).toEqual(drafted)
  await api.post(`/Invoices/${draft}/post`, {})
  expect((await api.get(`/Invoices/${draft}`)).body).toMatchObject({
    invoiceNumber: (posting.body as { readonly invoiceNumber: string }).invoiceNumber,
  })
})

it("what would be refused is refused", async () => {
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=true", { ...draftOf(), currency: "XXX" }), 400)
  expectProblem(await api.post("/Invoices/onAccountInvoice?preview=perhaps", draftOf()), 400, "preview")
})
