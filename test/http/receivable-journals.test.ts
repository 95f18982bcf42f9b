import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { oracle } from "../support/payments/journal-oracle.ts"
import { makePayments } from "../support/payments/payments.ts"
import { makeReportReader } from "../support/reports/reports.ts"
import type { ApiClient } from "../support/service/api-client.ts"
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

type Named = Pick<InvoiceView, "id">
/** An invoice of net amounts at tax rates. */
const invoiced = async (lines: readonly (readonly [net: number, rate: string])[], more: Json = {}) =>
  billing.posted(account, await Promise.all(lines.map(async ([net, rate]) => billing.taxedLine(net, rate))), {
    invoiceDate: "2026-01-02",
    ...more,
  })
const written = async (invoice: Named, more: Json = {}) => {
  const asked = { date: "2026-02-01", reason: "bankrupt", ...more }
  const answer = await api.post(`/Invoices/${invoice.id}/WriteOff`, asked)
  expect(answer.status, answer.text).toBe(201)
  return answer.body as { readonly id: string; readonly taxAmount: number }
}
const takenBack = async (invoice: Named, id: string, day: string) => {
  const answer = await api.delete(`/Invoices/${invoice.id}/WriteOffs/${id}?Date=${day}`)
  expect(answer.status, answer.text).toBe(204)
}
/** The lines of the newest voucher, in the order of their accounts. */
const newest = async () => {
  const { data } = await billing.page("/Journals?PageSize=1&OrderBy=created desc,journalNumber desc")
  const [voucher] = data[0]!["vouchers"] as readonly { readonly transactions: readonly Json[] }[]
  return voucher!.transactions
    .map(({ account: code, debitAmount, creditAmount }) =>
      oracle.line(String(code), Math.round(Number(debitAmount) * 100) - Math.round(Number(creditAmount) * 100)),
    )
    .toSorted()
}
const bookedOf = async (payment: string) => (await payments.booked(payment)).map((lines) => lines.toSorted())
const disagreements = async () => {
  const [entity] = tenant.legalEntities
  const scope = { tenantId: tenant.tenantId, legalEntityId: entity!.id }
  const checks = await service.worker.run(service.worker.get("Ledger").verify(scope))
  return checks.flatMap((check) => check.disagreements)
}
const rates = async (...days: readonly (readonly [day: string, rate: string])[]) => {
  for (const [day, rate] of days)
    await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", day, rate)
}
/** A posted payment without an invoice. */
const advance = async (amount: number, more: Json = {}) => {
  const { id } = await payments.draft(amount, more)
  expect((await payments.post(id)).status).toBe(200)
  return id
}
const payBack = async (id: string, paymentDate: string) => {
  const answer = await api.post(`/Payments/${id}/Refund`, { paymentDate })
  expect(answer.status, answer.text).toBe(201)
  return (answer.body as { readonly id: string }).id
}

describe("the journal", () => {
  it("of a refund of an advance has the advance against the bank", async () => {
    expect(await bookedOf(await payBack(await advance(30), "2026-01-20"))).toEqual([["1930 -30", "2420 30"]])
    expect(await disagreements()).toEqual([])
  })

  it("of a refund at another rate has the advance at the rate at which it came in, and the loss", async () => {
    await rates(["2026-01-01", "11"], ["2026-01-20", "11.2"])
    const back = await payBack(await advance(30, { currency: "EUR" }), "2026-01-20")
    const [inBase, outBase] = [30_00 * 11, (30_00 * 112) / 10]
    expect(await bookedOf(back)).toEqual([
      [oracle.line("1930", -outBase), oracle.line("2420", inBase), oracle.line("7960", outBase - inBase)],
    ])
    expect(await disagreements()).toEqual([])
  })

  it.each([
    ["SEK", []],
    ["EUR", [["2420 -6", "7960 6"]]],
  ])("of the tie of two old payments in %s has only what their rates make of it", async (currency, tied) => {
    await rates(["2026-01-01", "11"], ["2026-01-20", "11.2"])
    const came = await advance(30, { currency })
    const back = await payBack(came, "2026-01-20")
    const tie = async (operation: string) =>
      expect((await payments.patch(back, { refundOf: [{ operation, payment: came }] })).status).toBe(200)
    await tie("Remove")
    const before = (await payments.booked(back)).length
    await tie("Create")
    expect((await bookedOf(back)).slice(before)).toEqual(tied)
    expect(await disagreements()).toEqual([])
  })

  it("of a write-off, of its recovery and of its taking back has the tax only with tax relief", async () => {
    const plain = await invoiced([[80, "25"]])
    const withRelief = await invoiced([[80, "25"]])
    const first = await written(plain)
    expect(await newest()).toEqual(["1510 -100", "6351 100"])
    const second = await written(withRelief, { taxRelief: true })
    expect(second).toMatchObject({ amount: 100, taxRelief: true, taxAmount: 20, recoveredAmount: 0 })
    expect(await newest()).toEqual(["1510 -100", "2610 20", "6351 80"])
    await takenBack(plain, first.id, "2026-02-10")
    expect(await newest()).toEqual(["1510 100", "6351 -100"])
    const paid = await payments.paid(withRelief, 40, { paymentDate: "2026-02-11" })
    expect(await bookedOf(paid)).toEqual([["1930 40", "2610 -8", "6351 -32"]])
    await takenBack(withRelief, second.id, "2026-02-12")
    expect(await newest()).toEqual(["1510 60", "2610 -12", "6351 -48"])
    const { data } = (await api.get(`/Invoices/${withRelief.id}/WriteOffs`)).body as { readonly data: readonly Json[] }
    expect(data).toMatchObject([
      { recoveredAmount: 40, takenBack: { date: "2026-02-12", user: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
    ])
    expect(await disagreements()).toEqual([])
  })

  it("of a written-off credit note has the sides turned, and a refund after all takes it back", async () => {
    const invoice = await invoiced([[80, "25"]])
    await payments.paid(invoice, 100, { paymentDate: "2026-01-10" })
    const note = await billing.credit(invoice.id, {
      lines: [{ invoiceLineId: invoice.invoiceLines[0]!.id, amount: 40 }],
      invoiceAction: "CreateDraftAndPostInvoice",
      creditInvoiceDate: "2026-01-15",
    })
    expect(note).toMatchObject({ status: "Posted", balancedAmount: -50 })
    const { id } = await written(note)
    expect(await newest()).toEqual(["1510 50", "6351 -50"])
    expect(await billing.get(note.id)).toMatchObject({ status: "Settled", settledNotes: "written off" })
    const back = await payments.paid(note, -20, { paymentDate: "2026-02-11" })
    expect(await bookedOf(back)).toEqual([["1930 -20", "6351 20"]])
    await takenBack(note, id, "2026-02-12")
    expect(await newest()).toEqual(["1510 -30", "6351 30"])
    expect(await billing.get(note.id)).toMatchObject({ status: "Posted", balancedAmount: -30 })
    expect(await disagreements()).toEqual([])
  })
})

describe("a write-off with tax relief", () => {
  const lines = [
    [33.33, "25"],
    [19.99, "12"],
  ] as const
  /** Net and tax of the lines in öre: 33.33 + 8.33, and 19.99 + 2.40. */
  const weights = [3333, 833, 1999, 240]
  const total = 6405

  it("of a part has its share of each tax, by largest remainder, and gives it back share by share", async () => {
    const invoice = await invoiced(lines)
    expect(invoice).toMatchObject({ balancedAmount: total / 100 })
    const amount = 2117
    const parts = oracle.shared(amount, weights)
    const [, tax25 = 0, , tax12 = 0] = parts
    const { id } = await written(invoice, { amount: amount / 100, taxRelief: true })
    expect(await newest()).toEqual([
      oracle.line("1510", -amount),
      oracle.line("2610", tax25 + tax12),
      oracle.line("6351", amount - tax25 - tax12),
    ])
    expect(await billing.get(invoice.id)).toMatchObject({ status: "Posted", balancedAmount: (total - amount) / 100 })
    // A payment takes write-offs back before it pays what is open.
    const recovered = 701
    const paid = await payments.paid(invoice, recovered / 100, { paymentDate: "2026-03-10" })
    const stands = (tax: number) => oracle.share(tax, amount - recovered, amount)
    const taxBack = tax25 + tax12 - stands(tax25) - stands(tax12)
    expect(await bookedOf(paid)).toEqual([
      [oracle.line("1930", recovered), oracle.line("2610", -taxBack), oracle.line("6351", taxBack - recovered)],
    ])
    const reports = await makeReportReader(api)
    const taxIn = async (month: string, last: string) =>
      (await reports.rows("Tax by rate", `?From=2026-${month}-01&To=2026-${month}-${last}`)).map(
        ({ taxRate, tax, taxBase }) => [taxRate, tax, taxBase],
      )
    const rows = (of: (tax: number) => number) =>
      [
        [12, of(tax12) / 100, of(tax12) / 100],
        [25, of(tax25) / 100, of(tax25) / 100],
      ].filter(([, tax]) => tax !== 0)
    expect(await taxIn("02", "28")).toEqual(rows((tax) => -tax))
    expect((await taxIn("03", "31")).filter(([, tax]) => tax !== 0)).toEqual(rows((tax) => tax - stands(tax)))
    expect(await disagreements()).toEqual([])
    // The rest of the write-off is taken back: nothing of the relief is left in any period.
    await takenBack(invoice, id, "2026-04-01")
    const all = await reports.rows("Tax by rate", "?From=2026-02-01&To=2026-12-31")
    expect(all.map(({ net, tax, netBase, taxBase }) => [net, tax, netBase, taxBase])).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(await disagreements()).toEqual([])
  })

  it("in parts that come to the whole invoice corrects exactly the tax of the invoice, whatever the parts are", async () => {
    for (const cuts of [[2117], [1, 2], [3202, 3202], [777, 778, 779]]) {
      const invoice = await invoiced(lines)
      let left = total
      let tax = 0
      for (const cut of [...cuts, total - cuts.reduce((sum, each) => sum + each, 0)]) {
        const made = await written(invoice, { amount: cut / 100, taxRelief: true })
        tax += Math.round(made.taxAmount * 100)
        left -= cut
        expect(await billing.get(invoice.id)).toMatchObject({ balancedAmount: left / 100 })
      }
      expect(tax).toBe(833 + 240)
    }
    expect(await payments.balance("1510")).toBeCloseTo(0, 6)
    expect(await payments.balance("2610")).toBeCloseTo(0, 6)
    expect(await disagreements()).toEqual([])
  })

  it("in another currency corrects the tax at the rate of the invoice", async () => {
    await rates(["2026-01-01", "10.8338"])
    account = (await billing.account({ currency: "EUR" })).id
    const invoice = await invoiced([[80, "25"]], { currency: "EUR" })
    await written(invoice, { amount: 50, taxRelief: true })
    // Of the 100.00: 80.00 × 10.8338 = 866.70 net and 216.68 tax, together 1083.38; half of each.
    const base = oracle.share(108_338, 50, 100)
    const [, tax = 0] = oracle.shared(base, [86_670, 21_668])
    expect(await newest()).toEqual([
      oracle.line("1510", -base),
      oracle.line("2610", tax),
      oracle.line("6351", base - tax),
    ])
    expect(await disagreements()).toEqual([])
  })

  it("whose kept tax is not what stands is found by the checks of the books", async () => {
    await written(await invoiced([[80, "25"]]), { taxRelief: true })
    expect(await disagreements()).toEqual([])
    await service.sql("update svc.write_off_taxes set tax = tax + 1 where tenant_id = $1", [tenant.tenantId])
    expect((await disagreements()).map(({ message }) => message)).toEqual([
      "corrects 21 of tax; its write-off corrects 20.00",
    ])
  })
})
