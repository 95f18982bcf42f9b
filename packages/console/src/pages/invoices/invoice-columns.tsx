import type { components } from "../../api/schema.gen.ts"
import type { Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark, type StatusRow } from "../../ui/status.tsx"
import { daysUntil } from "../../ui/time.ts"
import { billingStatus } from "../billing-status.ts"
import { nationalMark } from "../national-state.ts"
import css from "./invoice.module.css"

export type Invoice = components["schemas"]["Invoice"]

/** A row of the list, with the invoice's last e-invoice if the reader may see it. */
export interface ListedInvoice extends Invoice {
  readonly eInvoice?: components["schemas"]["NationalEInvoiceEntry"] | undefined
}

/** The invoice's number, or a text that it has none yet. */
export const nameOf = ({ invoiceNumber, invoiceType }: Invoice): string =>
  invoiceNumber ?? (invoiceType === "Credit" ? "Draft credit note" : "Draft")

export const typeWords: Readonly<Record<Invoice["invoiceType"], string>> = {
  Invoice: "Invoice",
  OnAccount: "On account",
  Credit: "Credit note",
}

/** The invoice was posted, so it has a number and files. */
export const isOnTheBooks = ({ status }: Invoice): boolean => status === "Posted" || status === "Settled"

export const isOverdue = ({ status, daysPastDue = 0 }: Invoice): boolean => status === "Posted" && daysPastDue > 0

const overdue: StatusRow = { tone: "attention", icon: "alert", word: "Overdue" }

const lateness = (days: number) => `${days} ${days === 1 ? "day" : "days"} late`

/** The invoice's state, and the days until it is due or since it was due. */
export const dueMark = (invoice: Invoice, today: string): StatusRow & { readonly note?: string } => {
  const { status, dueDate, daysPastDue = 0, balancedAmount } = invoice
  if (isOverdue(invoice)) return { ...overdue, note: `· ${lateness(daysPastDue)}` }
  const days = daysUntil(dueDate, today)
  if (status !== "Posted" || days < 0 || String(balancedAmount).startsWith("-")) return billingStatus[status]
  const when = days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`
  return { ...billingStatus[status], note: `· due ${when}` }
}

/** Columns of invoices; beside an open one, only those that distinguish invoices. */
export const invoiceColumns = (
  { time, numbers }: Words,
  isNarrow: boolean,
  readsEInvoices: boolean,
): readonly Column<ListedInvoice>[] => [
  { key: "number", head: "Number", width: "minmax(156px, 1.2fr)", phone: "title", cell: nameOf },
  {
    key: "status",
    head: "Status",
    width: "100px",
    phone: "aside",
    cell: (invoice) => (isOverdue(invoice) ? <Mark {...overdue} /> : <Mark {...billingStatus[invoice.status]} />),
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "type",
          head: "Type",
          width: "88px",
          fold: 1,
          cell: ({ invoiceType }: Invoice) => typeWords[invoiceType],
        },
      ]),
  { key: "account", head: "Account", width: "minmax(88px, 2fr)", phone: "note", cell: ({ account }) => account.name },
  ...(isNarrow
    ? []
    : [
        {
          key: "date",
          head: "Date",
          width: "104px",
          fold: 2,
          cell: ({ invoiceDate }: Invoice) => time.date(invoiceDate),
        },
        {
          key: "due",
          head: "Due",
          width: "minmax(172px, 1fr)",
          cell: (invoice: Invoice) => (
            <span>
              {time.date(invoice.dueDate)}
              {isOverdue(invoice) ? <small className={css.late}> {lateness(invoice.daysPastDue ?? 0)}</small> : null}
            </span>
          ),
        },
      ]),
  {
    key: "total",
    head: "Total",
    width: "minmax(140px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ totalAmount, currency }) => numbers.money(totalAmount, currency),
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "balance",
          head: "Balance",
          width: "minmax(112px, 1fr)",
          fold: 4,
          end: true,
          cell: ({ balancedAmount, currency }: Invoice) => numbers.amount(balancedAmount, currency),
        },
      ]),
  ...(isNarrow || !readsEInvoices
    ? []
    : [
        {
          key: "eInvoice",
          head: "E-invoice",
          width: "104px",
          fold: 3,
          cell: ({ eInvoice }: ListedInvoice) => (eInvoice === undefined ? "" : <Mark {...nationalMark(eInvoice)} />),
        },
      ]),
]
