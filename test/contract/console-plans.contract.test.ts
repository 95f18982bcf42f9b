import { findableKinds } from "@svc/domain/console/found"
import { invoiceFields } from "@svc/domain/invoicing/invoice-fields"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { AccountId, InvoiceId } from "@svc/domain/shared/ids"
import { fromIso, type Timestamp } from "@svc/domain/shared/timestamp"
import { timedDeliveries } from "@svc/domain/webhooks/ports/hour-counts"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { storeEntry } from "../support/e-invoicing/e-invoicing-rows.ts"
import { copyEntry } from "../support/listing/list-rows.ts"
import { atMost, openPlanHouse, type PlanHouse, planRows as rows } from "../support/listing/plan-house.ts"

let house: PlanHouse
let h: PlanHouse["service"]
let origin: PlanHouse["origin"]
let filled: PlanHouse["filled"]
let readsOf: PlanHouse["readsOf"]
beforeAll(async () => {
  house = await openPlanHouse()
  ;({ service: h, origin, filled, readsOf } = house)
})
afterAll(() => house.close())

it("what the console asks of everything reads as much of long lists as of short ones", async () => {
  const { tenantId, legalEntityId, triggeredBy: userId } = origin
  const desk = h.http.get("DeskReads")
  const asked = {
    pulse: Effect.asVoid(
      desk.standing({
        tenantId,
        legalEntityId,
        userId,
        permissions: [{ area: "*", level: "admin" }],
        now: fromIso("2026-11-20T12:00:00Z"),
      }),
    ),
    // A day long before the first invoice, so that no invoice counts.
    money: Effect.asVoid(desk.money(origin, "1999-01-15" as CalendarDate)),
    ...Object.fromEntries(
      ["BI-4711", "BI-", "customer 01", "B-99", "SE4711", "erp-77", "nothing", filled.ids.invoice].map((text) => [
        `find ${text}`,
        Effect.asVoid(desk.find(tenantId, text, findableKinds)),
      ]),
    ),
  }
  for (const [name, work] of Object.entries(asked)) {
    const { found } = await readsOf(() => h.http.atomically(tenantId, work))
    const read = found.reduce((sum, { rows: some }) => sum + some, 0)
    expect({ name, read }).toEqual({ name, read: atMost(200) })
  }
  const range = { from: 0 as Timestamp, to: (Date.now() + 60_000) as Timestamp }
  const timed = await readsOf(() => h.http.atomically(tenantId, h.http.get("HourCounts").p95(origin, range)))
  expect(timed.found.reduce((sum, { rows: some }) => sum + some, 0)).toEqual(atMost(timedDeliveries.requests + 50))
})

it("invoices in a state on their way to the national system are found among those in other states, and so are their entries", async () => {
  const some = await storeEntry(h.worker, origin, { invoiceId: filled.ids.invoice as InvoiceId })
  await copyEntry(h, some.id)
  for (const [state, of] of [
    ["Failed", 3],
    ["Unknown", 2],
    ["Pending", 1],
  ] as const) {
    for (const order of [undefined, "created desc"]) {
      const query = order === undefined ? {} : { OrderBy: order }
      const request = Result.getOrThrow(readListRequest(invoiceFields, query, { offset: 0, limit: 20 }))
      const { result, found } = await readsOf(() =>
        h.http.atomically(
          origin.tenantId,
          Effect.map(h.http.get("InvoiceStore").list(origin, request, { nationalState: state }), ({ total }) => ({
            total,
          })),
        ),
      )
      expect({ state, ...result }).toEqual({ state, total: of })
      for (const read of found)
        expect({ state, order, read }).toEqual({ state, order, read: { ...read, rows: atMost(40) } })
    }
  }
  // Entries with a common state are counted without reading the entries themselves, which contain documents.
  await h.sql(`begin; set local session_replication_role = replica;
    update svc.national_einvoice_entries set document = convert_to(repeat('x', 1500), 'UTF8'); commit`)
  await h.sql("vacuum full svc.national_einvoice_entries")
  await h.sql("vacuum analyze svc.national_einvoice_entries")
  await h.sql("vacuum analyze svc.invoices")
  for (const filter of [undefined, "status eq 'Posted'"]) {
    const query = filter === undefined ? {} : { Filter: filter }
    const request = Result.getOrThrow(readListRequest(invoiceFields, query, { offset: 2000, limit: 20 }))
    const { result, found } = await readsOf(() =>
      h.http.atomically(
        origin.tenantId,
        Effect.map(
          h.http.get("InvoiceStore").list(origin, request, { nationalState: "Submitted" }),
          ({ total }) => total,
        ),
      ),
    )
    expect(result).toBeGreaterThan(rows / 2)
    const many = found.filter(({ table, rows: read }) => table === "national_einvoice_entries" && read > 100)
    expect(many.length).toBeGreaterThan(0)
    for (const { node } of many) expect({ filter, node }).toEqual({ filter, node: "Index Only Scan" })
  }
  const ids = (await h.sql<{ id: InvoiceId }>("select id from svc.invoices order by id limit 100")).map(({ id }) => id)
  const { result, found } = await readsOf(() =>
    h.http.atomically(origin.tenantId, h.http.get("EntryStore").lastOf(origin, ids)),
  )
  expect(result.length).toBeGreaterThan(80)
  for (const { rows: read } of found) expect(read).toEqual(atMost(120))
})

it("what the accounts of a page have open is read without what they paid, and without invoices of others", async () => {
  await h.sql("update svc.invoices set status = 'Settled' where invoice_number like 'BI-%0'")
  await h.sql("vacuum analyze svc.invoices")
  const accounts = await h.sql<{ id: AccountId }>(
    "select id from svc.accounts where account_number like 'B-%' and account_number <> 'B-1' order by id limit 100",
  )
  const ids = accounts.map(({ id }) => id)
  const { result, found } = await readsOf(() =>
    h.http.atomically(origin.tenantId, h.http.get("InvoiceStore").balancesOf(origin, ids)),
  )
  expect(result.length).toBeGreaterThan(80)
  const [open] = await h.sql<{ n: number }>(
    `select count(*)::int as n from svc.invoices where status = 'Posted' and account_id in ('${ids.join("', '")}')`,
  )
  expect(open!.n).toBeLessThan(600)
  for (const { node, rows: read } of found) expect([node, read]).toEqual(["Index Only Scan", atMost(open!.n)])
})

it("journals of a period and of a financial account are found without those of other days", async () => {
  const [day] = await h.sql<{ from: CalendarDate; to: CalendarDate }>(
    `select min(effective_date)::text as from, (min(effective_date) + 30)::text as to from svc.vouchers
     where voucher_number like 'BJ-%'`,
  )
  // Gives each journal the date of its voucher, because all copies have the date of the first journal.
  await h.sql(
    "update svc.journals j set effective_date = v.effective_date from svc.vouchers v where v.journal_id = j.id",
  )
  await h.sql("vacuum analyze svc.journals")
  const [line] = await h.sql<{ account: string }>("select account_id as account from svc.journal_lines limit 1")
  const request = { order: [], offset: 0, limit: 20 }
  for (const only of [{ days: day! }, { days: day!, financialAccountId: line!.account }]) {
    const { result, found } = await readsOf(() =>
      h.http.atomically(
        origin.tenantId,
        Effect.map(h.http.get("JournalStore").list(origin, request, only), ({ total }) => total),
      ),
    )
    expect(result).toBeLessThan(400)
    for (const read of found) expect({ only, read }).toEqual({ only, read: { ...read, rows: atMost(500) } })
  }
})

it("what the journals of a page book is read from their vouchers and lines alone", async () => {
  await h.sql(`insert into svc.journal_lines (tenant_id, voucher_id, position, effective_date, account_id, account_code,
      account_name, amount, sales_amount)
    select v.tenant_id, v.id, n, v.effective_date, l.account_id, l.account_code, l.account_name, 3 - 2 * n, 3 - 2 * n
    from svc.vouchers v, (select * from svc.journal_lines limit 1) l, generate_series(1, 2) n
    where v.voucher_number like 'BJ-%'`)
  await h.sql("vacuum analyze svc.journal_lines")
  const journals = await h.sql<{ id: string }>("select id from svc.journals order by id desc limit 100")
  const ids = journals.map(({ id }) => id)
  const { result, found } = await readsOf(() =>
    h.http.atomically(origin.tenantId, h.http.get("JournalStore").sumsOf(origin, ids)),
  )
  expect(result.length).toBeGreaterThan(80)
  for (const read of found) expect(read).toEqual({ ...read, rows: atMost(600) })
})

it("e-invoices are found by the beginning of their number, and by the whole of the national one, wherever they are", async () => {
  await h.sql(`begin; set local session_replication_role = replica;
    update svc.national_einvoice_entries set invoice_number = 'N-' || right(id::text, 12); commit`)
  await h.sql("vacuum analyze svc.national_einvoice_entries")
  const [one] = await h.sql<{ number: string }>(
    "select invoice_number as number from svc.national_einvoice_entries order by id offset 700 limit 1",
  )
  for (const [text, most] of [
    [one!.number, 10],
    ["N-", 60],
    ["nothing", 10],
  ] as const) {
    const { result, found } = await readsOf(() =>
      h.http.atomically(origin.tenantId, h.http.get("EntryStore").list(origin, { text, limit: 21 })),
    )
    expect(result.length).toBe(text === "N-" ? 21 : text === "nothing" ? 0 : 1)
    for (const { rows: read } of found) expect({ text, read }).toEqual({ text, read: atMost(most) })
  }
})
