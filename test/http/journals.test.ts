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
const posted = async (price: number, invoiceDate: string, more: Json = {}): Promise<InvoiceView> =>
  billing.posted(account, [await billing.taxedLine(price, "25")], { invoiceDate, ...more })
const journalOf = async ({ id }: InvoiceView) => {
  const { data } = await billing.page(`/Journals?Filter=vouchers/invoiceId eq guid'${id}'`)
  return data[0] as Json & { readonly id: string; readonly vouchers: readonly Json[] }
}
const numbers = async (path: string) => {
  const { data } = await billing.page(path)
  return data.map(({ transactionNumber }) => transactionNumber)
}

describe("a journal", () => {
  it("is listed by its accounting period and by an account that it books on", async () => {
    await posted(100, "2024-03-15")
    await posted(200, "2024-03-31")
    await posted(300, "2024-04-01")
    const count = async (query: string) => (await billing.page(`/Journals?${query}`)).totalCount
    expect(await count("FiscalYear=2024&FiscalPeriod=3")).toBe(2)
    expect(await count("FiscalYear=2024")).toBe(3)
    expect(await count("FiscalYear=2023")).toBe(0)
    expect(await count("FiscalYear=2024&FiscalPeriod=4&FinancialAccount=3000")).toBe(1)
    expect(await count("FinancialAccount=3000&OrderBy=postedDate desc")).toBe(3)
    expect(await count("FinancialAccount=3000&Filter=journalType eq 'Payment'")).toBe(0)
    const { data } = await billing.page<{ readonly id: string; readonly code: string }>("/ChartOfAccounts?PageSize=100")
    const { id } = data.find(({ code }) => code === "3000")!
    expect(await count(`FiscalYear=2024&FinancialAccount=${id}`)).toBe(3)
    const bare = data.find(({ code }) => !["1510", "2610", "3000", "3740"].includes(code))!
    expect(await count(`FinancialAccount=${bare.code}`)).toBe(0)
    expectProblem(await api.get("/Journals?FiscalPeriod=3"), 400, "FiscalYear")
    expectProblem(await api.get("/Journals?FinancialAccount=9999999"), 400, "FinancialAccount")
    const { api: other } = await service.createTenant()
    expect((await other.get("/Journals?FiscalYear=2024")).body).toMatchObject({ totalCount: 0 })
  })

  it("is summed with others, in base currency and in that of the sale, unless it is very long", async () => {
    await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.5")
    const euro = await billing.account({ currency: "EUR" })
    const [swedish, foreign] = [
      await journalOf(await posted(100.1, "2024-03-15")),
      await journalOf(await billing.posted(euro.id, [await billing.taxedLine(10, "25")], { currency: "EUR" })),
    ]
    const sums = (ids: readonly string[], client = api) => client.get(`/Journals/Sums?JournalIds=${ids.join(",")}`)
    const both = [swedish.id, foreign.id]
    const answer = await sums(both)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toEqual({
      data: expect.arrayContaining([
        {
          journalId: swedish.id,
          debitAmount: 125.13,
          creditAmount: 125.13,
          salesCurrencySums: [{ salesCurrency: "SEK", debitAmount: 125.13, creditAmount: 125.13 }],
        },
        {
          journalId: foreign.id,
          debitAmount: 143.75,
          creditAmount: 143.75,
          salesCurrencySums: [{ salesCurrency: "EUR", debitAmount: 12.5, creditAmount: 12.5 }],
        },
      ]),
    })
    const { api: stranger } = await service.createTenant()
    expect((await sums(both, stranger)).body).toEqual({ data: [] })
    expectProblem(await sums(["1"]), 400, "JournalIds")
    await service.sql("update svc.vouchers set position = 20000 where journal_id = $1", [foreign.id])
    expect((await sums(both)).body).toMatchObject({ data: [{ journalId: swedish.id }] })
  })

  it("is found by the number of its invoice", async () => {
    const [one, other] = [await posted(100, "2024-03-15"), await posted(200, "2024-03-15")]
    const count = async (condition: string) =>
      (await billing.page(`/Journals?Filter=vouchers/invoiceNumber ${condition}`)).totalCount
    const { data } = await billing.page(`/Journals?Filter=vouchers/invoiceNumber eq '${one.invoiceNumber}'`)
    expect(data).toEqual([await journalOf(one)])
    expect(await count(`ge '${one.invoiceNumber}'`)).toBe(2)
    expect(await count(`gt '${other.invoiceNumber}'`)).toBe(0)
    expect(await count(`ne '${one.invoiceNumber}'`)).toBe(1)
    expect(await count("eq null")).toBe(0)
    const { api: stranger } = await service.createTenant()
    const path = `/Journals?Filter=vouchers/invoiceNumber eq '${one.invoiceNumber}'`
    expect((await stranger.get(path)).body).toMatchObject({ totalCount: 0 })
  })

  it("takes a description and what the general ledger says of it, and nothing else", async () => {
    const journal = await journalOf(await posted(100, "2024-03-15"))
    const patch = { description: "Handed over", externalERPId: "GL-1", transferredToERP: "2024-04-01T10:00:00.000Z" }
    const changed = await api.patch(`/Journals/${journal.id}`, patch)
    const { modified } = changed.body as { readonly modified: string }
    expect(modified > String(journal["modified"])).toBe(true)
    expect(changed.body).toEqual({ ...journal, ...patch, modified })
    expect((await api.get(`/Journals/${journal.id}`)).text).toBe(changed.text)
    expect(await billing.page("/Journals?Filter=externalERPId eq 'GL-1'")).toMatchObject({ totalCount: 1 })
    expect(await billing.page(`/Journals?ModifiedAfter=${modified}`)).toMatchObject({ totalCount: 1 })
    const removed = await api.patch(`/Journals/${journal.id}`, { externalERPId: "", transferredToERP: null })
    expect(removed.body).toEqual({ ...journal, description: "Handed over", modified: expect.any(String) })

    const wrong: readonly (readonly [string, Json])[] = [
      ["description", { description: null }],
      ["description", { description: "" }],
      ["transferredToERP", { transferredToERP: "yesterday" }],
      ["journalNumber", { journalNumber: "J-1" }],
      ["vouchers", { vouchers: [] }],
    ]
    for (const [field, body] of wrong) expectProblem(await api.patch(`/Journals/${journal.id}`, body), 400, field)
    expectProblem(await api.patch(`/Journals/${nobody}`, patch), 400, "id")
    expectProblem(await (await service.createTenant()).api.patch(`/Journals/${journal.id}`, patch), 400, "id")
  })

  it("is listed without vouchers, and summed by account", async () => {
    const { vouchers: _, ...head } = await journalOf(await posted(100, "2024-03-15"))
    const details = await billing.page("/Journals/JournalDetails")
    expect(details.data).toEqual([head])
    const summary = await api.get(`/Journals/${head.id}/JournalSummary`)
    const line = (accountCode: string, debitAmount: number, creditAmount: number) =>
      expect.objectContaining({ accountCode, debitAmount, creditAmount })
    expect(summary.body).toEqual({
      pageNumber: 1,
      pageSize: 1,
      totalPages: 1,
      totalCount: 1,
      data: [{ ...head, summaryLines: [line("1510", 125, 0), line("2610", 0, 25), line("3000", 0, 100)] }],
    })
    expectProblem(await api.get(`/Journals/${nobody}/JournalSummary`), 404)
  })
})

describe("accounting transactions", () => {
  it("are those of a fiscal year, a period, a quarter, an account or a journal, by their days", async () => {
    expect((await api.patch("/LegalEntities", { fiscalYearStartMonth: 4 })).status).toBe(200)
    const days = ["2024-04-01", "2024-03-31", "2025-03-31", "2024-06-30", "2024-07-01", "2025-04-01"]
    for (const day of days) await posted(100, day)
    const path = "/Journals/AccountingTransactions"
    expect(await numbers(`${path}/2024`)).toEqual(["J-1", "J-4", "J-5", "J-3"])
    expect(await numbers(`${path}/2024/FiscalPeriod/3`)).toEqual(["J-4"])
    expect(await numbers(`${path}/2024/FiscalQuarter/1`)).toEqual(["J-1", "J-4"])
    expect(await numbers(`${path}/2023/FiscalQuarter/4?Filter=source eq 'Invoicing'`)).toEqual(["J-2"])
    expect(await numbers(`${path}/2024?OrderBy=effectiveDate desc&PageSize=2&PageNumber=2`)).toEqual(["J-4", "J-1"])
    const chart = await billing.page<Json>("/ChartOfAccounts?Filter=code eq '2610'")
    for (const named of ["2610", String(chart.data[0]!["id"])]) {
      expect(await numbers(`${path}/2024/FinancialAccounts/${named}`)).toEqual(["J-1", "J-4", "J-5", "J-3"])
      expect(await numbers(`${path}/2024/FinancialAccount/${named}`)).toHaveLength(4)
    }
    expect(await numbers(`${path}/2024/FinancialAccounts/1930`)).toEqual([])
    const wrong = {
      "/2024/FiscalPeriod/13": "period",
      "/2024/FiscalQuarter/0": "quarter",
      "/0": "year",
      "/2024/FinancialAccounts/9": "financialAccount",
    }
    for (const [more, field] of Object.entries(wrong)) expectProblem(await api.get(path + more), 400, field)
    expectProblem(await api.get(`/Journals/${nobody}/AccountingTransactions`), 400, "id")
  })

  it("show the voucher as its journal does, with its invoice and account, once for each voucher", async () => {
    const [{ id: entity } = { id: "" }] = tenant.legalEntities
    await addRate(service.sql, tenant.tenantId, entity, "EUR", "SEK", "2024-01-10", "11")
    await addRate(service.sql, tenant.tenantId, entity, "EUR", "SEK", "2024-02-10", "10.8")
    const customer = await billing.account({ currency: "EUR" })
    const line = await billing.taxedLine(100, "0")
    const one = (invoiceDate: string) => billing.posted(customer.id, [line], { currency: "EUR", invoiceDate })
    const invoice = await one("2024-01-10")
    const note = await billing.credit((await one("2024-02-10")).id, {
      creditAllInvoiceLines: true,
      invoiceAction: "CreateDraftAndPostInvoice",
    })
    expect((await api.post(`/Invoices/${invoice.id}/Match`, { creditInvoiceId: note.id })).status).toBe(200)
    const [match] = (await billing.page("/Journals?Filter=journalType eq 'Payment'")).data
    const { data } = await billing.page(`/Journals/${String(match!["id"])}/AccountingTransactions`)
    const [voucher] = match!["vouchers"] as readonly Json[]
    const { invoiceNumber, ...shown } = voucher!
    const {
      data: [settled],
    } = await billing.page<Json>(`/Invoices?Filter=id eq guid'${invoice.id}'`)
    expect(data).toEqual([
      {
        ...shown,
        journalId: match!["id"],
        invoice: expect.objectContaining({
          id: invoice.id,
          invoiceNumber,
          status: settled!["status"],
          totalAmount: 100,
          settledAmount: 100,
          currency: "EUR",
        }),
        invoiceAccount: expect.objectContaining({ id: customer.id, name: customer["name"], currencyCode: "EUR" }),
      },
    ])
    // Two lines of the voucher are on the account, but the journal is listed once.
    const year = String(match!["postedDate"]).slice(0, 4)
    const path = `/Journals/AccountingTransactions/${year}/FinancialAccounts/1510?Filter=source eq 'Payment'`
    expect(await numbers(path)).toEqual([match!["journalNumber"]])
  })
})
