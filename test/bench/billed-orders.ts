import type { Calls } from "./caller.process.ts"
import type { BenchHouse, BenchTenant } from "./house.ts"
import { copyRows, sortedIds } from "./copy-rows.ts"
import { makeCalls } from "./processes.ts"

/** The product that benchmarks of order invoices sell: two charges, billed monthly. */
const product = {
  name: "Plan",
  productType: "MultipleCharges",
  chargePlans: [
    {
      charges: [
        { name: "Fee", model: "Flat", PriceDetails: [{ currency: "SEK", price: 100 }] },
        { name: "Seat", model: "Quantity", PriceDetails: [{ currency: "SEK", price: 10 }] },
      ],
    },
  ],
}
const address = { street: "Storgatan 1", city: "Lund", zip: "222 22", country: "SE" }
/** The data of a legal entity that invoice documents need. */
const seller = {
  address,
  organizationNumber: "556677-8899",
  taxRegistrationNumber: "SE556677889901",
  electronicInvoiceAddress: "5566778899",
  electronicInvoiceAddressScheme: "0007",
}
export const invoiceDate = "2026-01-15"

export type Ask = <A = { readonly id: string }>(path: string, body?: object, method?: string) => Promise<A>

/** A function that sends a tenant's requests in one of its legal entities. */
export const makeAsk =
  (origin: string, token: string, legalEntity: string): Ask =>
  async <A>(path: string, body?: object, method = body === undefined ? "GET" : "POST") => {
    const headers = {
      "content-type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
      authorization: `Bearer ${token}`,
      "legal-entity": legalEntity,
    }
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${text}`)
    return (text === "" ? {} : JSON.parse(text)) as A
  }

/** Makes an account with an active subscription over HTTP, which is then copied. */
export const sellOnce = async (ask: Ask, legalEntity: string): Promise<{ readonly id: string }> => {
  await ask(`/LegalEntities/${legalEntity}`, seller, "PATCH")
  await ask("/TaxTemplates", { name: "VAT 25%", details: [{ tax1: 25, taxCategory: "S" }] })
  await ask("/Accounts", {
    name: "Customer",
    currency: "SEK",
    taxTemplate: "VAT 25%",
    organizationNumber: "556000-4615",
    electronicInvoiceAddress: "5560004615",
    electronicInvoiceAddressScheme: "0007",
    defaultInvoiceAddress: address,
  })
  await ask("/Products", product)
  return ask("/Subscriptions", {
    status: "Active",
    account: "A-1001",
    orderDate: "2026-01-01",
    term: 12,
    products: [{ product: "Plan" }],
  })
}

/** A function that copies rows of tables, once for each row of `beside`. */
export const copyOf =
  (house: Pick<BenchHouse, "sql">, beside: string) =>
  (table: Parameters<typeof copyRows>[1], changes: string, where: string) =>
    copyRows(house, table, { beside, where, changes })

/**
 * Copies the first order of a legal entity, once for each number, either with its account or for the same account.
 * Every copy has its own order number.
 */
export const copyOrders = async (
  house: Pick<BenchHouse, "sql">,
  legalEntity: string,
  [from, to]: readonly [number, number],
  { withAccounts, analyze = true }: { readonly withAccounts: boolean; readonly analyze?: boolean },
): Promise<void> => {
  const copy = copyOf(house, sortedIds(from, to))
  const first = (table: string) =>
    `c.id = (select id from svc.${table} where legal_entity_id = '${legalEntity}' order by id limit 1)`
  const oldest = first("orders").replace("c.id", "c.order_id")
  const accounts = withAccounts ? ", 'account_id', copy, 'invoice_account_id', copy" : ""
  if (withAccounts)
    await copy("accounts", "'id', copy, 'account_number', 'F' || lpad(n::text, 9, '0')", first("accounts"))
  await copy("orders", "'id', copy, 'order_number', 'F' || n", first("orders"))
  await copy("order_versions", `'version_id', copy, 'order_id', copy, 'order_number', 'F' || n${accounts}`, oldest)
  const part = "'id', gen_random_uuid(), 'order_id', copy"
  await copy(
    "order_charges",
    `${part}, 'order_product_id', copy, 'charge_number', c.charge_number || '-' || n, 'charged_through', null`,
    oldest,
  )
  await copy("order_products", "'id', copy, 'order_id', copy, 'product_number', 'F' || n", oldest)
  if (analyze) await house.sql.query("vacuum analyze")
}

/** The number of order invoices that callers generate and post in a second, each caller in its own legal entity. */
export const postedOverHttp = async (
  house: BenchHouse,
  { tenant, token, origin }: { readonly tenant: BenchTenant; readonly token: string; readonly origin: string },
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<number> => {
  const lanes = tenant.scopes.map(({ legalEntityId }) => legalEntityId)
  const ids: string[][] = []
  for (const [index, legalEntity] of lanes.entries()) {
    await sellOnce(makeAsk(origin, token, legalEntity), legalEntity)
    const from = (index + 1) * 10_000_000
    await copyOrders(house, legalEntity, [from + 1, from + most], { withAccounts: false })
    const { rows } = await house.sql.query<{ id: string }>(
      "select version_id as id from svc.order_versions where legal_entity_id = $1 order by order_id desc limit $2",
      [legalEntity, most],
    )
    ids.push(rows.map(({ id }) => id))
  }
  const body = JSON.stringify({ invoiceDate, invoiceAction: "CreateDraftAndPostInvoice" })
  return callInLanes(lanes, token, { url: `${origin}/Invoices/orders/{id}`, ids, body, seconds })
}

/** The number of requests per second of one caller in each legal entity, each with its own ids. */
export const callInLanes = async (
  lanes: readonly string[],
  token: string,
  calls: Pick<Calls, "url" | "ids" | "body" | "seconds">,
): Promise<number> => {
  const headers = lanes.map((legalEntity) => ({
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    "legal-entity": legalEntity,
  }))
  const report = await makeCalls({ ...calls, method: "POST", headers, callers: lanes.length, warmUpSeconds: 2 })
  return Math.round(report.perSecond)
}
