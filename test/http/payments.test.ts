import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { makePayments } from "../support/payments/payments.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let payments: ReturnType<typeof makePayments>
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  payments = makePayments(api, billing)
  account = (await billing.account()).id
})

const untaxed = async (price: number, more: Json = {}) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02", ...more })
/** Makes an invoice with a reference number, which only a draft accepts. */
const untaxedFor = async (referenceNumber: string, price: number) => {
  const draft = await billing.create(account, [await billing.taxedLine(price, "0")], { invoiceDate: "2026-01-02" })
  await api.patch(`/Invoices/${draft.id}`, { referenceNumber })
  await billing.post(draft.id)
  return draft
}
const shown = async (id: string) => {
  const { status, settledAmount, balancedAmount, paymentDate } = await billing.get(id)
  return { status, settledAmount, balancedAmount, paymentDate }
}
const tagsOf = async () => {
  const rows = await service.sql<{ tag: string }>("select tag from svc.events where tenant_id = $1 order by id", [
    tenant.tenantId,
  ])
  return rows.map(({ tag }) => tag)
}

describe("a payment", () => {
  it("is a draft that finds its invoice, and settles it when it is posted", async () => {
    const invoice = await untaxed(100)
    const before = await tagsOf()
    const draft = await payments.draft(130, {
      reference: ` ${String(invoice["ocrNumber"])} `,
      payerName: "Customer AB",
    })
    expect(draft).toMatchObject({
      amount: { amount: 130, currencyCode: "SEK", baseCurrencyAmount: 130, baseCurrencyCode: "SEK" },
      unallocatedAmount: { amount: 30 },
      paymentAccount: { code: "1930" },
      bankFeeAccount: { code: "6570" },
      paymentMethodName: "Bank transfer",
      paymentSettlements: [
        { amount: { amount: 100 }, invoice: { id: invoice.id }, writeOffs: [], matchedBy: "OCR number" },
      ],
    })
    expect(draft).not.toHaveProperty("postedDate")
    expect(await shown(invoice.id)).toMatchObject({ status: "Posted", settledAmount: 0 })
    const posted = await payments.post(draft.id)
    expect(posted.text).toBe((await api.get(`/Payments/${draft.id}`)).text)
    expect(posted.body).toMatchObject({
      postedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      paymentSettlements: [{ invoice: { status: "Settled" } }],
    })
    expect(await shown(invoice.id)).toEqual({
      status: "Settled",
      settledAmount: 100,
      balancedAmount: 0,
      paymentDate: "2026-01-10",
    })
    expect(await payments.booked(draft.id)).toEqual([["1930 130", "2420 -30", "1510 -100"]])
    expect((await tagsOf()).slice(before.length)).toEqual([
      "PaymentsCreated",
      "InvoiceUpdated",
      "PaymentsPosted",
      "JournalPosted",
    ])
    expectProblem(await payments.post(draft.id), 400, "message")
  })

  it("is matched by number and reference number too, but by nothing that several have or that is settled", async () => {
    const numbered = await untaxed(10)
    const referred = await untaxedFor("PO-7", 20)
    const matches = async (reference: string) =>
      (await payments.draft(5, { reference })).paymentSettlements.map(({ matchedBy }) => matchedBy)
    expect(await matches(String(numbered["invoiceNumber"]))).toEqual(["Invoice number"])
    expect(await matches("PO-7")).toEqual(["Reference number"])
    await untaxedFor("PO-7", 30)
    expect(await matches("PO-7")).toEqual([])
    await payments.pay(referred, 20)
    expect(await matches("PO-7")).toEqual(["Reference number"])
    expect(await matches("nothing")).toEqual([])
  })

  it("keeps what is not allocated as an advance, which is used later and comes back", async () => {
    const [first, second] = [await untaxed(100), await untaxed(30)]
    const { id } = (await payments.pay(first, 130)).body as { id: string }
    expect((await payments.settle(id, second)).body).toMatchObject({ unallocatedAmount: { amount: 0 } })
    expect((await payments.unsettle(id, first)).body).toMatchObject({ unallocatedAmount: { amount: 100 } })
    expect(await payments.booked(id)).toEqual([
      ["1930 130", "2420 -30", "1510 -100"],
      ["2420 30", "1510 -30"],
      ["2420 -100", "1510 100"],
    ])
    expect(await shown(first.id)).toEqual({ status: "Posted", settledAmount: 0, balancedAmount: 100 })
    expect(await shown(second.id)).toMatchObject({ status: "Settled", paymentDate: "2026-01-10" })
    const changed = { operation: "Change", invoice: payments.named(second), amount: 10 }
    expect((await payments.patch(id, { paymentSettlements: [changed] })).status).toBe(200)
    expect(await shown(second.id)).toMatchObject({ status: "Posted", settledAmount: 10 })
    expect(await payments.balance("2420")).toBe(-120)
    const days = await service.sql(
      `select effective_date::text, removed_date::text from svc.payment_settlements where tenant_id = $1 order by id`,
      [tenant.tenantId],
    )
    const today = (await payments.get(id)).postedDate
    expect(days).toEqual([
      { effective_date: "2026-01-10", removed_date: today },
      { effective_date: today, removed_date: today },
      { effective_date: today, removed_date: null },
    ])
  })

  it("keeps the latest day on which an invoice was paid, in whatever order payments come and go", async () => {
    const invoice = await untaxed(100)
    const latest = async () => (await billing.get(invoice.id))["lastPaymentDate"]
    const { id } = (await payments.pay(invoice, 40, { paymentDate: "2026-01-20" })).body as { id: string }
    await payments.pay(invoice, 60, { paymentDate: "2026-01-15" })
    expect([await latest(), await shown(invoice.id)]).toMatchObject(["2026-01-20", { paymentDate: "2026-01-20" }])
    await payments.unsettle(id, invoice)
    expect([await latest(), await shown(invoice.id)]).toMatchObject(["2026-01-15", { status: "Posted" }])
  })

  it("on an invoice that is paid already makes it negative, and the invoice gives to another one", async () => {
    const [first, second] = [await untaxed(100), await untaxed(60)]
    await payments.pay(first, 100)
    await payments.pay(first, 100)
    expect(await shown(first.id)).toMatchObject({ status: "Posted", settledAmount: 200, balancedAmount: -100 })
    const matched = await api.post(`/Invoices/${second.id}/Match`, { creditInvoiceId: first.id })
    expect(matched.body).toMatchObject({ status: "Settled", balancedAmount: 0 })
    expect(await shown(first.id)).toMatchObject({ status: "Posted", balancedAmount: -40 })
    const refund = await payments.pay(first, -40)
    expect(refund.status, refund.text).toBe(201)
    expect(await shown(first.id)).toMatchObject({ status: "Settled", balancedAmount: 0 })
    expect(await payments.balance("1510")).toBe(0)
  })

  it("that is negative refunds a credit note", async () => {
    const invoice = await untaxed(50)
    const note = await billing.credit(invoice.id, {
      creditAllInvoiceLines: true,
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    const { id } = (await payments.pay(note, -50)).body as { id: string }
    expect(await payments.booked(id)).toEqual([["1930 -50", "1510 50"]])
    expect(await shown(note.id)).toMatchObject({ status: "Settled", settledAmount: -50 })
  })

  it("with write-offs of its own leaves nothing, and what is written off goes with its settlement", async () => {
    const invoice = await untaxed(100)
    const { id } = await payments.draft(95)
    const writeOffs = [{ operation: "Create", postingText: "small" }]
    const planned = (await payments.settle(id, invoice, { amount: 95, writeOffs })).body as Json
    expect(planned).toMatchObject({
      paymentSettlements: [
        { writeOffs: [{ amount: { amount: 5 }, postingText: "small", financialAccount: { code: "6351" } }] },
      ],
    })
    await payments.post(id)
    expect(await payments.booked(id)).toEqual([["1930 95", "1510 -100", "6351 5"]])
    const one = { operation: "Change", invoice: payments.named(invoice) }
    const gone = [{ operation: "Remove", writeOff: { key: "Description", value: "small" } }]
    await payments.patch(id, { paymentSettlements: [{ ...one, writeOffs: gone }] })
    expect(await shown(invoice.id)).toMatchObject({ status: "Posted", balancedAmount: 5 })
    expect(await payments.balance("6351")).toBe(0)
  })

  it("within the tolerance is written off, the rest of the payment too", async () => {
    await api.patch("/LegalEntities", { paymentTolerance: 5 })
    const [less, more] = [await untaxed(100), await untaxed(100)]
    const little = (await payments.pay(less, 95)).body as { id: string }
    expect(await payments.booked(little.id)).toEqual([["1930 95", "1510 -100", "6351 5"]])
    const much = (await payments.pay(more, 104)).body as { id: string }
    expect(await payments.booked(much.id)).toEqual([["1930 104", "1510 -100", "6351 -4"]])
    await payments.unsettle(little.id, less)
    expect(await shown(less.id)).toMatchObject({ status: "Posted", balancedAmount: 100 })
    expect((await payments.get(much.id)).paymentWriteOffs).toMatchObject([{ amount: { amount: 4 } }])
    const beyond = await untaxed(100)
    await payments.pay(beyond, 94.99)
    expect(await shown(beyond.id)).toMatchObject({ status: "Posted", balancedAmount: 5.01 })
  })

  it("in another currency has its own rate, and the difference is a gain or a loss", async () => {
    const [entity] = tenant.legalEntities
    const rate = (day: string, value: string) =>
      addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", day, value)
    await rate("2026-01-01", "10.80")
    await rate("2026-01-15", "11.00")
    account = (await billing.account({ currency: "EUR" })).id
    const invoice = await untaxed(100, { currency: "EUR" })
    const { id } = await payments.draft(100, { currency: "EUR", reference: String(invoice["invoiceNumber"]) })
    expect(await payments.get(id)).toMatchObject({ exchangeRate: 10.8, amount: { baseCurrencyAmount: 1080 } })
    const dated = await payments.patch(id, { paymentDate: "2026-01-20" })
    expect(dated.body).toMatchObject({ exchangeRate: 11, amount: { baseCurrencyAmount: 1100 } })
    await payments.post(id)
    expect(await payments.booked(id)).toEqual([["1930 1100", "1510 -1080", "3960 -20"]])
    const other = await untaxed(100, { currency: "EUR" })
    const given = (await payments.pay(other, 40, { baseCurrencyAmount: 400 })).body as { id: string }
    expect(await payments.booked(given.id)).toEqual([["1930 400", "1510 -432", "7960 32"]])
    expect(await payments.get(given.id)).toMatchObject({ exchangeRate: 10 })
  })
})

it("fifty who pay one invoice at once all do, and the books hold", async () => {
  const invoice = await untaxed(100)
  const answers = await Promise.all(Array.from({ length: 50 }, () => payments.pay(invoice, 100)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await shown(invoice.id)).toMatchObject({ status: "Posted", settledAmount: 5000, balancedAmount: -4900 })
  const another = await untaxed(100)
  const drafts = await Promise.all(
    Array.from({ length: 20 }, () => payments.draft(100, { reference: String(another["invoiceNumber"]) })),
  )
  const posted = await Promise.all(drafts.map(({ id }) => payments.post(id)))
  expect(posted.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { status } of posted) expect([200, 400]).toContain(status)
  expect(await shown(another.id)).toMatchObject({ status: "Settled", settledAmount: 100 })
  expect(await payments.balance("1510")).toBe(-4900)
  expect(await payments.balance("1930")).toBe(5100)
})

it("the list is filtered by what payments settle, and by their own fields", async () => {
  const invoice = await untaxed(100)
  const { id } = await payments.draft(100, { reference: String(invoice["invoiceNumber"]), externalBankId: "B-1" })
  await payments.draft(7)
  const found = async (filter: string) =>
    (await billing.page(`/Payments?Filter=${filter}`)).data.map((each) => each["id"])
  expect(await found(`paymentSettlements/invoice/id eq guid'${invoice.id}'`)).toEqual([id])
  expect(await found("externalBankId eq 'B-1' and amount/amount eq 100 and postedDate eq null")).toEqual([id])
  expect(
    (await billing.page("/Payments?OrderBy=amount/amount")).data.map((each) => (each["amount"] as Json)["amount"]),
  ).toEqual([7, 100])
})
