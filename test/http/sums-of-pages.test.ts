import { afterAll, beforeAll, expect, it } from "vitest"
import { type Billing, makeBilling } from "../support/invoicing/billing.ts"
import { expectProblem } from "../support/service/problems.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let api: ApiClient
let billing: Billing
beforeAll(async () => {
  service = await openService({ clock: "manual", worker: true, http: true })
  ;({ api } = await service.createTenant())
  billing = makeBilling(api)
})
afterAll(() => service.close())

const sums = (ids: readonly string[]) => api.get(`/Invoices/Sums?InvoiceIds=${ids.join(",")}`)

it("invoices are summed by currency, number series and status, with every digit", async () => {
  const { id: account } = await billing.account()
  const of = (price: number, invoiceDate: string) =>
    billing.create(account, [billing.line(price)], { invoiceDate }).then(({ id }) => id)
  const [first, second] = [await of(0.1, "2026-11-02"), await of(0.2, "2026-10-31")]
  const posted = await billing.posted(account, [billing.line(5)])
  const credit = await billing.credit(posted.id, { creditAllInvoiceLines: true })
  const answer = await sums([first, second, posted.id, credit.id, crypto.randomUUID()])
  expect(answer.status, answer.text).toBe(200)
  const { data } = answer.body as { readonly data: readonly object[] }
  expect(data).toMatchObject([
    {
      numberSeries: "Invoice",
      status: "Draft",
      currency: "SEK",
      count: 2,
      subtotal: 0.3,
      firstInvoiceDate: "2026-10-31",
      lastInvoiceDate: "2026-11-02",
    },
    { numberSeries: "Invoice", status: expect.stringMatching(/Posted|Settled/), count: 1, subtotal: 5 },
    { numberSeries: "Credit", count: 1, subtotal: -5 },
  ])
  expectProblem(await sums(["4711"]), 400, "InvoiceIds")
  const found = (query: string, client = api) => client.get(`/Invoices/Sums?${query}`)
  const filter = `Filter=${encodeURIComponent(`account/id eq guid'${account}'`)}`
  expect((await found(filter)).body).toEqual({ data })
  expectProblem(await found(`${filter}&InvoiceIds=${first}`), 400, "InvoiceIds")
  expectProblem(await found(""), 400, "InvoiceIds")
  expectProblem(await found("Filter=colour%20eq%20'red'"), 400, "Filter")
  const other = await service.createTenant()
  expect((await other.api.get(`/Invoices/Sums?InvoiceIds=${first}`)).body).toEqual({ data: [] })
  expect((await found(filter, other.api)).body).toEqual({ data: [] })
})

it("accounts of a page tell what they have open, each in its currency, and whoever has paid is left out", async () => {
  await api.post("/Currency", { code: "EUR" })
  await api.post("/ExchangeRate", {
    fromCurrency: { key: "Code", value: "EUR" },
    rate: 11,
    effectiveFromDate: "2020-01-01",
  })
  const [swedish, euro, paid] = [
    await billing.account(),
    await billing.account({ currency: "EUR" }),
    await billing.account(),
  ]
  const first = await billing.posted(swedish.id, [billing.line(0.1)])
  await billing.posted(swedish.id, [billing.line(0.2)])
  await billing.create(swedish.id, [billing.line(1000)])
  await billing.posted(euro.id, [billing.line(7)], { currency: "EUR" })
  const settled = await billing.posted(paid.id, [billing.line(3)])
  await api.post("/Invoices/paid", { invoiceId: settled.id, paymentDate: "2026-11-20" })
  const ids = [swedish, euro, paid].map(({ id }) => id)
  const of = async (asked: readonly string[], client = api) => {
    const answer = await client.get(`/Accounts/Balances?AccountIds=${asked.join(",")}`)
    expect(answer.status, answer.text).toBe(200)
    return answer.body as { readonly data: readonly object[] }
  }
  expect((await of(ids)).data).toEqual(
    expect.arrayContaining([
      { accountId: swedish.id, currencyCode: "SEK", balance: 0.38 },
      { accountId: euro.id, currencyCode: "EUR", balance: 8.75 },
    ]),
  )
  expect((await of(ids)).data).toHaveLength(2)
  await api.post("/Payments/CreateAndPost", {
    invoice: { key: "Invoice_Posted-Id", value: first.id },
    amount: 0.04,
    paymentDate: "2026-11-20",
    paymentMethod: "Bank transfer",
  })
  expect((await of([swedish.id])).data).toEqual([{ accountId: swedish.id, currencyCode: "SEK", balance: 0.34 }])
  const other = await service.createTenant()
  expect(await of(ids, other.api)).toEqual({ data: [] })
  expectProblem(await api.get("/Accounts/Balances?AccountIds=1"), 400, "AccountIds")
})

it("an invoice tells its parties once it is posted, and net and tax of each rate, with every digit", async () => {
  const { id: account } = await billing.account({ name: "Two rates AB" })
  const lines = [
    await billing.taxedLine(100.1, "25"),
    await billing.taxedLine(10, "12"),
    await billing.taxedLine(0.2, "25"),
  ]
  const draft = await billing.create(account, lines, { allowances: [{ amount: 10 }] })
  const facts = (client = api) => client.get(`/Invoices/${draft.id}/DocumentFacts`)
  const sum = (of: readonly Readonly<Record<string, unknown>>[], name: string) =>
    Math.round(of.reduce((all, each) => all + Number(each[name]), 0) * 100) / 100
  const before = (await facts()).body as { readonly taxes: readonly Readonly<Record<string, unknown>>[] }
  expect(before).toMatchObject({
    taxes: [
      { taxCategoryCode: "S", taxRate: 25 },
      { taxCategoryCode: "S", taxRate: 12 },
    ],
  })
  expect(before).not.toHaveProperty("seller")
  const invoice = await billing.get(draft.id)
  expect([sum(before.taxes, "subtotal"), sum(before.taxes, "tax")]).toEqual([invoice["subtotal"], invoice["tax"]])
  await api.post(`/Invoices/${draft.id}/post`, undefined)
  expect((await facts()).body).toMatchObject({
    seller: { address: {} },
    buyer: { name: "Two rates AB" },
    taxes: before.taxes,
  })
  const other = await service.createTenant()
  expectProblem(await facts(other.api), 404)
})
