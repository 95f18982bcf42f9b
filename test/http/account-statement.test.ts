import { extractText, getDocumentProxy } from "unpdf"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addRate, type Billing, type InvoiceView, type Json, makeBilling } from "../support/invoicing/billing.ts"
import { writtenColumns } from "../support/database/written-columns.ts"
import { makePayments } from "../support/payments/payments.ts"
import { readCsv } from "../support/reports/reports.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { expectProblem } from "../support/service/problems.ts"
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

const invoiced = async (price: number, invoiceDate: string, more: Json = {}, of = account) =>
  billing.posted(of, [await billing.taxedLine(price, "0")], { invoiceDate, ...more })
const path = (query = "?From=2026-01-01&To=2035-12-31", of = account) => `/Accounts/${of}/Statement${query}`

interface StatementView {
  readonly opening: number
  readonly closing: number
  readonly advances: number
  readonly rows: readonly Json[]
  readonly openItems: readonly Json[]
}
const statement = async (query?: string, of?: string) => {
  const answer = await api.get(path(query, of))
  expect(answer.status, answer.text).toBe(200)
  return answer.body as StatementView
}
/** The rows of a statement as texts. */
const shown = ({ rows }: Pick<StatementView, "rows">) =>
  rows.map(({ date, kind, number, text, debit, credit, balance }) =>
    [date, kind, number, text, debit === undefined ? `-${String(credit)}` : debit, balance]
      .filter((each) => each !== undefined)
      .map(String)
      .join(" "),
  )
const rowsOf = async (of = account) => shown(await statement(undefined, of))
const today = async () =>
  (await service.sql<{ readonly day: string }>("select (now() at time zone 'Europe/Stockholm')::date::text as day"))[0]!
    .day

describe("the statement of an account", () => {
  it("has each kind of row with the balance after it", async () => {
    const [entity] = tenant.legalEntities
    await api.patch(`/LegalEntities/${entity!.id}`, { paymentTolerance: 1 })
    const first = await invoiced(100, "2026-01-02", { yourReference: "=cmd" })
    const numberOf = ({ invoiceNumber }: InvoiceView) => invoiceNumber!
    const advance = await payments.paid(first, 130, { paymentDate: "2026-01-10", description: "Too much" })
    const refund = await payments.draft(-20, {
      paymentDate: "2026-01-12",
      reference: "back",
      refundOf: [{ payment: advance, amount: 20 }],
    })
    expect((await payments.post(refund.id)).status).toBe(200)
    const second = await invoiced(50, "2026-02-01")
    await payments.paid(second, 49.5, { paymentDate: "2026-02-03", description: "Nearly" })
    const third = await invoiced(80, "2026-03-01")
    const note = await billing.credit(third.id, {
      lines: [{ invoiceLineId: third.invoiceLines[0]!.id, amount: 30 }],
      creditInvoiceDate: "2026-03-02",
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    const written = await api.post(`/Invoices/${third.id}/WriteOff`, { date: "2026-04-01", reason: "bankrupt" })
    expect(written.status, written.text).toBe(201)
    await payments.paid(third, 35, { paymentDate: "2026-05-01", description: "After all" })
    const { id: writeOff } = written.body as { readonly id: string }
    expect((await api.delete(`/Invoices/${third.id}/WriteOffs/${writeOff}?Date=2026-05-02`)).status).toBe(204)
    const fourth = await invoiced(40, "2026-06-01")
    expect((await api.post("/Invoices/paid", { invoiceId: fourth.id, paymentDate: "2026-06-02" })).status).toBe(200)
    const all = await statement("?From=2026-01-01&To=2035-12-31")
    expect(shown(all).filter((row) => !row.includes("Match"))).toEqual([
      `2026-01-02 Invoice ${numberOf(first)} =cmd 100 100`,
      "2026-01-10 Payment Too much -130 -30",
      "2026-01-12 Refund back 20 -10",
      `2026-02-01 Invoice ${numberOf(second)} 50 40`,
      "2026-02-03 Payment Nearly -49.5 -9.5",
      "2026-02-03 RoundingWriteOff Nearly -0.5 -10",
      `2026-03-01 Invoice ${numberOf(third)} 80 70`,
      `2026-03-02 CreditNote ${numberOf(note)} -30 40`,
      `2026-04-01 WriteOff ${numberOf(third)} bankrupt -80 -40`,
      "2026-05-01 Payment After all -35 -75",
      `2026-05-01 WriteOffTakenBack ${numberOf(third)} After all 35 -40`,
      `2026-05-02 WriteOffTakenBack ${numberOf(third)} bankrupt 45 5`,
      `2026-06-01 Invoice ${numberOf(fourth)} 40 45`,
      `2026-06-02 PaidElsewhere ${numberOf(fourth)} -40 5`,
    ])
    expect([all.opening, all.closing, all.advances]).toEqual([0, 5, 10])
    // In the order of their due dates: a credit note is due at once.
    expect(all.openItems).toMatchObject([
      { invoice: note.id, balance: -30 },
      { invoice: third.id, balance: 45 },
    ])
    expect(all.rows[0]).toMatchObject({ dueDate: first["dueDate"], invoice: first.id })
    expect(all.rows[1]).toMatchObject({ payment: advance })
    const before = await statement("?From=2026-01-12&To=2026-02-28")
    expect([before.opening, before.closing, before.rows.length]).toEqual([-30, -10, 4])

    expect((await api.post(`/Invoices/${third.id}/Match`, { creditInvoiceId: note.id })).status).toBe(200)
    const day = await today()
    const matched = await statement("?From=2026-01-01&To=2035-12-31")
    expect(shown(matched)).toContain(`${day} Match ${numberOf(third)} ${numberOf(note)} 0 5`)
    expect(matched.openItems).toMatchObject([{ invoice: third.id, balance: 15 }])
    expect(matched.closing).toBe(5)
  })

  it("has of a payment what it does for the account", async () => {
    const other = (await billing.account()).id
    const mine = await invoiced(100, "2026-01-02")
    const theirs = await invoiced(60, "2026-01-03", {}, other)
    const id = await payments.paid(mine, 150, { paymentDate: "2026-01-10" })
    const day = await today()
    expect((await payments.settle(id, theirs, { amount: 45 })).status).toBe(200)
    expect((await rowsOf()).slice(1)).toEqual(["2026-01-10 Payment -150 -50", `${day} Reversal 45 -5`])
    expect((await rowsOf(other)).slice(1)).toEqual([`${day} Payment -45 15`])
    // An advance that settles an invoice of the same account changes nothing that is owed.
    const later = await invoiced(5, "2026-01-11")
    expect((await payments.settle(id, later)).status).toBe(200)
    expect((await payments.unsettle(id, mine)).status).toBe(200)
    expect((await rowsOf()).slice(1)).toEqual([
      "2026-01-10 Payment -150 -50",
      `2026-01-11 Invoice ${later.invoiceNumber!} 5 -45`,
      `${day} Reversal 45 0`,
    ])
    expect(await statement()).toMatchObject({ advances: 100, openItems: [{ balance: 100 }], closing: 0 })
    expect((await payments.unsettle(id, theirs)).status).toBe(200)
    // A part that came and went on one day leaves no row.
    expect(await rowsOf(other)).toHaveLength(1)
  })

  it("is of one currency, and begins with what was owed before", async () => {
    await invoiced(100, "2026-01-02")
    const [entity] = tenant.legalEntities
    await addRate(service.sql, tenant.tenantId, entity!.id, "EUR", "SEK", "2026-01-01", "11")
    const inEuros = { currency: "EUR", account, paymentDate: "2026-01-20", amount: 70 }
    expect((await payments.post((await payments.draft(70, inEuros)).id)).status).toBe(200)
    expect(await statement("?From=2026-01-10&To=2026-01-31")).toMatchObject({ opening: 100, rows: [], closing: 100 })
    expect(await statement("?From=2026-01-10&To=2026-01-31&Currency=EUR")).toMatchObject({
      currency: "EUR",
      opening: 0,
      rows: [{ kind: "Payment", credit: 70 }],
      closing: -70,
      advances: 70,
    })
    const usual = (await statement("")) as StatementView & { readonly from: string; readonly to: string }
    const day = await today()
    expect([usual.from, usual.to]).toEqual([`${day.slice(0, 8)}01`, day])
  })
})

describe("the files of a statement", () => {
  it("as CSV have every row, and no text that a program takes for a formula", async () => {
    await invoiced(100, "2026-01-02", { yourReference: "=1+1" })
    const made = await invoiced(12.34, "2026-01-03", { yourReference: 'a, "b"' })
    await payments.paid(made, 12.34, { description: "@SUM(AA1)" })
    const answer = await api.get(path(), { accept: "text/csv" })
    expect(answer.status, answer.text).toBe(200)
    const cells = readCsv(answer.text)
    expect(cells.map((row) => row.slice(0, 2).concat(row.slice(3, 7)))).toEqual([
      ["date", "kind", "text", "debit", "credit", "balance"],
      ["2026-01-01", "Opening", "", "", "", "0"],
      ["2026-01-02", "Invoice", "'=1+1", "100", "", "100"],
      ["2026-01-03", "Invoice", 'a, "b"', "12.34", "", "112.34"],
      ["2026-01-10", "Payment", "'@SUM(AA1)", "", "12.34", "100"],
      ["2035-12-31", "Closing", "", "", "", "100"],
    ])
    expect(cells[3]![2]).toBe(made.invoiceNumber)
  })

  it("as PDF are in the language of the account's country", async () => {
    const address = (country: string) => ({ defaultInvoiceAddress: { street: "Storgatan 1", city: "Lund", country } })
    const { clientId, secret } = tenant
    const { body } = await service.anonymous.post("/auth/v2/token", { clientId, secret })
    const authorization = `Bearer ${(body as { readonly access_token: string }).access_token}`
    const titles = { SE: "Kontoutdrag", PL: "Wyciąg z konta", DE: "Kontoauszug", FR: "Account statement" }
    for (const [country, title] of Object.entries(titles)) {
      const { id } = await billing.account({ name: `Kund ${country}`, ...address(country) })
      const invoice = await invoiced(1234.5, "2026-01-02", {}, id)
      const response = await fetch(`${service.origin}${path(undefined, id)}`, {
        headers: { authorization, accept: "application/pdf" },
      })
      expect(response.status).toBe(200)
      expect(response.headers.get("content-type")).toBe("application/pdf")
      const bytes = new Uint8Array(await response.arrayBuffer())
      const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
      const words = text.replaceAll(/\s+/g, " ")
      for (const said of [title, `Kund ${country}`, "Storgatan 1", invoice.invoiceNumber!, "1 234.50"])
        expect(words, country).toContain(said)
    }
  })
})

it("nobody reads the statement of another one's account", async () => {
  await invoiced(100, "2026-01-02")
  const other = await service.createTenant()
  for (const accept of ["application/json", "text/csv", "application/pdf"])
    expectProblem(await other.api.get(path(), { accept }), 404, "message")
  const several = await service.createTenant(["Alpha AB", "Beta AB"])
  const alpha = await several.apiWith(["*:admin"], { "legal-entity": "Alpha AB" })
  const beta = await several.apiWith(["*:admin"], { "legal-entity": "Beta AB" })
  const { id } = await makeBilling(alpha).account()
  expect((await alpha.get(path(undefined, id))).status).toBe(200)
  expectProblem(await beta.get(path(undefined, id)), 404, "message")
})

it("a statement of too many years or rows is refused with what helps", async () => {
  expect((await statement("?From=2016-12-31&To=2026-12-31")).rows).toEqual([])
  const years = expectProblem(await api.get(path("?From=2016-12-30&To=2026-12-31")), 400, "From")
  expect(years.errors?.["From"]?.[0]).toContain("10 years")
  expectProblem(await api.get(path("?From=2026-02-01&To=2026-01-31")), 400, "To")
  expectProblem(await api.get(path("?Currency=krona")), 400, "Currency")
  const { id } = await invoiced(1, "2026-01-02")
  const columns = await writtenColumns(service.sql, "invoices")
  await service.sql(
    `insert into svc.invoices (${columns}) select ${columns} from (select made.* from svc.invoices i, generate_series(1, 5000) n,
      jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'invoice_number', 'C' || n)) made
      where i.tenant_id = $1 and i.id = $2) copies`,
    [tenant.tenantId, id],
  )
  expect((await statement()).rows).toHaveLength(5001)
  const drawn = expectProblem(await api.get(path(), { accept: "application/pdf" }), 400, "From")
  expect(drawn.errors?.["From"]?.[0]).toContain("5,000 rows: ask for a shorter period, or for text/csv")
})
