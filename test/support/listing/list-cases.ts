import type { ListRows } from "./list-rows.ts"

/** A request to a list: a filter or an order, as a client writes it. */
export interface ListCase {
  readonly list: "accounts" | "invoices" | "journals" | "payments" | "rates"
  readonly filter?: string
  readonly order?: string
}

const eq = (field: string, text: string) => `${field} eq '${text}'`
const on = (field: string, by: string, day: string) => `${field} ${by} datetime'${day}'`
const range = (field: string, from: string, to: string) => `${on(field, "ge", from)} and ${on(field, "lt", to)}`

/**
 * Each list in its default order, and two conditions on each indexed field, `eq` and a range: one matches few rows, the
 * other about half.
 */
export const indexedCases = ({ accounts, ids }: ListRows): readonly ListCase[] => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const [old, older, half] = [day(300), day(303), day(365)]
  const invoices = [
    undefined,
    eq("status", "Posted"),
    eq("status", "Settled"),
    eq("status", "Draft"),
    eq("invoiceNumber", "BI-500"),
    eq("account/accountNumber", accounts.usual),
    eq("account/accountNumber", accounts.big),
    eq("account/name", "Customer 0015838"),
    on("invoiceDate", "eq", old),
    range("invoiceDate", older, old),
    on("invoiceDate", "ge", half),
    on("invoiceDate", "lt", half),
    on("dueDate", "eq", old),
    range("dueDate", older, old),
    on("dueDate", "ge", half),
    range("created", older, old),
    on("created", "ge", half),
    range("modified", older, old),
    on("modified", "ge", half),
    "totalAmount eq 500.25",
    "totalAmount ge 9990",
    "totalAmount ge 5000",
    eq("externalERPId", "erp-500"),
    eq("externalCRMId", "none"),
    eq("creditedInvoiceId", ids.invoice),
    eq("ocrNumber", "10017"),
    eq("id", ids.invoice),
    eq("account/id", ids.account),
    eq("customFields/none", "none"),
    eq("invoiceLines/productName", "Plan 77"),
  ].map((filter): ListCase => ({ list: "invoices", ...(filter === undefined ? {} : { filter }) }))
  return [
    ...invoices,
    { list: "accounts" },
    { list: "accounts", filter: eq("accountNumber", "B-500") },
    { list: "accounts", filter: eq("name", "Customer 0015838") },
    { list: "accounts", filter: "name ge 'Customer 05'" },
    { list: "accounts", filter: eq("externalERPId", "erp-500") },
    { list: "accounts", filter: eq("taxRegistrationNumber", "SE500") },
    { list: "accounts", filter: range("modified", older, old) },
    { list: "accounts", filter: on("modified", "ge", half) },
    { list: "accounts", filter: range("created", older, old) },
    { list: "accounts", filter: eq("organizationNumber", "none") },
    { list: "accounts", filter: eq("externalCRMId", "none") },
    { list: "accounts", filter: eq("id", ids.account) },
    { list: "accounts", filter: eq("customFields/none", "none") },
    { list: "journals" },
    { list: "journals", filter: eq("journalNumber", "BJ-500") },
    { list: "journals", filter: eq("vouchers/invoiceNumber", "BI-500") },
    { list: "journals", filter: range("postedDate", older, old) },
    { list: "journals", filter: on("postedDate", "ge", half) },
    { list: "journals", filter: range("created", older, old) },
    { list: "journals", filter: range("modified", older, old) },
    { list: "journals", filter: eq("id", ids.invoice) },
    { list: "journals", filter: eq("externalERPId", "erp-500") },
    { list: "journals", filter: eq("vouchers/invoiceId", ids.invoice) },
    { list: "journals", filter: eq("vouchers/paymentId", ids.invoice) },
    { list: "payments" },
    { list: "payments", filter: eq("reference", "BP-500") },
    { list: "payments", filter: "isFullyAllocated eq false" },
    { list: "payments", filter: "postedDate eq null or isFullyAllocated eq false" },
    { list: "payments", filter: on("paymentDate", "eq", old) },
    { list: "payments", filter: range("paymentDate", older, old) },
    { list: "payments", filter: range("modified", older, old) },
    { list: "payments", filter: range("created", older, old) },
    { list: "payments", filter: eq("id", ids.invoice) },
    { list: "payments", filter: eq("paymentBatchId", ids.invoice) },
    { list: "payments", filter: eq("paymentSettlements/invoice/id", ids.invoice) },
    { list: "payments", filter: eq("paymentSettlements/invoice/invoiceNumber", "BI-500") },
    { list: "rates" },
    { list: "rates", filter: eq("id", ids.invoice) },
    { list: "rates", filter: on("effectiveFromDate", "eq", "1930-01-15") },
    { list: "rates", filter: range("effectiveFromDate", "1930-01-05", "1930-01-09") },
    { list: "rates", filter: on("effectiveFromDate", "ge", "1930-01-20") },
    { list: "rates", filter: eq("fromCurrency", "QAC") },
    { list: "rates", filter: eq("source", "nbp") },
  ]
}

/** Filters that no index supports, and orders by other fields. Each ends in time or is refused. */
export const otherCases: readonly ListCase[] = [
  { list: "invoices", filter: "yourReference eq 'reference 77'" },
  { list: "invoices", filter: "substringof('ference 77', yourReference)" },
  { list: "invoices", filter: "invoiceLines/price gt 5" },
  { list: "invoices", filter: "startswith(account/name, 'Customer 0015')" },
  { list: "invoices", filter: "status eq 'Draft' or account/accountNumber eq 'B-3'" },
  { list: "invoices", order: "account/name" },
  { list: "invoices", order: "account/name desc" },
  { list: "invoices", order: "totalAmount desc" },
  { list: "invoices", order: "invoiceDate desc" },
  { list: "invoices", order: "invoiceNumber" },
  { list: "accounts", order: "name" },
  { list: "accounts", filter: "substringof('999', name)" },
  { list: "rates", order: "effectiveFromDate desc" },
  { list: "rates", filter: "rate gt 1.99" },
  { list: "rates", filter: eq("toCurrency", "SEK") },
]
