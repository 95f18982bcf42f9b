import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { Moment } from "../../shell/moment.tsx"
import type { Column } from "../../ui/column.ts"
import { NewBatch } from "./new-batch.tsx"

type Batch = components["schemas"]["InvoiceBatch"]

const columns = ({ time }: Words, isNarrow: boolean): readonly Column<Batch>[] => [
  { key: "number", head: "Batch", width: "minmax(120px, 1fr)", phone: "title", cell: ({ batchNumber }) => batchNumber },
  { key: "target", head: "Due up to", width: "136px", phone: "note", cell: ({ targetDate }) => time.date(targetDate) },
  {
    key: "date",
    head: "Invoice date",
    width: "136px",
    phone: "aside",
    cell: ({ invoiceDate }) => time.date(invoiceDate),
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "groups",
          head: "Groups",
          width: "minmax(120px, 1fr)",
          cell: ({ batchGroups, filter }: Batch) =>
            filter === undefined ? (batchGroups?.join(", ") ?? "all") : "drafts of a filter",
        },
        {
          key: "modified",
          head: `Changed (${time.zone})`,
          width: "152px",
          phone: "corner" as const,
          cell: ({ modified }: Batch) => <Moment at={modified} />,
        },
      ]),
]

/** Runs that invoice what is due, newest first. */
export const BatchesPage = () => (
  <ListPage<Batch>
    title="Invoice batches"
    noun="batches"
    path="/InvoiceBatches"
    opens="batches"
    actions={<NewBatch />}
    fields={[]}
    toQuery={() => ({ OrderBy: "created desc" })}
    columns={columns}
    empty={
      <EmptyList
        action={<NewBatch />}
        post={["/InvoiceBatches", ({ day }) => ({ invoiceAllAccounts: true, invoiceDate: day })]}
      >
        Nothing was invoiced in a batch yet. A batch invoices what is due of all accounts.
      </EmptyList>
    }
  />
)
