import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { chargesIn } from "../support/orders/subscriptions.ts"
import { type Deferred, makeDeferred, monthly } from "../support/revenue/deferred.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { expectProblem } from "../support/service/problems.ts"
import { createWebhook } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"

let service: LentService
let api: ApiClient
let deferred: Deferred
let account: string
let tenantId: string
beforeAll(async () => {
  service = await lendService()
})
beforeEach(async () => {
  const tenant = await service.createTenant()
  api = tenant.api
  tenantId = tenant.tenantId
  deferred = makeDeferred(api)
  account = (await deferred.billing.account()).id
})

const quarterly = {
  billingPeriod: "Quarterly",
  pricePeriod: "Quarterly",
  priceDetails: [{ currency: "SEK", price: 300 }],
}
const quarter = async (more = {}) => {
  const order = await deferred.subscribe(account, await deferred.product({ ...quarterly, ...more }), "2024-01-01")
  const invoice = (await deferred.invoice(order, "2024-01-01"))!
  return { order, invoice, line: invoice.invoiceLines[0]! }
}

describe("a schedule", () => {
  it("is listed by line and by charge, by period, with what remains behind each item", async () => {
    const { order, invoice, line } = await quarter()
    const [charge] = chargesIn(order)
    const { data, totalCount } = await deferred.ofLine(line.id)
    expect(totalCount).toBe(3)
    expect(data.map(({ deferredRevenue }) => deferredRevenue.amount)).toEqual([200, 100, 0])
    expect(data[0]).toMatchObject({
      recognizedRevenue: { amount: 100, currencyCode: "SEK", baseCurrencyAmount: 100, baseCurrencyCode: "SEK" },
      accountingPeriod: { description: "2024-1", startDate: "2024-01-01", endDate: "2024-01-31", status: "Open" },
      invoiceLine: {
        id: line.id,
        invoiceId: invoice.id,
        invoiceNumber: invoice.invoiceNumber,
        invoiceDate: "2024-01-01",
        subtotal: 300,
        servicePeriodEndDate: "2024-03-31",
        deferredRevenueAccount: "2970",
        recognizedRevenueAccount: "3000",
      },
      orderProductCharge: { id: charge!.id, chargeNumber: charge!.chargeNumber, name: "Fee" },
    })
    for (const named of [charge!.chargeNumber, charge!.id, charge!.id.toUpperCase()])
      expect((await deferred.ofCharge(named)).data).toEqual(data)
    const february = encodeURIComponent("accountingPeriod/startDate eq datetime'2024-02-01'")
    expect((await deferred.ofLine(line.id, `&Filter=${february}`)).data).toEqual([data[1]])
    expect((await deferred.ofLine(line.id, "&OrderBy=accountingPeriod/startDate desc")).data).toEqual(data.toReversed())
    const second = await deferred.billing.page(`/RevenueSchedule/InvoiceLine/${line.id}?PageSize=1&PageNumber=2`)
    expect([second.data, second.totalPages]).toEqual([[data[1]], 3])
  })

  it("of what is not known is refused by field, and nobody sees another's", async () => {
    const { line } = await quarter()
    const other = (await service.createTenant()).api
    for (const [client, id] of [[api, "0197f5c0-0000-7000-8000-00000000dead"] as const, [other, line.id] as const])
      expectProblem(await client.get(`/RevenueSchedule/InvoiceLine/${id}`), 400, "id")
    expectProblem(await api.get("/RevenueSchedule/InvoiceLine/first"), 400, "id")
    for (const [client, number] of [[api, "OPC-9999"] as const, [other, "OPC-1001"] as const])
      expectProblem(await client.get(`/RevenueSchedule/Charge/${number}`), 400, "chargeNumber")
  })

  it("is that of lines that spread: on-account invoices and drafts have none", async () => {
    const posted = await deferred.billing.posted(account, [deferred.billing.line(100)])
    expect(await deferred.ofLine(posted.invoiceLines[0]!.id)).toMatchObject({ totalCount: 0, data: [] })
    const order = await deferred.subscribe(account, await deferred.product(quarterly), "2024-01-01")
    const body = { invoiceDate: "2024-01-01", invoiceAction: "CreateDraft" }
    const draft = (await api.post(`/Invoices/orders/${order.id}`, body)).body as { readonly id: string }
    const [line] = (await deferred.billing.get(draft.id)).invoiceLines
    expect((await deferred.ofLine(line!.id)).totalCount).toBe(0)
    await deferred.billing.post(draft.id)
    expect((await deferred.ofLine(line!.id)).totalCount).toBe(3)
  })

  it("has no item in a closed period, nor before one, and a credit takes none from there", async () => {
    await quarter()
    await deferred.recognise("2024-02")
    for (const month of [1, 2])
      expect(await api.post(`/AccountingPeriods/2024/${month}/Close`)).toMatchObject({ status: 200 })
    const refused = await api.post("/AccountingPeriods/2024/3/Close")
    expectProblem(refused, 400, "message")
    // Invoices in a month that was never closed, which is before the closed months.
    const order = await deferred.subscribe(account, await deferred.product(quarterly), "2023-12-01")
    const invoice = (await deferred.invoice(order, "2023-12-01"))!
    expect(monthly((await deferred.ofLine(invoice.invoiceLines[0]!.id)).data)).toEqual(["2024-03 300"])
    const credit = { creditInvoiceDate: "2023-12-15", invoiceAction: "CreateDraftAndPostInvoice" }
    const whole = await deferred.billing.credit(invoice.id, { ...credit, creditAllInvoiceLines: true })
    expect(monthly((await deferred.ofLine(whole.invoiceLines[0]!.id)).data)).toEqual(["2024-03 -300"])
  })

  it("of a credit note stands under its own line and under the charge", async () => {
    const { order, invoice, line } = await quarter()
    const credit = { creditInvoiceDate: "2024-01-20", invoiceAction: "CreateDraftAndPostInvoice" }
    const whole = await deferred.billing.credit(invoice.id, {
      ...credit,
      lines: [{ invoiceLineId: line.id, amount: 30 }],
    })
    const items = await deferred.ofLine(whole.invoiceLines[0]!.id)
    expect(monthly(items.data)).toEqual(["2024-01 -10", "2024-02 -10", "2024-03 -10"])
    expect(items.data.map(({ deferredRevenue }) => deferredRevenue.amount)).toEqual([-20, -10, 0])
    expect((await deferred.ofLine(line.id)).totalCount).toBe(3)
    expect((await deferred.ofCharge(chargesIn(order)[0]!.chargeNumber)).totalCount).toBe(6)
  })
})

describe("a recognition", () => {
  it("makes a journal of each period, with a voucher for each item, once", async () => {
    const [first, second] = [await quarter(), await quarter()]
    expect(await deferred.recognise("2024-02", { dryRun: true })).toEqual({ journalIds: [], items: 4, amount: 400 })
    const done = await deferred.recognise("2024-02")
    expect(done).toMatchObject({ items: 4, amount: 400 })
    expect(done.journalIds).toHaveLength(2)
    const [january] = (await deferred.ofLine(first.line.id)).data
    expect((await api.get(`/Journals/${done.journalIds[0]}`)).body).toMatchObject({
      journalType: "RevenueRecognition",
      description: "Revenue of 2024-1",
      vouchers: [
        {
          effectiveDate: "2024-01-31",
          source: "RevenueRecognition",
          invoiceId: first.invoice.id,
          invoiceLineId: first.line.id,
          revenueScheduleItemId: january!.id,
          orderChargeNumber: chargesIn(first.order)[0]!.chargeNumber,
          transactions: [
            { account: "2970", debitAmount: 100, creditAmount: 0 },
            { account: "3000", debitAmount: 0, creditAmount: 100 },
          ],
        },
        { invoiceId: second.invoice.id },
      ],
    })
    expect(await deferred.recognise("2024-02")).toEqual({ journalIds: [], items: 0, amount: 0 })
    expect(await deferred.recognise("2024-12")).toMatchObject({ items: 2, amount: 200 })
  })

  it("raises JournalPosted of each journal, with what GET answers", async () => {
    const receiver = await startReceiver()
    try {
      await quarter()
      await createWebhook(api, receiver.url(), ["JournalPosted"])
      const { journalIds } = await deferred.recognise("2024-02")
      const bodies = (await receiver.waitFor(2)).map(({ body }) => body)
      expect(journalIds).toHaveLength(2)
      for (const id of journalIds) {
        const { text } = await api.get(`/Journals/${id}`)
        expect(bodies.filter((body) => body.includes(`"Data":${text}`))).toHaveLength(1)
      }
    } finally {
      await receiver.close()
    }
  })

  it("makes journals of at most 1,000 vouchers each, numbered on", async () => {
    const { line } = await quarter()
    // Copies the line, so that the invoice has thousands of equal lines.
    await service.sql(
      `with copied as (
          insert into svc.invoice_lines
          select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'number', n))).*
          from svc.invoice_lines l, generate_series(2, 2100) n where l.tenant_id = $1 and l.id = $2 returning id)
        insert into svc.revenue_schedule_items
        select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'invoice_line_id', c.id))).*
        from svc.revenue_schedule_items s, copied c
        where s.tenant_id = $1 and s.invoice_line_id = $2 and s.period = '2024-01-01'`,
      [tenantId, line.id],
    )
    const done = await deferred.recognise("2024-01")
    expect(done).toMatchObject({ items: 2100, amount: 210_000 })
    const vouchers = await service.sql<{ id: string; count: number; last: string }>(
      `select journal_id as id, count(*)::int as count, max(voucher_number) as last from svc.vouchers
        where tenant_id = $1 and source = 'RevenueRecognition' group by 1 order by min(id::text)`,
      [tenantId],
    )
    expect(vouchers.map(({ id, count }) => [id, count])).toEqual(
      done.journalIds.map((id, index) => [id, index < 2 ? 1000 : 100]),
    )
    expect(vouchers[2]!.last).toMatch(/-99$/)
    expect(await deferred.recognise("2024-01")).toMatchObject({ items: 0 })
  })

  it("shares the items among those who ask at once, and leaves no gap among the journals", async () => {
    for (let each = 0; each < 4; each++) await quarter()
    const all = await Promise.all(Array.from({ length: 5 }, () => deferred.recognise("2024-03")))
    expect(all.reduce((sum, { items }) => sum + items, 0)).toBe(12)
    const { data } = await deferred.billing.page<{ readonly journalNumber: string }>("/Journals?PageSize=100")
    const numbers = data.map(({ journalNumber }) => Number(/\d+$/.exec(journalNumber)![0])).toSorted((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
    expect(data).toHaveLength(4 + new Set(all.flatMap(({ journalIds }) => journalIds)).size)
  })

  it("knows the fiscal years of the legal entity, and periods from 1 to 12", async () => {
    const april = "update svc.legal_entity_profiles set fiscal_year_start_month = 4 where tenant_id = $1"
    await service.sql(april, [tenantId])
    const { line } = await quarter()
    expect((await deferred.ofLine(line.id)).data[0]).toMatchObject({
      accountingPeriod: { fiscalYear: 2023, fiscalPeriod: 10, fiscalQuarter: 4, calendarMonth: 1 },
    })
    expect(await deferred.recognise("2023-11")).toMatchObject({ items: 2 })
    const recognise = (address: string) => api.post(`/AccountingPeriods/${address}/RecognizeRevenue`, {})
    for (const address of ["2024/13", "2024/0"]) expectProblem(await recognise(address), 404, "message")
    expectProblem(await recognise("MMXXIV/1"), 400, "year")
  })
})
