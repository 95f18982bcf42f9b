import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: LentService
let tenant: TestTenant
let api: ApiClient
let billing: Billing
let account: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  tenant = await service.createTenant()
  api = tenant.api
  billing = makeBilling(api)
  account = (await billing.account()).id
})

const nobody = "0197f5c0-0000-7000-8000-00000000dead"
const posts = { invoiceAction: "CreateDraftAndPostInvoice" }
const untaxed = async (price: number, more: Json = {}) =>
  billing.posted(account, [await billing.taxedLine(price, "0")], more)
/** Makes a posted credit note for a part of an invoice. */
const noteOf = ({ id, invoiceLines }: InvoiceView, amount: number) =>
  billing.credit(id, { lines: [{ invoiceLineId: invoiceLines[0]!.id, amount }], ...posts })
const match = (id: string, creditInvoiceId: string, more: Json = {}) =>
  api.post(`/Invoices/${id}/Match`, { creditInvoiceId, ...more })
const unmatch = (id: string, creditId: string) => api.delete(`/Invoices/${id}/Match/${creditId}`)
const shown = async (id: string) => {
  const { status, settledAmount, balancedAmount } = await billing.get(id)
  return { status, settledAmount, balancedAmount }
}
const payments = async () => (await billing.page("/Journals?Filter=journalType eq 'Payment'")).data
const tagsOf = async () => {
  const rows = await service.sql<{ tag: string }>("select tag from svc.events where tenant_id = $1 order by id", [
    tenant.tenantId,
  ])
  return rows.map(({ tag }) => tag).filter((tag) => tag === "InvoiceUpdated" || tag === "JournalPosted")
}

describe("a match", () => {
  it("settles both by the smaller balance, can be added to, and is taken back as a whole", async () => {
    const invoice = await untaxed(100)
    const note = await noteOf(invoice, 30)
    const before = await tagsOf()
    const first = await match(invoice.id, note.id, { amount: 10 })
    expect(first.text).toBe((await api.get(`/Invoices/${invoice.id}`)).text)
    expect(await shown(invoice.id)).toEqual({ status: "Posted", settledAmount: 10, balancedAmount: 90 })
    expect(await shown(note.id)).toEqual({ status: "Posted", settledAmount: -10, balancedAmount: -20 })
    expect((await match(invoice.id, note.id)).body).toMatchObject({ status: "Posted", balancedAmount: 70 })
    expect(await shown(note.id)).toEqual({ status: "Settled", settledAmount: -30, balancedAmount: 0 })
    expect((await tagsOf()).slice(before.length)).toEqual(Array.from({ length: 4 }, () => "InvoiceUpdated"))
    expect(await payments()).toEqual([])

    expect((await unmatch(invoice.id, note.id)).status).toBe(200)
    expect(await shown(invoice.id)).toEqual({ status: "Posted", settledAmount: 0, balancedAmount: 100 })
    expect(await shown(note.id)).toEqual({ status: "Posted", settledAmount: 0, balancedAmount: -30 })
    expectProblem(await unmatch(invoice.id, note.id), 404, "message")
  })

  it("of all there is settles both", async () => {
    const invoice = await untaxed(100)
    const note = await noteOf(invoice, 100)
    await match(invoice.id, note.id)
    for (const id of [invoice.id, note.id])
      expect(await shown(id)).toMatchObject({ status: "Settled", balancedAmount: 0 })
    await unmatch(invoice.id, note.id)
    for (const id of [invoice.id, note.id])
      expect(await shown(id)).toMatchObject({ status: "Posted", settledAmount: 0 })
  })

  it("of documents at other rates books the difference, and books it back", async () => {
    const [entity] = tenant.legalEntities
    const rate = (day: string, value: string) =>
      addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", day, value)
    await rate("2026-01-01", "10.80")
    await rate("2026-02-01", "11.00")
    account = (await billing.account({ currency: "EUR" })).id
    const old = await untaxed(100, { currency: "EUR", invoiceDate: "2026-01-10" })
    const invoice = await untaxed(100, { currency: "EUR", invoiceDate: "2026-02-10" })
    const note = await noteOf(old, 100)
    await match(invoice.id, note.id)
    expect(await billing.get(invoice.id)).toMatchObject({
      status: "Settled",
      settledBaseAmount: 1100,
      balancedBaseAmount: 0,
    })
    expect(await billing.get(note.id)).toMatchObject({ status: "Settled", settledBaseAmount: -1080 })
    const voucher = (transactions: readonly Json[]) => ({ source: "Payment", invoiceId: invoice.id, transactions })
    const booked = (await payments())[0]!
    expect(booked).toMatchObject({
      journalType: "Payment",
      description: `Match of invoice ${invoice["invoiceNumber"] as string} with C1`,
      vouchers: [
        voucher([
          { account: "1510", debitAmount: 1080, creditAmount: 0, salesCurrencyDebitAmount: 100, exchangeRate: 10.8 },
          { account: "1510", debitAmount: 0, creditAmount: 1100, salesCurrencyCreditAmount: 100, exchangeRate: 11 },
          { account: "7960", debitAmount: 20, creditAmount: 0, salesCurrencyDebitAmount: 0 },
        ]),
      ],
    })
    await unmatch(invoice.id, note.id)
    expect((await payments())[1]).toMatchObject({
      vouchers: [
        voucher([
          { account: "1510", creditAmount: 1080 },
          { account: "1510", debitAmount: 1100 },
          { account: "7960", creditAmount: 20 },
        ]),
      ],
    })
  })

  it("by many at once never takes more than there is", async () => {
    const invoice = await untaxed(100)
    const notes = [await noteOf(invoice, 60), await noteOf(invoice, 40)]
    const other = await untaxed(70)
    const answers = await Promise.all([invoice.id, other.id].flatMap((id) => notes.map((note) => match(id, note.id))))
    for (const { status } of answers) expect([200, 400]).toContain(status)
    const balances = await Promise.all(
      [invoice, other, ...notes].map(async ({ id }) => (await shown(id)).balancedAmount as number),
    )
    expect(Math.min(...balances.slice(0, 2))).toBeGreaterThanOrEqual(0)
    expect(balances.slice(2)).toEqual([0, 0])
    expect(balances.reduce((sum, each) => sum + each, 0)).toBe(70)
  })
})

describe("with matchCreditsOnPost", () => {
  it("a credit note settles its invoice when it is posted, and its InvoicePosted says so", async () => {
    await api.patch("/LegalEntities", { matchCreditsOnPost: true })
    const invoice = await untaxed(100)
    const part = await noteOf(invoice, 30)
    expect(await shown(part.id)).toEqual({ status: "Settled", settledAmount: -30, balancedAmount: 0 })
    expect(await shown(invoice.id)).toEqual({ status: "Posted", settledAmount: 30, balancedAmount: 70 })
    const draft = await billing.credit(invoice.id, { creditAllInvoiceLines: true })
    await billing.post(draft.id)
    for (const id of [invoice.id, draft.id])
      expect(await shown(id)).toMatchObject({ status: "Settled", balancedAmount: 0 })
    expect((await unmatch(invoice.id, draft.id)).status).toBe(200)
    expect(await shown(invoice.id)).toEqual({ status: "Posted", settledAmount: 30, balancedAmount: 70 })

    const paid = await untaxed(10)
    await api.post("/Invoices/paid", { invoiceId: paid.id })
    expect(await noteOf(paid, 10)).toMatchObject({ status: "Posted", settledAmount: 0 })
  })
})

describe("refused is", () => {
  it("what has no balance, is not posted, or is of another account or tenant; and nothing changes", async () => {
    const invoice = await untaxed(100)
    const note = await noteOf(invoice, 30)
    for (const [amount, field] of [
      [0, "amount"],
      [-1, "amount"],
      [30.01, "amount"],
      [0.001, "amount"],
    ] as const)
      expectProblem(await match(invoice.id, note.id, { amount }), 400, field)
    expectProblem(await match(note.id, invoice.id), 400, "message")
    expectProblem(await match(invoice.id, invoice.id), 400, "creditInvoiceId")
    expectProblem(await match(invoice.id, (await untaxed(5)).id), 400, "creditInvoiceId")
    const draft = await billing.credit(invoice.id, { creditAllInvoiceLines: true })
    expectProblem(await match(invoice.id, draft.id), 400, "message")
    const kept = account
    account = (await billing.account()).id
    const foreign = await noteOf(await untaxed(50), 50)
    account = kept
    expectProblem(await match(invoice.id, foreign.id), 400, "creditInvoiceId")
    expectProblem(await match(invoice.id, nobody), 400, "creditInvoiceId")
    expectProblem(await match(nobody, note.id), 404, "message")
    expectProblem(await api.post(`/Invoices/${invoice.id}/Match`, {}), 400, "creditInvoiceId")
    const other = await service.createTenant()
    const body = { creditInvoiceId: note.id }
    expectProblem(await other.api.post(`/Invoices/${invoice.id}/Match`, body), 404, "message")
    expectProblem(await unmatch(invoice.id, note.id), 404, "message")
    expect(await shown(invoice.id)).toEqual({ status: "Posted", settledAmount: 0, balancedAmount: 100 })

    await match(invoice.id, note.id)
    expectProblem(await other.api.delete(`/Invoices/${invoice.id}/Match/${note.id}`), 404, "message")
    await api.post("/Invoices/paid", { invoiceId: invoice.id })
    expectProblem(await unmatch(invoice.id, note.id), 400, "message")
    expect(await shown(note.id)).toMatchObject({ status: "Settled" })
  })
})
