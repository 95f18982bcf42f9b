import { accountFields } from "@svc/domain/customers/account"
import { exchangeRateFields } from "@svc/domain/exchange-rates/exchange-rate"
import { invoiceFields, postedDocumentFields } from "@svc/domain/invoicing/invoice-fields"
import { journalFields, voucherFields } from "@svc/domain/ledger/journal"
import { paymentFields } from "@svc/domain/payments/payment-body"
import { readListRequest } from "@svc/domain/listing/list-request"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { WebhookId } from "@svc/domain/shared/ids"
import { parseStatusRange } from "@svc/domain/webhooks/attempt"
import type { DeliveryFilter } from "@svc/domain/webhooks/ports/delivery-log"
import type { EventFilter } from "@svc/domain/webhooks/ports/event-log"
import { Effect, Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { documentedFields, fieldsOfFilter } from "../support/listing/documented-fields.ts"
import { indexedCases, type ListCase } from "../support/listing/list-cases.ts"
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

const fieldsOf = {
  accounts: accountFields,
  invoices: invoiceFields,
  journals: journalFields,
  payments: paymentFields,
  rates: exchangeRateFields,
}

const list = ({ list: of, filter, order }: ListCase, offset = 0): Promise<{ readonly total: number }> => {
  const query = {
    ...(filter === undefined ? {} : { Filter: filter }),
    ...(order === undefined ? {} : { OrderBy: order }),
  }
  const request = Result.getOrThrow(readListRequest(fieldsOf[of], query, { offset, limit: 20 }))
  const sizeOf = Effect.map(({ total }: { readonly total: number }) => ({ total }))
  const stores = {
    accounts: () => sizeOf(h.http.get("AccountStore").list(origin, request)),
    journals: () => sizeOf(h.http.get("JournalStore").list(origin, request)),
    payments: () => sizeOf(h.http.get("PaymentStore").list(origin, request)),
    rates: () => sizeOf(h.http.get("RateStore").list(origin, request)),
    invoices: () => sizeOf(h.http.get("InvoiceStore").list(origin, request)),
  }
  return h.http.atomically(origin.tenantId, stores[of]())
}

const reads = async (one: ListCase, offset = 0) => {
  const { result, found } = await readsOf(() => list(one, offset))
  return { total: result.total, found }
}

it("a filter by an indexed field reads what matches, and no list from end to end", async () => {
  for (const one of indexedCases(filled).filter(({ filter }) => filter !== undefined)) {
    const { total, found } = await reads(one)
    // When a filter matches much of a short list, reading all of it is fastest.
    if (total > rows / 10) continue
    expect({ one, whole: found.filter(({ node }) => node === "Seq Scan") }).toEqual({ one, whole: [] })
    // A plan reads the matches twice: for a condition on another table, if there is one, and for the rows of the page.
    for (const { rows: read } of found) expect({ one, total, read }).toEqual({ one, total, read: atMost(total + 40) })
  }
})

it("a page of a whole list reads a piece of it, wherever the page is, and nobody counts", async () => {
  for (const name of ["accounts", "invoices", "journals", "payments", "rates"] as const) {
    for (const offset of [0, 2400, 3000, rows - 20]) {
      const { total, found } = await reads({ list: name }, offset)
      expect(total).toBeGreaterThanOrEqual(rows)
      for (const read of found)
        expect({ name, offset, read }).toEqual({ name, offset, read: { ...read, rows: atMost(2060) } })
    }
  }
})

it("a page of the PDFs of posted invoices near an end reads a piece of the list, and nobody counts those that are posted", async () => {
  for (const offset of [0, 2000, rows - 20]) {
    const request = Result.getOrThrow(readListRequest(postedDocumentFields, {}, { offset, limit: 20 }))
    const { result, found } = await readsOf(() =>
      h.http.atomically(origin.tenantId, h.http.get("DocumentStore").list(origin, request)),
    )
    expect(result.items).toHaveLength(20)
    for (const read of found) expect({ offset, read }).toEqual({ offset, read: { ...read, rows: atMost(2060) } })
  }
})

it("vouchers of an account, an invoice or a journal are found without those of others", async () => {
  const [voucher] = await h.sql<{ id: string; journal: string; account: string }>(
    `select v.id, v.journal_id as journal, l.account_id as account from svc.journal_lines l
     join svc.vouchers v on v.tenant_id = l.tenant_id and v.id = l.voucher_id limit 1`,
  )
  const days = { from: "1990-01-01" as CalendarDate, to: "2099-12-31" as CalendarDate }
  const invoiceId = `invoiceId eq guid'${filled.ids.invoice}'`
  for (const [of, filter] of [
    [{ days, financialAccountId: voucher!.account }, undefined],
    [{ days }, invoiceId],
    [{ journalId: voucher!.journal }, undefined],
  ] as const) {
    const query = filter === undefined ? {} : { Filter: filter }
    const request = Result.getOrThrow(readListRequest(voucherFields, query, { offset: 0, limit: 20 }))
    const { result, found } = await readsOf(() =>
      h.http.atomically(origin.tenantId, h.http.get("VoucherStore").list(origin, request, of)),
    )
    expect(result.items.map(({ id }) => id)).toEqual([voucher!.id])
    for (const read of found) expect({ of, read }).toEqual({ of, read: { ...read, rows: atMost(20) } })
  }
})

it("an order with an index begins at its beginning", async () => {
  for (const order of [
    "account/name",
    "account/name desc",
    "totalAmount desc",
    "invoiceDate desc",
    "dueDate",
    "created",
  ]) {
    const { found } = await reads({ list: "invoices", order })
    for (const read of found) expect({ order, read }).toEqual({ order, read: { ...read, rows: atMost(1000) } })
  }
})

it("a log reads no more than a page, when nothing is what is asked for and when everything is", async () => {
  const page = { limit: 20, order: "desc" } as const
  const deliveries = (filter: Partial<DeliveryFilter>) =>
    Effect.asVoid(h.http.get("DeliveryLog").list(origin, { ...page, ...filter }))
  const events = (filter: Partial<EventFilter>) =>
    Effect.asVoid(h.http.get("EventLog").list(origin, { ...page, ...filter }))
  const webhooks = await h.sql<{ id: WebhookId }>("select id from svc.webhooks order by id")
  // Half of the deliveries failed with 503, except for two of the oldest: one failed with another status of the same
  // class, one with a status of another class.
  await h.sql(`with numbered as (select id, row_number() over (order by id) as place from svc.webhook_deliveries)
    update svc.webhook_deliveries d set last_failure_reason = 'http_status',
      last_status = case place when 2 then 404 when 4 then 501 else 503 end
    from numbered where numbered.id = d.id and place % 2 = 0`)
  await h.sql("analyze svc.webhook_deliveries")
  const asked = {
    pending: deliveries({ status: "Pending" }),
    failed: deliveries({ status: "Failed" }),
    held: deliveries({ status: "Held" }),
    cancelled: deliveries({ status: "Cancelled" }),
    inFlight: deliveries({ status: "InFlight" }),
    "of a rare type": deliveries({ tag: "AccountsChanged" }),
    "answered with a status of a class that most have": deliveries({ statusCode: parseStatusRange("2xx")! }),
    "answered with a status of a class that none has": deliveries({ statusCode: parseStatusRange("3xx")! }),
    "answered with a class that half of them have": deliveries({ statusCode: parseStatusRange("5xx")! }),
    "answered with a class that one failure of many has": deliveries({ statusCode: parseStatusRange("4xx")! }),
    "answered with a status that one failure of its class has": deliveries({ statusCode: parseStatusRange("501")! }),
    "answered with a rare class, of one webhook, and failed": deliveries({
      webhookId: webhooks[0]!.id,
      statusCode: parseStatusRange("4xx")!,
    }),
    "with a common value": deliveries({ search: "common" }),
    "with a rare value": deliveries({ search: "777" }),
    "events of a rare type": events({ tag: "AccountsChanged" }),
    "events with a common value": events({ search: "common" }),
    "statistics of a webhook without deliveries": Effect.asVoid(
      h.http.get("WebhookStats").of(origin, webhooks[1]!.id, {}),
    ),
  }
  for (const [name, work] of Object.entries(asked)) {
    const { found } = await readsOf(() => h.http.atomically(origin.tenantId, work))
    const read = found.reduce((sum, { rows: some }) => sum + some, 0)
    // PostgreSQL reads up to a thousand rows before it treats a value as common. Besides the page it reads the users who
    // raised the page's events, and the deliveries of these events on each day since.
    expect({ name, read }).toEqual({ name, read: atMost(name.endsWith("a common value") ? 1600 : 200) })
  }
})

it("a chart of fifteen days reads no delivery of a day that is counted and of which all arrived", async () => {
  await h.sql("update svc.webhook_deliveries set state = 'Delivered', attempt_count = 1, last_duration_ms = 9")
  await h.worker.run(h.worker.get("DeliveryWork").countHours())
  const range = { from: (h.clock.now() - 15 * 86_400_000) as Timestamp, to: h.clock.now(), now: h.clock.now() }
  const { result, found } = await readsOf(() =>
    h.http.atomically(origin.tenantId, h.http.get("HourCounts").of(origin, range)),
  )
  expect(result.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan(rows / 2)
  const read = found.reduce((sum, { rows: some }) => sum + some, 0)
  // The statement may read the deliveries of the current hour, or of the whole day, because a partition as small as
  // here may be read whole.
  expect(read).toSatisfy((some: number) => some <= rows / 14 + 40, `at most those of a day, not ${read}`)
})

it("docs/lists.md names the fields whose plans are looked at here, and no others of these lists", () => {
  const named = documentedFields({
    Invoices: "invoices",
    Accounts: "accounts",
    Journals: "journals",
    Payments: "payments",
    ExchangeRate: "rates",
  })
  const looked = indexedCases(filled).flatMap(({ list: of, filter = "" }) =>
    fieldsOfFilter(filter).map((field) => `${of} ${field}`),
  )
  expect([...named].filter((each) => !each.endsWith(" eq")).toSorted()).toEqual([...new Set(looked)].toSorted())
})
