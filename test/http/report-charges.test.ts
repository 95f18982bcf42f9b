import { beforeAll, describe, expect, it } from "vitest"
import { copyRows } from "../bench/copy-rows.ts"
import { addRate, makeBilling } from "../support/invoicing/billing.ts"
import { makeProducts } from "../support/catalogue/products.ts"
import type { OrderView } from "../support/orders/subscriptions.ts"
import { makeReportReader, readCsv, type ReportReader } from "../support/reports/reports.ts"
import type { ApiClient } from "../support/service/api-client.ts"
import { lendService, type LentService } from "../support/service/lent-service.ts"
import { expectProblem } from "../support/service/problems.ts"
import { checked } from "../support/usage/usage.ts"

type Json = Readonly<Record<string, unknown>>

let service: LentService
let api: ApiClient
let reports: ReportReader
beforeAll(async () => {
  service = await lendService()
  const tenant = await service.createTenant()
  api = tenant.api
  reports = await makeReportReader(api)
  await addRate(service.sql, tenant.tenantId, tenant.legalEntities[0]!.id, "EUR", "SEK", "2020-01-01", "11.0123")
})

const rate = 11.0123
const round = (value: number) => Math.round(value * 100) / 100
const byText = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

const priced = (price: number, more: Json = {}): Json => ({ priceDetails: [{ currency: "EUR", price }], ...more })
/** A charge for each way of billing, in euros. */
const charges = [
  { name: "Advance", ...priced(100) },
  {
    name: "Arrears",
    ...priced(90, { billingTiming: "InArrears", billingPeriod: "Quarterly", periodAlignment: "AlignToMonth" }),
  },
  { name: "Start", chargeType: "OneOff", ...priced(55.55) },
  { name: "Calls", chargeType: "Usage", model: "Quantity", ...priced(0.37) },
  { name: "Disk", chargeType: "Measured", model: "Quantity", ...priced(2) },
]

const preview = async (order: OrderView, targetDate: string) =>
  (
    (await api.post(`/Invoices/orders/${order.id}?preview=true`, { invoiceDate: targetDate, targetDate })).body as {
      readonly invoiceLines?: readonly Json[]
    }
  ).invoiceLines ?? []
const linesFor = async (order: OrderView, chargeNumber: unknown, targetDate: string) =>
  (await preview(order, targetDate)).filter((line) => line["chargeNumber"] === chargeNumber)

describe("reports of charges", () => {
  let subscribe: (start: string, more?: Json) => Promise<OrderView>
  let order: OrderView
  const numberOf = (of: OrderView, name: string) =>
    of.products[0]!.charges.find((charge) => charge.name === name)!.chargeNumber
  const use = async (
    of: OrderView,
    path: "/Usage" | "/Measurements",
    name: string,
    fromDate: string,
    quantity: number,
  ) => checked(201, await api.post(path, { charge: numberOf(of, name), quantity, fromDate }))
  const useAll = async (of: OrderView) => {
    for (const [day, quantity] of [
      ["2024-01-20", 7],
      ["2024-02-02", 11],
      ["2024-02-20", 5],
    ] as const)
      await use(of, "/Usage", "Calls", day, quantity)
    await use(of, "/Measurements", "Disk", "2024-01-31", 3)
  }

  beforeAll(async () => {
    const { id: account } = await makeBilling(api).account({ currency: "EUR" })
    const plan = await makeProducts(api).create({
      productType: "MultipleCharges",
      name: "Plan",
      chargePlans: [{ charges }],
    })
    subscribe = async (start, more = {}) =>
      checked(
        201,
        await api.post("/Subscriptions", {
          status: "Active",
          account,
          orderDate: "2024-01-01",
          effectiveStartDate: start,
          products: [{ product: plan.id }],
          orderDiscounts: [{ percent: 10, startOn: "SpecificDate", startDate: "2024-02-10", endOn: "AlignToOrder" }],
          ...more,
        }),
      )
    order = await subscribe("2024-01-15")
    await useAll(order)
  })

  const uninvoiced = () =>
    reports.rows("Uninvoiced charges", `?From=2024-01-01&To=2024-12-31&Filter=orderNumber eq '${order.orderNumber}'`)

  it("uninvoiced charges are what the next invoice of each bills, and when", async () => {
    const check = async () => {
      const rows = await uninvoiced()
      for (const { chargeNumber, nextDate, amount, chargedThroughDate } of rows) {
        const lines = await linesFor(order, chargeNumber, String(nextDate))
        const name = `${String(chargeNumber)} on ${String(nextDate)}`
        const first = lines.map((line) => String(line["servicePeriodStartDate"])).toSorted()[0]
        const due = lines.filter((line) => line["servicePeriodStartDate"] === first)
        expect(amount, name).toBe(round(due.reduce((sum, line) => sum + Number(line["subtotal"]), 0) * rate))
        expect(due, name).not.toEqual([])
        expect(await linesFor(order, chargeNumber, dayBefore(String(nextDate))), name).toEqual([])
        expect(first, name).toBe(chargedThroughDate ?? first)
      }
      return rows.map(({ chargeNumber }) => chargeNumber)
    }
    const all = charges.map(({ name }) => numberOf(order, name)).toSorted(byText)
    expect((await check()).toSorted(byText)).toEqual(all)

    const body = { invoiceDate: "2024-02-16", targetDate: "2024-02-16", invoiceAction: "CreateDraftAndPostInvoice" }
    expect(((await api.post(`/Invoices/orders/${order.id}`, body)).body as Json)["successful"]).toBe(true)
    // The OneOff charge is invoiced completely; each other charge has a next period that is not invoiced.
    expect((await check()).toSorted(byText)).toEqual(all.filter((number) => number !== numberOf(order, "Start")))
  })

  it("are ordered and filtered by what is computed too, and complete as CSV", async () => {
    const rows = await uninvoiced()
    const query = `?From=2024-01-01&To=2024-12-31&Filter=orderNumber eq '${order.orderNumber}'`
    expect(await reports.rows("Uninvoiced charges", `${query}&SortByField=amount&SortDirection=desc`)).toEqual(
      rows.toSorted((a, b) => Number(b["amount"]) - Number(a["amount"])),
    )
    expect(await reports.rows("Uninvoiced charges", `${query} and amount gt 100`)).toEqual(
      rows.filter((row) => Number(row["amount"]) > 100),
    )
    const [head, ...lines] = readCsv(await reports.csv("Uninvoiced charges", query))
    expect(lines).toEqual(rows.map((row) => head!.map((name) => String((row[name] ?? "") as string | number))))
  })

  it("unbilled revenue is what would be invoiced if the order ended on the day", async () => {
    for (const date of ["2024-02-29", "2024-03-10", "2024-03-31"]) {
      const rows = await reports.rows("Unbilled revenue", `?Date=${date}&Filter=orderNumber eq '${order.orderNumber}'`)
      expect(rows.map(({ chargeNumber }) => chargeNumber).toSorted(byText), date).toEqual(
        ["Arrears", "Calls", "Disk"].map((name) => numberOf(order, name)).toSorted(byText),
      )
      // The same order, ending on that day and invoiced up to the same days.
      const twin = await subscribe("2024-01-15", { effectiveEndDate: date })
      await useAll(twin)
      const body = { invoiceDate: "2024-02-16", targetDate: "2024-02-16", invoiceAction: "CreateDraftAndPostInvoice" }
      expect(((await api.post(`/Invoices/orders/${twin.id}`, body)).body as Json)["successful"]).toBe(true)
      for (const name of ["Arrears", "Calls", "Disk"]) {
        const lines = await linesFor(twin, numberOf(twin, name), "2025-12-31")
        const row = rows.find(({ chargeNumber }) => chargeNumber === numberOf(order, name))!
        expect(row["earned"], `${name} to ${date}`).toBe(
          round(lines.reduce((sum, line) => sum + Number(line["subtotal"]), 0) * rate),
        )
        expect(row["to"]).toBe(date)
      }
    }
    expect(await reports.rows("Unbilled revenue", "?Date=2024-01-14")).toEqual([])
  })
})

it("of more charges than are computed, a report says which conditions help, and takes them", async () => {
  const { api: own, tenantId } = await service.createTenant()
  const { id: account } = await makeBilling(own).account()
  const plan = await makeProducts(own).create({
    productType: "MultipleCharges",
    name: "Plan",
    chargePlans: [{ charges: [{ name: "Fee", priceDetails: [{ currency: "SEK", price: 100 }] }] }],
  })
  const order = { status: "Active", account, orderDate: "2024-01-01", effectiveStartDate: "2024-01-15" }
  checked(201, await own.post("/Subscriptions", { ...order, products: [{ product: plan.id }] }))
  const query = async (text: string, values: unknown[] = []) => ({
    rows: await service.sql<{ readonly columns: string }>(text, values),
  })
  await copyRows({ sql: { query } }, "order_charges", {
    beside: "generate_series(1, 2001) n",
    where: `c.tenant_id = '${tenantId}'`,
    changes: "'id', gen_random_uuid(), 'charge_number', c.charge_number || '-' || n",
  })
  const theirs = await makeReportReader(own)
  const ofYear = (more: string) => `?From=2024-01-01&To=2024-12-31&SortByField=amount${more}`
  const answer = await own.get(theirs.path("Uninvoiced charges", ofYear("")))
  const [sentence] = expectProblem(answer, 400, "message").errors!["message"]!
  expect(answer.body).toMatchObject({ type: "/problems/narrow-the-filter" })
  expect(sentence).toContain("Add a condition on orderNumber, chargeNumber, accountName, chargedThroughDate to Filter")
  expect(sentence).toMatch(/, or ask for a shorter period\.$/u)
  const [first] = (await theirs.page("Uninvoiced charges", "?From=2024-01-01&To=2024-12-31&PageSize=1")).data
  const ofOne = `&Filter=chargeNumber eq '${String(first!["chargeNumber"])}'`
  expect(await theirs.rows("Uninvoiced charges", ofYear(ofOne))).toEqual([first])
  expect(await theirs.rows("Uninvoiced charges", ofYear(`${ofOne} and amount gt 1`))).toEqual([first])
  expect(await theirs.rows("Uninvoiced charges", "?From=2023-01-01&To=2023-12-31&SortByField=amount")).toEqual([])
})
