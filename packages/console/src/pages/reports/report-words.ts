import { Exact, type Decimal } from "../../api/exact.ts"
import type { Words } from "../../shell/list-page.tsx"

export type Value = string | Decimal | boolean

const named: Readonly<Record<string, string>> = {
  acv: "ACV",
  arr: "ARR",
  cmrr: "CMRR",
  mrr: "MRR",
  tcv: "TCV",
  url: "URL",
  days1to30: "1 to 30 days",
  days31to60: "31 to 60 days",
  days61to90: "61 to 90 days",
  over90: "Over 90 days",
  notDue: "Not due",
  netBase: "Net, base currency",
  taxBase: "Tax, base currency",
  totalBaseAmount: "Total, base currency",
}

/** The name of a field as a column heading: `noticePeriodDate` as `Notice period date`. */
export const headOf = (field: string): string => {
  const words = field.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return named[field] ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

/** Numbers that are not amounts, so they have no decimals of a currency. */
const counts = new Set(
  ["unmatched", "waiting", "onDraft", "delivered", "failed", "pending", "taxRate", "renewalTerm"].values(),
)

export const isNumber = (value: Value | undefined): boolean => typeof value === "number" || value instanceof Exact

export interface ValueContext {
  readonly field: string
  /** The currency of the row, otherwise the base currency. */
  readonly currency: string
  /** True when the report's amounts are counts of rows. */
  readonly isCounted: boolean
}

/** A value of a report formatted for people, by its type. */
export const valueText = (value: Value | undefined, words: Words, { field, currency, isCounted }: ValueContext) => {
  const { time, numbers } = words
  if (value === undefined) return ""
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value !== "string") {
    if (field === "successRate") return numbers.share(value)
    return isCounted || counts.has(field) ? numbers.exact(value) : numbers.amount(value, currency)
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return time.date(value)
  return /^\d{4}-\d\d-\d\dT/.test(value) ? time.moment(value) : value
}

/** The list, and its parameter, in which a row of a report can be found. */
export const placesOf: Readonly<Record<string, string>> = {
  orderNumber: "subscriptions",
  accountName: "accounts",
  accountNumber: "accounts",
  invoiceNumber: "invoices",
}
