import type { components } from "../../api/schema.gen.ts"
import type { Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"

export type Invoice = components["schemas"]["Invoice"]

/** Its number, or that it has none yet. */
export const nameOf = ({ invoiceNumber, invoiceType }: Invoice): string =>
  invoiceNumber ?? (invoiceType === "Credit" ? "Draft credit note" : "Draft")

/** An invoice as a row; beside an open one only what tells one from another. */
export const invoiceColumns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Invoice>[] => [
  { key: "number", head: "Number", width: "minmax(104px, 1fr)", phone: "title", cell: nameOf },
  {
    key: "status",
    head: "Status",
    width: "104px",
    phone: "aside",
    cell: ({ status, daysPastDue }) =>
      status === "Posted" && daysPastDue !== undefined && daysPastDue > 0 ? (
        <Mark tone="attention" icon="alert" word="Overdue" />
      ) : (
        <Mark {...billingStatus[status]} />
      ),
  },
  { key: "account", head: "Account", width: "minmax(140px, 2fr)", phone: "note", cell: ({ account }) => account.name },
  ...(isNarrow
    ? []
    : [
        { key: "date", head: "Date", width: "112px", cell: ({ invoiceDate }: Invoice) => time.date(invoiceDate) },
        { key: "due", head: "Due", width: "112px", cell: ({ dueDate }: Invoice) => time.date(dueDate) },
        {
          key: "balance",
          head: "Balance",
          width: "minmax(112px, 1fr)",
          end: true,
          cell: ({ balancedAmount, currency }: Invoice) => numbers.amount(balancedAmount, currency),
        },
      ]),
  {
    key: "total",
    head: "Total",
    width: "minmax(136px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ totalAmount, currency }) => numbers.money(totalAmount, currency),
  },
]
