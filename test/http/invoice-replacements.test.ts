import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type Billing, type InvoiceView, makeBilling } from "../support/invoicing/billing.ts"
import { prepareSubscriptions } from "../support/orders/subscriptions.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService } from "../support/service/service.ts"

const open = () => openService({ worker: false, http: true })
let service: Awaited<ReturnType<typeof open>>
let api: ApiClient
let billing: Billing
beforeAll(async () => {
  service = await open()
})
afterAll(() => service.close())
beforeEach(async () => {
  api = (await service.createTenant()).api
  billing = makeBilling(api)
})

const reason = "Wrong tax number"
interface Replaced {
  readonly id: string
  readonly creditInvoiceId: string
}
const replace = async (id: string, body: object = {}) => {
  const answer = await api.post(`/Invoices/${id}/Replace`, { reason, ...body })
  expect(answer.status, answer.text).toBe(200)
  const { id: made, creditInvoiceId } = answer.body as Replaced
  return { made: await billing.get(made), credit: await billing.get(creditInvoiceId) }
}
const all = async () => (await billing.page<InvoiceView>("/Invoices?PageSize=100")).data

it("an invoice with a wrong buyer is credited in full and made anew for the account as it is now, in one call", async () => {
  const account = await billing.account({ taxRegistrationNumber: "SE556000000001" })
  const line = await billing.taxedLine(100, "25", { quantity: 3, discountPercent: 10 })
  const old = await billing.posted(account.id, [line, await billing.taxedLine(20, "6")], { invoiceDate: "2026-01-15" })
  await api.patch(`/Accounts/${account.id}`, { name: "Customer Two AB", taxRegistrationNumber: "SE556000000101" })
  const { made, credit } = await replace(old.id, { date: "2026-02-01" })

  expect(made).toMatchObject({
    status: "Posted",
    invoiceType: old["invoiceType"],
    invoiceDate: "2026-02-01",
    dueDate: "2026-03-03",
    subtotal: old.subtotal,
    tax: old.tax,
    totalAmount: old.totalAmount,
    balancedAmount: old.totalAmount,
  })
  const charged = ({ invoiceLines }: InvoiceView) => {
    const own = { id: null, invoiceId: null, created: null, modified: null }
    return invoiceLines.map((each) => ({ ...each, ...own }))
  }
  expect(charged(made)).toEqual(charged(old))
  expect(credit).toMatchObject({
    status: "Settled",
    invoiceType: "Credit",
    creditedInvoiceId: old.id,
    correctionReason: reason,
    totalAmount: -old.totalAmount,
  })
  expect(await billing.get(old.id)).toMatchObject({ status: "Settled", balancedAmount: 0 })
  const facts = (await api.get(`/Invoices/${made.id}/DocumentFacts`)).body
  expect(facts).toMatchObject({
    buyer: { name: "Customer Two AB", taxRegistrationNumber: "SE556000000101" },
  })
})

it("what was paid of an invoice that is replaced pays the new one", async () => {
  const account = await billing.account()
  const old = await billing.posted(account.id, [billing.line(100)])
  expect((await api.post("/Invoices/paid", { invoiceId: old.id })).status).toBeLessThan(300)
  expect(await billing.get(old.id)).toMatchObject({ status: "Settled" })
  const { made, credit } = await replace(old.id)
  expect([made["balancedAmount"], credit["balancedAmount"]]).toEqual([0, 0])
})

it("the days that a replaced invoice bills of a subscription are credited on the new one when it ends, and not billed again", async () => {
  const subscriptions = await prepareSubscriptions(api)
  const order = await subscriptions.create()
  const asked = { targetDate: "2024-12-31", invoiceDate: "2024-01-01", invoiceAction: "CreateDraftAndPostInvoice" }
  const invoiced = await api.post(`/Invoices/orders/${order.id}`, asked)
  expect(invoiced.status, invoiced.text).toBe(200)
  const { made } = await replace((invoiced.body as { readonly id: string }).id)
  await api.post(`/Invoices/orders/${order.id}`, asked)
  expect(await all()).toHaveLength(3)
  await subscriptions.cancel(order.id)
  const credits = (await all()).filter(({ status }) => status === "Draft")
  expect(credits).toMatchObject([{ invoiceType: "Credit", creditedInvoiceId: made.id }])
  expect(credits[0]!.subtotal).toBeLessThan(0)
})

it("nothing is left behind where one of the two cannot be posted, and nothing is charged twice", async () => {
  const account = await billing.account()
  const old = await billing.posted(account.id, [billing.line(100), billing.line(50)])
  const refused = [
    [{ reason: " " }, "reason"],
    [{ reason, date: "2020-01-01" }, "date"],
    [{ reason, date: "2026-02-30" }, "date"],
  ] as const
  for (const [body, field] of refused) expectProblem(await api.post(`/Invoices/${old.id}/Replace`, body), 400, field)
  expect(await all()).toHaveLength(1)

  const twice = await Promise.all([1, 2].map(() => api.post(`/Invoices/${old.id}/Replace`, { reason })))
  expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([200, 400]))
  expect(await all()).toHaveLength(3)
  const { creditInvoiceId, id } = twice.find(({ status }) => status === 200)!.body as Replaced
  expectProblem(await api.post(`/Invoices/${creditInvoiceId}/Replace`, { reason }), 400)
  await billing.credit(id, { creditAllInvoiceLines: true })
  expectProblem(await api.post(`/Invoices/${id}/Replace`, { reason }), 400)
  const { api: stranger } = await service.createTenant()
  expectProblem(await stranger.post(`/Invoices/${old.id}/Replace`, { reason }), 400, "id")
})
