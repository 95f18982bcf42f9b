import { withClient } from "@svc/adapters/embedded-postgres/database"
import type { PostedLine } from "@svc/domain/revenue/posted-line"
import type { ScheduleStore } from "@svc/domain/revenue/ports/schedule-store"
import type { ScheduleItem } from "@svc/domain/revenue/schedule-item"
import type { CalendarDate } from "@svc/domain/shared/calendar-date"
import { decimal, printDecimal } from "@svc/domain/shared/decimal"
import type { InvoiceLineId, RevenueScheduleItemId } from "@svc/domain/shared/ids"
import type { EventOrigin } from "@svc/domain/shared/ports/event-bus"
import type { Timestamp } from "@svc/domain/shared/timestamp"
import type { Effect } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { makeDeferred } from "../support/revenue/deferred.ts"
import { day } from "../support/orders/sample-order.ts"
import { openService, type TestService } from "../support/service/service.ts"

let service: TestService
let store: ScheduleStore
let scope: Pick<EventOrigin, "tenantId" | "legalEntityId">
/** Lines of posted invoices, each for a quarter, in the order of their ids. */
let lines: readonly InvoiceLineId[]
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  store = service.worker.get("ScheduleStore")
})
afterAll(() => service.close())
beforeEach(async () => {
  const { api, tenantId, legalEntities } = await service.createTenant()
  scope = { tenantId, legalEntityId: legalEntities[0]!.id }
  const deferred = makeDeferred(api)
  const { id } = await deferred.billing.account()
  const quarterly = { billingPeriod: "Quarterly", pricePeriod: "Quarterly", revenueRecognition: "Days" }
  const product = await deferred.product({ ...quarterly, priceDetails: [{ currency: "SEK", price: 100 }] })
  const made: string[] = []
  for (let each = 0; each < 3; each++) {
    const invoice = await deferred.invoice(await deferred.subscribe(id, product, "2024-01-01"), "2024-01-01")
    made.push(invoice!.invoiceLines[0]!.id)
  }
  lines = made.toSorted() as InvoiceLineId[]
})

const run = <A, E>(work: Effect.Effect<A, E>) => service.worker.atomically(scope.tenantId, work)
const january = day("2024-01-01")
const february = day("2024-02-01")
const at = Date.parse("2024-02-01T00:00:00Z") as Timestamp
const journalId = "0197f5c0-0000-7000-8000-00000000cafe"
const otherJournal = "0197f5c0-0000-7000-8000-00000000beef"

describe("schedules in PostgreSQL", () => {
  it("give items of a period in the order of their lines, page by page, with what a voucher says, and take each once", async () => {
    expect(await run(store.nextDue(scope, day("2023-12-01")))).toBeUndefined()
    expect(await run(store.nextDue(scope, day("2024-12-01")))).toBe(january)
    const first = await run(store.take(scope, { period: january, limit: 2, journalId, at }))
    expect(first.map(({ invoiceLineId }) => invoiceLineId)).toEqual(lines.slice(0, 2))
    expect(first[0]).toMatchObject({
      period: january,
      invoice: { number: "1", currency: "SEK", exchangeRate: decimal("1") },
      orderCharge: { number: "OPC-1001" },
      deferredAccount: { code: "2970" },
      revenueAccount: { code: "3000" },
    })
    const behindAll = { period: january, limit: 2, after: lines[2]!, journalId: otherJournal, at }
    expect(await run(store.take(scope, behindAll))).toEqual([])
    const { items, amount } = await run(store.due(scope, day("2024-02-01")))
    expect([items, printDecimal(amount)]).toEqual([4, "129.65"])
    // Items that a journal has taken stay with that journal.
    const rest = await run(store.take(scope, { period: january, limit: 5, journalId: otherJournal, at }))
    expect(rest.map(({ invoiceLineId }) => invoiceLineId)).toEqual(lines.slice(2))
    const marked = await service.sql<{ journal: string }>(
      `select journal_id as journal from svc.revenue_schedule_items where tenant_id = $1 and period = '2024-01-01'
        order by invoice_line_id`,
      [scope.tenantId],
    )
    expect(marked.map(({ journal }) => journal)).toEqual([journalId, journalId, otherJournal])
    expect(await run(store.nextDue(scope, day("2024-12-01")))).toBe("2024-02-01")
  })

  it("wait for whoever takes items at the same time, and take what that leaves", async () => {
    const takings = [journalId, otherJournal].map((id) => ({ period: february, limit: 5, journalId: id, at }))
    const taken = await Promise.all(takings.map((taking) => run(store.take(scope, taking))))
    expect(taken.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([0, 3])
  })

  it("give an item as it is once nobody else changes it", async () => {
    const march = day("2024-03-01")
    const own = [scope.tenantId, lines[0]]
    const taken = await withClient(service.databaseUrl, async (other) => {
      await other.query("begin")
      await other.query(
        `update svc.revenue_schedule_items set base_amount = base_amount + 1
          where tenant_id = $1 and invoice_line_id = $2 and period = '2024-03-01'`,
        own,
      )
      const taking = run(store.take(scope, { period: march, limit: 5, journalId, at }))
      await service.untilBlocked()
      await other.query("commit")
      return taking
    })
    const left = await run(store.take(scope, { period: march, limit: 5, journalId, at }))
    expect([...taken, ...left]).toHaveLength(lines.length)
    const kept = await service.sql<{ line: string; base: string }>(
      `select invoice_line_id as line, base_amount::text as base from svc.revenue_schedule_items
        where tenant_id = $1 and period = '2024-03-01'`,
      [scope.tenantId],
    )
    const told = new Map(
      [...taken, ...left].map(({ invoiceLineId, base }) => [invoiceLineId as string, printDecimal(base)]),
    )
    expect(told).toEqual(new Map(kept.map(({ line, base }) => [line, printDecimal(decimal(base))])))
  })

  it("know the rules of charges that spread", async () => {
    const [row] = await service.sql<{ id: never }>(
      "select order_charge_id as id from svc.invoice_lines where tenant_id = $1 limit 1",
      [scope.tenantId],
    )
    const { addLegalEntity } = service.worker.get("Organisation")
    const sister = await service.worker.run(
      addLegalEntity(scope.tenantId, { name: "Gamma AB", baseCurrency: "SEK", country: "SE" }),
    )
    const changed = await service.sql(
      "update svc.revenue_recognition_rules set distribution = 'Monthly' where legal_entity_id = $1 and distribution = 'Days' returning id",
      [sister.id],
    )
    expect(changed).not.toEqual([])
    expect(await run(store.rulesOf(scope, [row!.id]))).toEqual(new Map([[row!.id, { distribution: "Days" }]]))
    await service.sql("update svc.order_charges set revenue_recognition = 'OnInvoicing' where tenant_id = $1", [
      scope.tenantId,
    ])
    expect(await run(store.rulesOf(scope, [row!.id]))).toEqual(new Map())
  })

  it("keep any number of items, each line once in a period", async () => {
    const item = (period: CalendarDate, index: number): ScheduleItem => ({
      id: crypto.randomUUID() as RevenueScheduleItemId,
      invoiceLineId: crypto.randomUUID() as InvoiceLineId,
      period,
      amount: decimal(`${index}.01`),
      base: decimal(`-${index}.1234567891`),
    })
    const many = Array.from({ length: 20_001 }, (_, index) => item(day("2031-01-01"), index + 1))
    await run(store.insert(scope, many, at))
    const [kept] = await service.sql<{ n: number; amount: string; base: string }>(
      `select count(*)::int as n, sum(amount)::text as amount, max(-base_amount)::text as base
        from svc.revenue_schedule_items where tenant_id = $1 and period = '2031-01-01'`,
      [scope.tenantId],
    )
    expect(kept).toEqual({ n: 20_001, amount: "200030201.01", base: "20001.1234567891" })
    await expect(run(store.insert(scope, many.slice(0, 1), at))).rejects.toMatchObject({ _tag: "PortUnavailable" })
  })

  it("give posted lines without a schedule, page by page, those of invoices before those of credit notes", async () => {
    expect(await run(store.unplanned(scope, "invoices", 5))).toEqual([])
    await service.sql("delete from svc.revenue_schedule_items where tenant_id = $1", [scope.tenantId])
    const [first, second] = await run(store.unplanned(scope, "invoices", 2))
    expect(first!.line).toMatchObject({
      id: lines[0]!,
      invoiceDate: january,
      span: { from: january, to: day("2024-04-01") },
      net: { amount: decimal("100"), base: decimal("100") },
      digits: { amount: 2, base: 2 },
    } satisfies Partial<PostedLine>)
    const behind = await run(store.unplanned(scope, "invoices", 2, second!.place))
    expect(behind.map(({ line }) => line.id)).toEqual(lines.slice(2))
    expect(await run(store.unplanned(scope, "credit notes", 2))).toEqual([])
  })

  it("of another legal entity of the tenant wait for its own recognition", async () => {
    const { addLegalEntity } = service.worker.get("Organisation")
    const added = addLegalEntity(scope.tenantId, { name: "Beta AB", baseCurrency: "SEK", country: "SE" })
    const sister = { ...scope, legalEntityId: (await service.worker.run(added)).id }
    const items = [january, february].map((period): ScheduleItem => ({
      id: crypto.randomUUID() as RevenueScheduleItemId,
      invoiceLineId: crypto.randomUUID() as InvoiceLineId,
      period,
      amount: decimal("10"),
      base: decimal("10"),
    }))
    await run(store.insert(sister, items, at))
    const own = await run(store.take(scope, { period: january, limit: 10, journalId, at }))
    expect(own.map(({ invoiceLineId }) => invoiceLineId)).toEqual(lines)
    expect((await run(store.due(sister, february))).items).toBe(2)
    expect((await run(store.due(scope, february))).items).toBe(lines.length)
  })

  it("of another tenant are nobody else's", async () => {
    const other = await service.createTenant()
    const theirs = { tenantId: other.tenantId, legalEntityId: other.legalEntities[0]!.id }
    const asThem = <A, E>(work: Effect.Effect<A, E>) => service.worker.atomically(theirs.tenantId, work)
    const march = day("2024-03-01")
    expect(await asThem(store.take(theirs, { period: march, limit: 5, journalId, at }))).toEqual([])
    expect(await asThem(store.hasLine(theirs, lines[0]!))).toBe(false)
    expect(await asThem(store.findCharge(theirs, { number: "OPC-1001" }))).toBeUndefined()
    expect(await run(store.findCharge(scope, { number: "OPC-1001" }))).toEqual({
      chargeNumber: "OPC-1001",
      orderNumber: "O-1001",
    })
  })
})
