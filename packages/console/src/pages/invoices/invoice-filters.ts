import { endOf } from "../../ui/copy.tsx"
import { allOf, amounts, begins, between, equals, isId } from "../../api/filter.ts"
import type { NumberWords } from "../../ui/numbers.ts"
import type { FilterField, FilterSearch } from "../../ui/filter-bar.tsx"
import { dayBefore, today } from "../../ui/time.ts"
import { nationalStateOptions } from "../national-state.ts"
import { AccountSuggestions } from "./account-suggestions.tsx"
import { typeWords } from "./invoice-columns.tsx"

/** Filters of unpaid posted invoices by due date; the address keeps relative days. */
const dues = {
  overdue: { word: "Overdue", days: undefined },
  "7d": { word: "Due in 7 days", days: 7 },
  "30d": { word: "Due in 30 days", days: 30 },
} as const

const dueCondition = (due: string | undefined): string | undefined => {
  if (due === undefined || !Object.hasOwn(dues, due)) return undefined
  const { days } = dues[due as keyof typeof dues]
  const isThen =
    days === undefined ? `dueDate lt datetime'${today()}'` : between("dueDate", today(), dayBefore(today(), -days))
  return allOf(equals("status", "Posted"), isThen, "balancedAmount gt 0")
}

/** The filters of the list; the filter by e-invoice only for readers who may see these. */
export const invoiceFilters = (
  readsEInvoices: boolean,
  amount: NonNullable<FilterField["amount"]>,
): readonly FilterField[] => [
  {
    name: "status",
    label: "Status",
    options: ["Draft", "Posted", "Settled", "Cancelled"].map((each) => [each, each] as const),
  },
  { name: "type", label: "Type", options: Object.entries(typeWords) },
  {
    name: "due",
    label: "Due",
    any: "Due any time",
    options: Object.entries(dues).map(([key, { word }]) => [key, word]),
  },
  ...(readsEInvoices
    ? [{ name: "eInvoice", label: "E-invoice", options: nationalStateOptions } satisfies FilterField]
    : []),
  { name: "text", label: "Number, or account's name" },
  {
    name: "account",
    label: "Account's number",
    placeholder: "Account no.",
    short: true,
    suggestions: AccountSuggestions,
  },
  { name: "from", label: "Dated from", day: "From", through: "to", rare: true },
  { name: "to", label: "Dated to", day: "To", rare: true },
  { name: "least", label: "Total from", short: true, rare: true, amount },
  { name: "most", label: "Total to", short: true, rare: true, amount },
  { name: "batch", label: "Invoice batch", chip: (id) => `Of one batch ${endOf(id)}` },
]

/** A filter described in words. */
export const filterWords = (search: FilterSearch, { typed, read }: NumberWords): string =>
  [
    ...invoiceFilters(false, { typed, read }).flatMap(({ name, label, options, amount }) => {
      const value = search[name]
      const word = options?.find(([each]) => each === value)?.[1] ?? (value && amount ? amount.typed(value) : value)
      return word === undefined ? [] : [`${label.toLowerCase()} ${word}`]
    }),
    ...(search["batch"] === undefined ? [] : ["of one batch"]),
  ].join(", ")

/**
 * The order follows the filter if the filtered field has one, because a single index then serves both in a list of any
 * length.
 */
const orderOf = ({ due, from, to, least, most }: FilterSearch): string => {
  if (due !== undefined) return "dueDate"
  if (from !== undefined || to !== undefined) return "invoiceDate desc"
  return least === undefined && most === undefined ? "created desc" : "totalAmount desc"
}

/** The query of the list. */
export const invoiceQuery = (search: FilterSearch, readsEInvoices: boolean) => ({
  Filter: allOf(
    equals("status", search["status"]),
    equals("invoiceType", search["type"]),
    begins(["invoiceNumber", "account/name"], search["text"]),
    equals("account/accountNumber", search["account"]),
    between("invoiceDate", search["from"], search["to"]),
    dueCondition(search["due"]),
    amounts("totalAmount", search["least"], search["most"]),
    isId("invoiceBatchId", search["batch"]),
  ),
  NationalEInvoiceState: readsEInvoices ? search["eInvoice"] : undefined,
  OrderBy: orderOf(search),
})
