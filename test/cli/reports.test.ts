import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeReportTenant, type ReportTenant } from "../support/reports/report-tenant.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { makeSvc, type Svc } from "./run-svc.ts"

let service: TestService
let svc: Svc
let reports: ReportTenant["reports"]
let tenant: readonly string[]
const folder = mkdtempSync(path.join(tmpdir(), "svc-reports-"))
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  const made = await makeReportTenant(service)
  reports = made.reports
  tenant = ["--tenant", made.tenant.tenantId]
  svc = makeSvc({ DATABASE_URL: service.databaseUrl, SVC_ENCRYPTION_KEY: randomBytes(32).toString("base64") })
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

const year = ["--from", "2024-01-01", "--to", "2024-12-31"]
const query = "?From=2024-01-01&To=2024-12-31"

describe("svc reports", () => {
  it("lists the reports, and shows the rows that the interface answers", async () => {
    const { stdout } = await svc.run(["reports", "list"])
    expect(stdout).toMatch(/^Invoice journal +--from, --to +invoiceNumber, invoiceDate, /m)
    expect(await svc.json("reports", "show", "invoice journal", ...tenant, ...year)).toEqual({
      totalCount: 5,
      data: await reports.rows("Invoice journal", query),
    })
    const sorted = [
      "reports",
      "show",
      "Invoice journal",
      ...tenant,
      ...year,
      "--order",
      "totalAmount desc",
      "--limit",
      "1",
    ]
    const { stdout: text } = await svc.run([...sorted, "--filter", "currency eq 'SEK'"])
    expect(text).toMatch(/^invoiceNumber +invoiceDate +accountName/)
    expect(text).toMatch(/^2 +2024-02-01 +Öberg, Åke & son +SEK +1000000023\.32 /m)
    expect(text).toContain("2 more rows: svc reports export")
  })

  it("writes all rows as the interface does, and over no file that is there", async () => {
    const file = path.join(folder, "journal.csv")
    const args = ["reports", "export", "Invoice journal", ...tenant, ...year, "--file", file]
    expect(await svc.run(args)).toMatchObject({ code: 0, stdout: `5 rows were written to ${file}.\n` })
    expect(readFileSync(file, "utf8")).toBe(await reports.csv("Invoice journal", query))
    const again = await svc.run(args)
    expect(again.code).toBe(1)
    expect(again.stderr).toMatch(/journal\.csv cannot be written: EEXIST/)
  })

  it("says which reports there are, and what is wrong with a date", async () => {
    const unknown = await svc.run(["reports", "show", "Invoices", ...tenant])
    expect(unknown).toMatchObject({ code: 1 })
    expect(unknown.stderr).toContain("There is no report 'Invoices'. They are MRR by month, ")
    const wrong = await svc.run(["reports", "show", "Invoice journal", ...tenant, "--date", "2024-01-01"])
    expect(wrong).toMatchObject({ code: 1 })
    expect(wrong.stderr).toContain("Date")
  })
})
