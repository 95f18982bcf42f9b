import { query } from "@svc/adapters/postgres/base/transaction"
import { makePostgresReportRows } from "@svc/adapters/postgres/reports/report-rows"
import { accountFields } from "@svc/domain/customers/account"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { ReportTime } from "@svc/domain/reports/report"
import type { LegalEntityId, TenantId } from "@svc/domain/shared/ids"
import { Effect, Result } from "effect"
import { sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeBilling } from "../support/invoicing/billing.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { makeReportReader, readCsv } from "../support/reports/reports.ts"
import { expectProblem } from "../support/service/problems.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { ofATest } from "../support/statements/of-a-test.ts"

let service: TestService
let api: ApiClient
let webhookId: string
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  api = (await service.createTenant()).api
  await makeBilling(api).account({ name: "Customer" })
  const webhook = { url: "https://receiver.example/", events: ["InvoicePosted"], webhookStatus: "Disabled" }
  webhookId = ((await api.post("/Webhooks", webhook)).body as { readonly id: string }).id
  await api.post("/Events", { eventType: "AccountCreated", data: {} })
})
afterAll(() => service.close())

const connected = async () => {
  const client = new Client({ connectionString: service.databaseUrl })
  await client.connect()
  return client
}

describe("a filter that needs too much time", () => {
  it("is refused by name, while others are answered", async () => {
    // Statements that read accounts wait for this transaction until their time limit.
    const busy = await connected()
    try {
      await busy.query("begin; lock table svc.accounts in access exclusive mode")
      const refused = api.get("/Accounts?Filter=substringof('9',name)")
      await service.untilBlocked()
      expect((await api.get("/Webhooks")).status).toBe(200)
      expect(expectProblem(await refused, 400, "message")).toMatchObject({ type: "/problems/narrow-the-filter" })
    } finally {
      await busy.end()
    }
    expect((await api.get("/Accounts?Filter=substringof('9',name)")).status).toBe(200)
  })

  // Each of these lists sends several statements. The first waits for one table, a later one for another.
  it.each([
    ["the log of deliveries", "/WebhookDeliveries?Status=Held,Failed", "webhooks", "webhook_deliveries"],
    ["the log of deliveries with a value", "/WebhookDeliveries?Search=x", "events", "webhooks"],
    ["the log of events", "/Events", "events", "webhook_deliveries"],
    ["the figures of a webhook", "/Webhooks/{id}/Stats", "webhook_deliveries", "webhook_attempts"],
  ])("has one time for all statements of %s", async (_, path, first, later) => {
    const url = path.replace("{id}", webhookId)
    expect((await api.get(url)).status).toBe(200)
    const [holdsFirst, holdsLater, control] = [await connected(), await connected(), await connected()]
    try {
      await holdsFirst.query(`begin; lock table svc.${first} in access exclusive mode`)
      await holdsLater.query(`begin; lock table svc.${later} in access exclusive mode`)
      const ended: string[] = []
      const refused = api.get(url).finally(() => ended.push("the list"))
      await service.untilBlocked()
      await new Promise((resume) => setTimeout(resume, 1500))
      await holdsFirst.query("rollback")
      // If the later statement had two seconds of its own, the list would end after this control.
      await control.query("set statement_timeout = 1900")
      const cutOff = control.query(`select from svc.${later} limit 1`).catch(() => ended.push("the control"))
      expect(expectProblem(await refused, 400, "message")).toMatchObject({ type: "/problems/narrow-the-filter" })
      await cutOff
      expect(ended).toEqual(["the list", "the control"])
    } finally {
      await Promise.all([holdsFirst.end(), holdsLater.end(), control.end()])
    }
  })

  it("leaves the statements behind it the time that they had", async () => {
    const { tenantId, legalEntityId } = (
      await service.sql<{ tenantId: TenantId; legalEntityId: LegalEntityId }>(
        `select tenant_id as "tenantId", legal_entity_id as "legalEntityId" from svc.accounts limit 1`,
      )
    )[0]!
    const request = Result.getOrThrow(
      readListRequest(accountFields, { Filter: "inactive eq false" }, { offset: 0, limit: 1 }),
    )
    const timeout = query(service.http.get("Db"), "test", (q) =>
      sql<{ now: string }>`${sql.raw(ofATest)} select current_setting('statement_timeout') as now`.execute(q),
    )
    const read = Effect.andThen(service.http.get("AccountStore").list({ tenantId, legalEntityId }, request), timeout)
    const [behind, before] = [
      await service.http.atomically(tenantId, read),
      await service.http.atomically(tenantId, timeout),
    ]
    expect(behind.rows).toEqual(before.rows)
    expect(before.rows).not.toEqual([{ now: "0" }])
  })
})

describe("a report", () => {
  it("is answered where reading it takes longer than a list may", async () => {
    const reports = await makeReportReader(api)
    const busy = await connected()
    try {
      await busy.query("begin; lock table svc.invoices in access exclusive mode")
      const asked = reports.page("Invoice journal")
      await service.untilBlocked()
      // A list would be stopped after two seconds.
      await new Promise((resume) => setTimeout(resume, 2500))
      await busy.query("rollback")
      expect(await asked).toMatchObject({ totalCount: 0 })
    } finally {
      await busy.end()
    }
  })

  it("as text takes longer than a statement may, as the sentence about a page says", async () => {
    const hasty = await openService({
      http: true,
      beside: service,
      settings: { SVC_DATABASE_STATEMENT_TIMEOUT_SECONDS: "1" },
    })
    const busy = await connected()
    try {
      const reports = await makeReportReader((await hasty.createTenant()).api)
      await busy.query("begin; lock table svc.invoices in access exclusive mode")
      const asked = reports.csv("Invoice journal")
      await hasty.untilBlocked()
      await new Promise((resume) => setTimeout(resume, 1500))
      await busy.query("rollback")
      expect(readCsv(await asked)).toHaveLength(1)
    } finally {
      await busy.end()
      await hasty.close()
    }
  })

  it("that takes longer than a report may is stopped, and the sentence says what helps", async () => {
    const [scope] = await service.sql<{ tenantId: TenantId; legalEntityId: LegalEntityId }>(
      `select tenant_id as "tenantId", legal_entity_id as "legalEntityId" from svc.accounts limit 1`,
    )
    const rows = makePostgresReportRows(service.http.get("Db"), { longestMs: 50 })
    const day = "2024-01-01" as CalendarDate
    const page = (report: "invoiceJournal" | "ageing", time: ReportTime) =>
      service.http.atomically(
        scope!.tenantId,
        rows.page(scope!, { report, time, today: day, baseCurrency: "SEK" }, { order: [], offset: 0, limit: 1 }),
      )
    const busy = await connected()
    try {
      await busy.query("begin; lock table svc.invoices in access exclusive mode")
      const [begins, ends] = [
        "The report could not be made within 0.05 seconds. Ask for",
        "text/csv, which may take 5 minutes.",
      ]
      await expect(page("invoiceJournal", { from: day, to: day })).rejects.toMatchObject({
        _tag: "FilterTooBroad",
        message: `${begins} a shorter period, or for the report as ${ends}`,
      })
      // A report as of a date has no period.
      await expect(page("ageing", { date: day })).rejects.toMatchObject({ message: `${begins} the report as ${ends}` })
    } finally {
      await busy.end()
    }
  })
})
