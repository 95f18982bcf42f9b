import type { ApiClient } from "../service/api-client.ts"
import type { TestService } from "../service/service.ts"
import { copyRow, idAt } from "./list-rows.ts"

/** The ids of the rows that list requests use. */
export interface OrderRows {
  readonly ids: Readonly<Record<"account" | "order" | "quote" | "usage" | "measurement" | "booking", string>>
}

/**
 * Fills the lists of subscriptions, sales orders, quotes, usage, measurements and bookings with `rows` rows each, by
 * copying one row of each that the product made.
 */
export const fillOrders = async (service: TestService, api: ApiClient, rows: number): Promise<OrderRows> => {
  const made = async (path: string, body: object) => {
    const { status, text } = await api.post(path, body)
    if (status !== 201) throw new Error(`${path}: ${text}`)
  }
  await made("/Accounts", { name: "Customer AB", currency: "SEK" })
  const priceDetails = [{ currency: "SEK", price: 1 }]
  const charges = [
    { name: "Fee", priceDetails },
    { name: "Calls", chargeType: "Usage", model: "Quantity", priceDetails },
    { name: "Disk", chargeType: "Measured", model: "Quantity", priceDetails },
  ]
  await made("/Products", { name: "Plan", productType: "MultipleCharges", chargePlans: [{ charges }] })
  const ordered = { account: "A-1001", orderDate: "2024-01-01", products: [{ product: "Plan" }] }
  await made("/Subscriptions", { status: "Active", ...ordered })
  await made("/Usage", { account: "A-1001", charge: "OPC-1002", quantity: 1, fromDate: "2024-01-05" })
  await made("/Quotes", { customer: "A-1001", initialTerm: 12, products: [{ product: "Plan" }] })

  const house = { sql: service.sql, unchecked: false }
  const now = Date.now()
  const year = 365 * 86_400_000
  const since = `${now - 2 * year} + (n::bigint) * ${2 * year - 86_400_000} / ${2 * rows + 1}`
  const moment = `to_timestamp((${since}) / 1000.0)`
  const id = idAt(since, "n")
  // The number of accounts is odd, so each account gets rows of both kinds.
  const accounts = 2 * Math.ceil(rows / 20) + 1
  const accountId = (n: string) => idAt(String(now - 3 * year), n)
  await copyRow(house, "accounts", accounts, {
    id: accountId("n"),
    account_number: "'B-' || n",
    name: "'Customer ' || n",
  })
  const account_id = accountId(`1 + n % ${accounts}`)
  const dated = { id, account_id, created_at: moment, modified_at: moment }
  const order_type = "case n % 2 when 0 then 'Subscription' else 'SalesOrder' end"
  const order_number = "'BO-' || n"
  await copyRow(house, "orders", 2 * rows, { id, account_id, order_type, order_number })
  await copyRow(house, "order_versions", 2 * rows, {
    ...dated,
    version_id: id,
    order_id: id,
    order_type,
    order_number,
    invoice_account_id: account_id,
    status:
      "case n % 200 when 0 then 'Draft' when 1 then 'OrderDraft' else case n % 2 when 0 then 'Active' else 'Order' end end",
    start_date: `(${moment})::date`,
    end_date: `(${moment})::date + 365`,
    external_erp_id: "'erp-' || n",
  })
  await copyRow(house, "bookings", rows, {
    ...dated,
    order_version_id: idAt(since.replace("n::bigint", "2 * n::bigint"), "2 * n"),
    effective_date: `(${moment})::date`,
  })
  await copyRow(house, "quotes", rows, {
    ...dated,
    invoice_account_id: account_id,
    number: "'BQ-' || n",
    status: "case when n % 100 = 0 then 'ClosedLost' else 'Open' end",
  })
  await copyRow(house, "usage_rows", 2 * rows, {
    ...dated,
    kind: "case n % 2 when 0 then 'Usage' else 'Measurement' end",
    order_id: id,
    charge_number: "'BC-' || n",
    from_date: `(${moment})::date`,
    tag: "case n % 2 when 1 then 'node-' || n end",
    source: "'switch-' || n",
  })
  await service.sql("vacuum analyze")
  const one = async (table: string, what = "id", where = "true") =>
    (
      await service.sql<{ one: string }>(
        `select ${what} as one from svc.${table} where ${where} order by 1 desc limit 1`,
      )
    )[0]!.one
  return {
    ids: {
      account: await one("accounts", "id", "account_number = 'B-8'"),
      order: await one("order_versions", "version_id"),
      quote: await one("quotes"),
      usage: await one("usage_rows", "id", "kind = 'Usage'"),
      measurement: await one("usage_rows", "id", "kind = 'Measurement'"),
      booking: await one("bookings"),
    },
  }
}
