import type { components } from "../../api/schema.gen.ts"
import { Moment } from "../../shell/moment.tsx"
import type { Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { endOf } from "../../ui/copy.tsx"
import { Mark } from "../../ui/status.tsx"
import { nationalMark, problemOf } from "../national-state.ts"
import { Deadline } from "./deadline.tsx"

export type Entry = components["schemas"]["NationalEInvoiceEntry"]

const national: Column<Entry> = {
  key: "number",
  head: "National number",
  width: "minmax(120px, 1fr)",
  fold: 3,
  cell: ({ nationalEInvoiceId }) => <span title={nationalEInvoiceId}>{nationalEInvoiceId ?? ""}</span>,
}

/** Columns of our own invoices; beside an open one, only those that distinguish invoices. */
export const sentColumns = ({ time }: Words, isNarrow: boolean): readonly Column<Entry>[] => [
  {
    key: "status",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: (entry) => <Mark {...nationalMark(entry)} />,
  },
  {
    key: "invoice",
    head: "Invoice",
    width: "minmax(156px, 1fr)",
    phone: "title",
    cell: ({ invoiceNumber }) => invoiceNumber,
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "problem",
          head: "Problem",
          width: "minmax(140px, 3fr)",
          phone: "note" as const,
          cell: (entry: Entry) => <span title={problemOf(entry)}>{problemOf(entry)}</span>,
        },
        national,
        {
          key: "reference",
          head: "Provider reference",
          width: "minmax(144px, 0.5fr)",
          fold: 1,
          cell: ({ maventaReferenceId = "" }: Entry) => (
            <span title={maventaReferenceId}>{endOf(maventaReferenceId)}</span>
          ),
        },
        {
          key: "next",
          head: `Next try (${time.zone})`,
          width: "120px",
          fold: 2,
          cell: ({ nextAttemptAt }: Entry) => (nextAttemptAt === undefined ? "" : <Moment at={nextAttemptAt} />),
        },
        {
          key: "deadline",
          head: `Deadline (${time.zone})`,
          width: "184px",
          fold: 5,
          cell: ({ deadline }: Entry) => <Deadline at={deadline} />,
        },
      ]),
  {
    key: "created",
    head: `Since (${time.zone})`,
    width: "152px",
    phone: "corner",
    cell: ({ created, submitted }) => <Moment at={submitted ?? created} />,
  },
]

export const totalOf = ({ totalAmount, currency = "" }: Entry, { numbers }: Words): string | undefined =>
  totalAmount === undefined ? undefined : numbers.money(totalAmount, currency)

/** Columns of suppliers' invoices. */
export const receivedColumns = (words: Words, isNarrow: boolean): readonly Column<Entry>[] => [
  {
    key: "supplier",
    head: "Supplier",
    width: "minmax(112px, 2fr)",
    phone: "title",
    cell: ({ supplier }) => supplier?.name ?? supplier?.taxRegistrationNumber ?? "",
  },
  {
    key: "invoice",
    head: "Invoice",
    width: "minmax(156px, 1fr)",
    phone: "note",
    cell: ({ invoiceNumber }) => invoiceNumber,
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "date",
          head: "Date",
          width: "112px",
          fold: 4,
          cell: ({ invoiceDate }: Entry) => (invoiceDate === undefined ? "" : words.time.date(invoiceDate)),
        },
        {
          key: "due",
          head: "Due",
          width: "112px",
          cell: ({ dueDate }: Entry) => (dueDate === undefined ? "" : words.time.date(dueDate)),
        },
        national,
      ]),
  {
    key: "total",
    head: "Total",
    width: "minmax(148px, 1fr)",
    end: true,
    phone: "aside",
    cell: (entry) => totalOf(entry, words) ?? "",
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "arrived",
          head: `Arrived (${words.time.zone})`,
          width: "152px",
          phone: "corner" as const,
          cell: ({ arrived, created }: Entry) => <Moment at={arrived ?? created} />,
        },
      ]),
]
