import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { InvoiceView } from "../support/invoicing/billing.ts"
import { makeReportTenant, type ReportTenant } from "../support/reports/report-tenant.ts"
import { makeReportReader, readCsv, type Row } from "../support/reports/reports.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { createWebhook, deliveryAfter, raise } from "../support/webhooks/deliveries.ts"
import { startReceiver } from "../support/webhooks/receiver.ts"
import { openService, type TestService } from "../support/service/service.ts"
import { prepareUsage } from "../support/usage/usage.ts"

type Json = Readonly<Record<string, unknown>>
type Amount = { readonly amount: number; readonly amountInBaseCurrency?: number; readonly baseCurrencyAmount?: number }

let service: TestService
let api: ApiClient
let billing: ReportTenant["billing"]
let reports: ReportTenant["reports"]
const year = "?From=2024-01-01&To=2024-12-31"

const all = async <A = Json>(path: string) =>
  (await billing.page<A>(`${path}${path.includes("?") ? "&" : "?"}PageSize=100`)).data

beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  ;({ api, billing, reports } = await makeReportTenant(service))
})
const byText = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

afterAll(() => service.close())

const round = (value: number) => Math.round(value * 100) / 100
const total = <A>(items: readonly A[], value: (item: A) => number) =>
  round(items.reduce((sum, item) => sum + value(item), 0))

describe("the reports", () => {
  it("are a fixed list, each found by its id", async () => {
    const listed = await all<{ readonly id: string; readonly name: string; readonly fields: readonly string[] }>(
      "/Reports",
    )
    expect(listed.map(({ name }) => name)).toEqual([
      "MRR by month",
      "Deferred revenue",
      "Unbilled revenue",
      "Ageing of receivables",
      "Invoice journal",
      "Booking movement",
      "Upcoming renewals",
      "Uninvoiced charges",
      "Usage reconciliation",
      "Tax by rate",
      "Webhook delivery health",
    ])
    for (const report of listed) expect((await api.get(`/Reports/${report.id}`)).body).toEqual(report)
    expect(await all("/Reports?Filter=name eq 'Tax by rate'")).toHaveLength(1)
  })

  it("MRR by month is that of the metrics", async () => {
    const { data } = (await api.get("/Metrics/MRR?From=2024-01-01&To=2024-12-31")).body as {
      readonly data: readonly Row[]
    }
    expect(await reports.rows("MRR by month", year)).toEqual(data)
    expect(data).toHaveLength(12)
    expect(await reports.rows("MRR by month", `${year}&SortByField=mrr&SortDirection=desc`)).toEqual(
      data.toSorted((a, b) => Number(b["mrr"]) - Number(a["mrr"])),
    )
  })

  it("the invoice journal has the posted documents of the period, by their date", async () => {
    const posted = (await all<InvoiceView>("/Invoices")).filter(
      ({ status, invoiceDate }) => status !== "Draft" && String(invoiceDate) < "2025",
    )
    expect(posted).toHaveLength(5)
    expect(await reports.rows("Invoice journal", year)).toEqual(
      posted
        .toSorted((a, b) => (String(a["invoiceDate"]) < String(b["invoiceDate"]) ? -1 : 1))
        .map(
          ({ invoiceNumber, invoiceDate, account, currency, subtotal, tax, totalAmount, totalBaseAmount, status }) => ({
            invoiceNumber,
            invoiceDate,
            accountName: (account as Json)["name"],
            currency,
            subtotal,
            tax,
            totalAmount,
            totalBaseAmount,
            status,
          }),
        ),
    )
  })

  it("tax by rate sums the lines of the posted documents", async () => {
    const invoices = (await all<InvoiceView>("/Invoices")).filter(
      ({ status, invoiceDate }) => status !== "Draft" && String(invoiceDate) < "2025",
    )
    const lines = (await Promise.all(invoices.map(({ id }) => billing.get(id)))).flatMap(({ currency, invoiceLines }) =>
      invoiceLines.map((line): Json => ({ currency, ...line })),
    )
    const key = (line: Json) => JSON.stringify([line["taxCategoryCode"], line["taxRate"], line["currency"]])
    const groups = Map.groupBy(lines, key)
    const sum = (group: readonly Json[], name: string) => total(group, (line) => Number(line[name]))
    const expected = [...groups].map(([of, group]) => {
      const [taxCategory, taxRate] = JSON.parse(of) as readonly unknown[]
      return {
        taxCategory,
        taxRate,
        net: round(sum(group, "subtotal") - sum(group, "allowanceAmount")),
        tax: sum(group, "tax"),
        netBase: round(sum(group, "subtotalBaseAmount") - sum(group, "allowanceBaseAmount")),
        taxBase: sum(group, "taxBaseAmount"),
      }
    })
    const found = await reports.rows("Tax by rate", year)
    expect(found.toSorted(byText)).toEqual(expected.toSorted(byText))
    expect(found.length).toBeGreaterThanOrEqual(4)
  })

  it("booking movement has the bookings of the period in base currency", async () => {
    const bookings = await all<Json & { readonly cmrr: Amount; readonly acv: Amount; readonly tcv: Amount }>(
      "/Bookings",
    )
    const expected = bookings.map((booking) => ({
      effectiveDate: booking["effectiveDate"],
      orderNumber: (booking["order"] as Json)["orderNumber"],
      accountName: "Customer AB",
      bookingType: booking["bookingType"],
      changeType: booking["changeType"],
      classification: (booking["classification"] as Json)["classificationType"],
      cmrr: booking.cmrr.amountInBaseCurrency,
      acv: booking.acv.amountInBaseCurrency,
      tcv: booking.tcv.amountInBaseCurrency,
    }))
    expect(expected.length).toBe(5)
    expect((await reports.rows("Booking movement", year)).toSorted(byText)).toEqual(expected.toSorted(byText))
  })

  it("upcoming renewals are the active subscriptions whose term ends in the period", async () => {
    const subscriptions = (await all("/Subscriptions")).filter(({ status }) => status === "Active")
    const expected = subscriptions.map((order) => ({
      orderNumber: order["orderNumber"],
      accountName: (order["account"] as Json)["name"],
      effectiveEndDate: order["effectiveEndDate"],
      noticePeriodDate: order["noticePeriodDate"],
      isAutoRenewed: order["isAutoRenewed"],
      renewalTerm: order["renewalTerm"],
      cmrr: (order["cmrr"] as Amount).baseCurrencyAmount,
    }))
    expect(expected).toHaveLength(2)
    expect((await reports.rows("Upcoming renewals", "?From=2024-12-01&To=2025-12-31")).toSorted(byText)).toEqual(
      expected.toSorted(byText),
    )
    expect(await reports.rows("Upcoming renewals", year)).toHaveLength(1)
  })

  it("usage reconciliation counts every row of the period once, by what became of it", async () => {
    const own = await service.createTenant()
    const usage = await prepareUsage(own.api)
    const read = await makeReportReader(own.api)
    const { orderNumber } = usage.order
    await usage.report({ fromDate: "2024-01-05" })
    await usage.report({ fromDate: "2024-01-06" })
    await usage.report({ fromDate: "2024-02-06" })
    await own.api.post("/Usage", {
      quantity: 1,
      fromDate: "2024-01-09",
      charge: usage.data.chargeNumber,
      ratedPrice: 2,
    })
    await own.api.post("/Usage", { quantity: 1, fromDate: "2024-01-09", validateData: false })
    const invoice = async (targetDate: string) =>
      (await own.api.post(`/Invoices/orders/${usage.order.id}`, { invoiceDate: targetDate, targetDate })).body as {
        readonly id: string
      }
    const drafted = await invoice("2024-02-01")
    const counts = async (query = year) =>
      (await read.rows("Usage reconciliation", query)).map((row) => [
        row["orderNumber"],
        row["chargeNumber"],
        ...["unmatched", "waiting", "onDraft", "invoiced"].map((name) => row[name]),
      ])
    expect(await counts()).toEqual([
      [orderNumber, usage.calls.chargeNumber, 0, 1, 2, 0],
      [orderNumber, usage.data.chargeNumber, 0, 0, 1, 0],
      [undefined, undefined, 1, 0, 0, 0],
    ])
    expect((await own.api.post(`/Invoices/${drafted.id}/post`)).status).toBe(201)
    expect(await counts()).toEqual([
      [orderNumber, usage.calls.chargeNumber, 0, 1, 0, 2],
      [orderNumber, usage.data.chargeNumber, 0, 0, 0, 1],
      [undefined, undefined, 1, 0, 0, 0],
    ])
    expect(await counts("?From=2024-02-01&To=2024-02-29")).toEqual([
      [orderNumber, usage.calls.chargeNumber, 0, 1, 0, 0],
    ])
  })

  it("delivery health counts the deliveries of each webhook as its statistics do", async () => {
    const { api: own } = await service.createTenant()
    const read = await makeReportReader(own)
    const receiver = await startReceiver({ respond: ({ url }) => (url === "/bad" ? 500 : 200) })
    const webhooks = []
    for (const path of ["/good", "/bad", "/none"])
      webhooks.push(
        await createWebhook(own, receiver.url(path), [path === "/none" ? "AccountsCreated" : "InvoicePosted"]),
      )
    const raised = await Promise.all([1, 2, 3, 4].map(() => raise(own)))
    await Promise.all(raised.flatMap(({ deliveries }) => deliveries).map(({ id }) => deliveryAfter(own, id, 1)))
    // One delivery has used up its attempts.
    await service.sql(
      `with ended as (update svc.webhook_deliveries set state = 'Failed', next_attempt_at = null
         where id = (select id from svc.webhook_deliveries where webhook_id = $1 limit 1) returning id)
       delete from svc.delivery_queue where delivery_id in (select id from ended)`,
      [webhooks[1]!.id],
    )
    await own.patch(`/Webhooks/${webhooks[1]!.id}`, { webhookStatus: "Disabled" })
    const today = new Date().toISOString().slice(0, 10)
    const expected = await Promise.all(
      webhooks.map(async ({ id, url }) => {
        const stats = (await own.get(`/Webhooks/${id}/Stats`)).body as Readonly<Record<string, number>> & {
          readonly lastFailure?: { readonly time: string }
        }
        const { delivered, failed, successRate, lastFailure } = stats
        const pending = stats["pending"]! + stats["inFlight"]! + stats["held"]!
        return {
          url,
          status: ((await own.get(`/Webhooks/${id}`)).body as Json)["webhookStatus"],
          delivered,
          failed,
          pending,
          ...(successRate === undefined ? {} : { successRate }),
          ...(lastFailure === undefined ? {} : { lastFailure: lastFailure.time }),
        }
      }),
    )
    expect(expected.map(({ delivered, failed, pending }) => [delivered, failed, pending])).toEqual([
      [4, 0, 0],
      [0, 1, 3],
      [0, 0, 0],
    ])
    expect(await read.rows("Webhook delivery health", `?From=${today}&To=${today}`)).toEqual(expected)
    expect(readCsv(await read.csv("Webhook delivery health"))[2]!.at(-1)).toBe(expected[1]!.lastFailure)
    const before = await read.rows("Webhook delivery health", "?From=2024-01-01&To=2024-01-31")
    expect(before.map(({ delivered, successRate }) => [delivered, successRate])).toEqual(
      webhooks.map(() => [0, undefined]),
    )
    await receiver.close()
  })
})
