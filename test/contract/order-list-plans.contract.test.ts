import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { documentedFields, fieldsOfFilter } from "../support/listing/documented-fields.ts"
import { fillOrders, type OrderRows } from "../support/listing/order-rows.ts"
import { atMost } from "../support/listing/plan-house.ts"
import { planReader, statementsOf } from "../support/listing/plans.ts"
import { openService, type TestService } from "../support/service/service.ts"
import type { TestTenant } from "../support/service/tenants.ts"

// Counts the rows that lists of orders and their parts read when they are requested over HTTP.

const rows = 2000
const growing = new Set(["order_versions", "orders", "quotes", "usage_rows", "bookings"])

let service: TestService
let tenant: TestTenant
let filled: OrderRows
let client: Client
let explain: Awaited<ReturnType<typeof planReader>>
beforeAll(async () => {
  service = await openService({ worker: true, http: true })
  tenant = await service.createTenant()
  filled = await fillOrders(service, tenant.api, rows)
  client = new Client({ connectionString: service.databaseUrl })
  await client.connect()
  explain = await planReader(client, tenant.tenantId)
})
afterAll(async () => {
  await client.end()
  await service.close()
})

const reads = async (list: string, query: Readonly<Record<string, string>>) => {
  const { result, statements } = await statementsOf(() =>
    tenant.api.get(`/${list}?${new URLSearchParams(query).toString()}`),
  )
  expect(result.status, result.text).toBe(200)
  const found = []
  for (const statement of statements) found.push(...(await explain(statement)))
  const ours = found.filter(({ table }) => growing.has(table))
  const { totalCount } = result.body as { readonly totalCount: number }
  return { total: totalCount, found: ours, read: ours.reduce((sum, { rows: some }) => sum + some, 0) }
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const range = (field: string) => `${field} ge datetime'${day(502)}' and ${field} lt datetime'${day(500)}'`
const is = (field: string, value: string) => `${field} eq '${value}'`

const ofAccount = (name: string) => [
  is(`${name}/id`, filled.ids.account),
  is(`${name}/accountNumber`, "B-8"),
  is(`${name}/name`, "Customer 8"),
]
const ofOrders = (number: string, status: string) => [
  is("orderNumber", number),
  is("status", status),
  ...ofAccount("account"),
  is("invoiceAccount/id", filled.ids.account),
  range("created"),
  range("modified"),
  is("customFields/none", "none"),
]
const ofUsage = (number: string) => [
  ...ofAccount("account"),
  is("charge/chargeNumber", number),
  range("fromDate"),
  range("modified"),
]
/** For each indexed field, a filter that matches few rows of a list. */
const cases = (): Readonly<Record<string, readonly string[]>> => ({
  Subscriptions: [is("id", filled.ids.order), ...ofOrders("BO-500", "Draft"), range("effectiveStartDate")],
  SalesOrders: [is("id", filled.ids.order), ...ofOrders("BO-501", "OrderDraft")],
  Quotes: [
    is("id", filled.ids.quote),
    is("number", "BQ-500"),
    is("status", "ClosedLost"),
    ...ofAccount("customer"),
    is("invoiceCustomer/id", filled.ids.account),
    range("created"),
    range("modified"),
  ],
  Usage: [is("id", filled.ids.usage), ...ofUsage("BC-500")],
  Measurements: [is("id", filled.ids.measurement), ...ofUsage("BC-501")],
  Bookings: [
    is("id", filled.ids.booking),
    is("order/id", filled.ids.order),
    is("order/orderNumber", "BO-500"),
    range("effectiveDate"),
    range("modified"),
  ],
})

it("a filter by an indexed field of orders, quotes, usage and bookings reads what matches, and no list from end to end", async () => {
  for (const [list, filters] of Object.entries(cases())) {
    for (const filter of filters) {
      const { total, found, read } = await reads(list, { Filter: filter })
      expect({ filter, total }).toEqual({ filter, total: atMost(rows / 20) })
      expect({ list, filter, whole: found.filter(({ node }) => node === "Seq Scan") }).toEqual({
        list,
        filter,
        whole: [],
      })
      // A row is read up to four times: for the count, for finding the page, for the page itself, and with the order
      // that it shows.
      expect({ list, filter, read }).toEqual({ list, filter, read: atMost(4 * total + 40) })
    }
  }
})

it("a page of such a list in its own order, and one in an order with an index, read a page", async () => {
  const orders: Readonly<Record<string, readonly string[]>> = {
    Subscriptions: ["created desc", "modified desc", "effectiveStartDate"],
    SalesOrders: ["created desc", "modified desc"],
    Quotes: ["created desc", "modified desc"],
    Usage: ["fromDate desc", "modified desc"],
    Measurements: ["fromDate desc", "modified desc"],
    Bookings: ["effectiveDate desc", "modified desc"],
  }
  for (const [list, some] of Object.entries(orders)) {
    for (const query of [{}, ...some.map((order) => ({ OrderBy: order }))]) {
      const { total, read } = await reads(list, query)
      expect(total).toBeGreaterThanOrEqual(rows)
      expect({ list, query, read }).toEqual({ list, query, read: atMost(120) })
    }
  }
})

it("docs/lists.md names these fields, and no others", () => {
  const looked = Object.entries(cases()).flatMap(([list, filters]) =>
    filters.flatMap((filter) => fieldsOfFilter(filter).map((field) => `${list} ${field}`)),
  )
  const named = documentedFields(Object.fromEntries(Object.keys(cases()).map((list) => [list, list])))
  expect([...named].filter((each) => !each.endsWith(" eq")).toSorted()).toEqual([...new Set(looked)].toSorted())
})
