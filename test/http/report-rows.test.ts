import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { writtenColumns } from "../support/database/written-columns.ts"
import { makeBilling } from "../support/invoicing/billing.ts"
import { makeReportTenant, type ReportTenant } from "../support/reports/report-tenant.ts"
import { makeReportReader, readCsv, type Row } from "../support/reports/reports.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

let service: TestService
let tenant: TestTenant
let api: ReportTenant["api"]
let reports: ReportTenant["reports"]
const year = "?From=2024-01-01&To=2024-12-31"

beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  ;({ tenant, api, reports } = await makeReportTenant(service))
})
afterAll(() => service.close())
describe("the rows of a report", () => {
  it("are sorted by any field, filtered and paged", async () => {
    const journal = await reports.rows("Invoice journal", year)
    const by = (name: string, direction: 1 | -1) =>
      journal.toSorted((a, b) => (Number(a[name]) - Number(b[name])) * direction)
    expect(await reports.rows("Invoice journal", `${year}&SortByField=TotalAmount`)).toEqual(by("totalAmount", 1))
    expect(await reports.rows("Invoice journal", `${year}&SortByField=totalAmount&SortDirection=desc`)).toEqual(
      by("totalAmount", -1),
    )
    expect(await reports.rows("Invoice journal", `${year}&SortDirection=desc`)).toEqual(
      journal.toSorted((a, b) => (String(a["invoiceNumber"]) < String(b["invoiceNumber"]) ? 1 : -1)),
    )
    const page = await reports.page("Invoice journal", `${year}&PageSize=2&PageNumber=2&SortByField=tax`)
    expect(page).toMatchObject({ totalCount: 5, totalPages: 3, data: by("tax", 1).slice(2, 4) })
    for (const size of [4, 5, 6])
      expect(await reports.page("Invoice journal", `${year}&PageSize=${size}`)).toMatchObject({ totalCount: 5 })
    const euros = await reports.page("Invoice journal", `${year}&Filter=currency eq 'EUR' and tax gt 10`)
    expect(euros.data).toEqual(journal.filter((row) => row["currency"] === "EUR" && Number(row["tax"]) > 10))
    const bare = await api.get(reports.path("Invoice journal", `${year}&Skip=1&Take=1`), { "api-version": "2.0" })
    expect(bare.body).toEqual(journal.slice(1, 2))
  })

  it("are those of this month and of today where nothing is said", async () => {
    expect(await reports.page("Invoice journal")).toMatchObject({ totalCount: 0 })
    expect(await reports.page("Invoice journal", "?From=2024-03-01")).toMatchObject({ totalCount: 3 })
    expect(await reports.page("Invoice journal", "?To=2024-02-29")).toMatchObject({ totalCount: 2 })
  })

  it("are refused with what is wrong", async () => {
    const refuse = async (query: string, field: string, name = "Invoice journal") =>
      expectProblem(await api.get(reports.path(name, query)), 400, field)
    await refuse("?From=2024-02-01&To=2024-01-31", "To")
    await refuse("?From=2023-02-29", "From")
    await refuse("?Date=2024-01-01", "Date")
    await refuse("?SortByField=owner", "SortByField")
    await refuse("?SortByField=tax&SortDirection=down", "SortDirection")
    await refuse("?Filter=owner eq 'x'", "Filter")
    await refuse("?From=2010-01-01&To=2020-01-01", "To", "MRR by month")
    expectProblem(await api.get("/Reports/00000005-0000-8000-8000-000000000099/Data"), 404)
    expectProblem(await api.get("/Reports/00000005-0000-8000-8000-000000000099"), 404)
    const limited = await tenant.apiWith(["invoices:admin", "orders:admin"])
    expect((await limited.get("/Reports")).status).toBe(403)
    expect((await (await tenant.apiWith(["reports:read"])).get(reports.path("Tax by rate"))).status).toBe(200)
  })
})

describe("a report as CSV", () => {
  const guarded = (row: Row, fields: readonly string[]) =>
    fields.map((name) => {
      const value = (row[name] ?? "") as string | number
      return typeof value === "string" && /^[=+\-@]/.test(value) ? `'${value}` : String(value)
    })

  it("has the names of the fields, then every row; a text is never a formula", async () => {
    for (const name of ["Invoice journal", "Tax by rate", "MRR by month"]) {
      const [head, ...lines] = readCsv(await reports.csv(name, year))
      const rows = await reports.rows(name, year)
      expect(lines).toEqual(rows.map((row) => guarded(row, head!)))
    }
    const text = await reports.csv("Invoice journal", year)
    expect(text).toContain(`"'=cmd|"" /C calc""!A0"`)
    expect(text).toContain('"Öberg, Åke\r\n& son"')
    expect(text).toContain(",1000000023.32,120000005.83,1120000029.15,")
  })

  it("has a page where one is asked for, and an order and a filter as the rows have", async () => {
    const query = `${year}&SortByField=tax&Filter=currency eq 'SEK'`
    const [head, ...lines] = readCsv(await reports.csv("Invoice journal", query))
    const rows = await reports.rows("Invoice journal", query)
    expect(lines).toEqual(rows.map((row) => guarded(row, head!)))
    expect(readCsv(await reports.csv("Invoice journal", `${query}&PageSize=1&PageNumber=2`))).toEqual([head, lines[1]])
  })

  it("is given where the client prefers it, else JSON is", async () => {
    const typeFor = async (accept: string) =>
      (await api.get(reports.path("Tax by rate", year), { accept })).headers.get("content-type")
    expect(await typeFor("text/csv; header=present, application/json;q=0.5")).toBe("text/csv; charset=utf-8")
    expect(await typeFor("application/json, text/csv;q=0.5")).toBe("application/json; charset=utf-8")
    expect(await typeFor("application/pdf")).toBe("application/json; charset=utf-8")
  })

  it("has more rows than are in memory at once, each once", async () => {
    const columns = await writtenColumns(service.sql, "invoices")
    const own = await service.createTenant()
    const ownBilling = makeBilling(own.api)
    const { id: account } = await ownBilling.account()
    await ownBilling.posted(account, [ownBilling.line(1)], { invoiceDate: "2024-01-01" })
    await service.sql(
      `insert into svc.invoices (${columns}) select ${columns} from (select (jsonb_populate_record(i, jsonb_build_object(
         'id', gen_random_uuid(), 'invoice_number', 'C' || n))).* from svc.invoices i, generate_series(1, 1499) n
       where i.tenant_id = $1) copies`,
      [own.tenantId],
    )
    const read = await makeReportReader(own.api)
    const lines = readCsv(await read.csv("Invoice journal", year)).slice(1)
    expect(lines).toHaveLength(1500)
    expect(new Set(lines.map(([number]) => number)).size).toBe(1500)
  })
})
