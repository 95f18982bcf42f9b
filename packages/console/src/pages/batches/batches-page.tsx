import { call } from "../../api/call.ts"
import type { components } from "../../api/schema.gen.ts"
import { useOpenDialog } from "../../shell/open-dialog.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Also } from "../../shell/pages.ts"
import { Moment } from "../../shell/moment.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { batchStatus } from "./batch-status.ts"
import { NewBatch, NewBatchButton } from "./new-batch.tsx"

type Schemas = components["schemas"]

/** A row of the list, with the progress of its job. */
type Batch = Schemas["InvoiceBatch"] & {
  readonly job?: Schemas["InvoiceBatchProgress"]["data"][number] | undefined
}

const withProgress: Also<Batch> = async (rows, legalEntity, signal) => {
  const query = { BatchIds: rows.map(({ id }) => id).join(",") }
  const { data } = await call("get", "/InvoiceBatches/Progress", { query, legalEntity, signal })
  const byBatch = new Map(data.map((job) => [job.id, job]))
  return rows.map((row) => ({ ...row, job: byBatch.get(row.id) }))
}

const fields = [
  {
    name: "state",
    label: "State",
    options: Object.entries(batchStatus).map(([state, { word }]) => [state, word] as const),
  },
] as const

const columns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Batch>[] => [
  {
    key: "state",
    head: "State",
    width: "128px",
    phone: "aside",
    cell: ({ job }) => (job === undefined ? "" : <Mark {...batchStatus[job.state]} />),
  },
  { key: "number", head: "Batch", width: "minmax(120px, 1fr)", phone: "title", cell: ({ batchNumber }) => batchNumber },
  { key: "target", head: "Due up to", width: "136px", phone: "note", cell: ({ targetDate }) => time.date(targetDate) },
  {
    key: "date",
    head: "Invoice date",
    width: "136px",
    fold: 2,
    cell: ({ invoiceDate }) => time.date(invoiceDate),
  },
  ...(isNarrow
    ? []
    : [
        {
          key: "made",
          head: "Invoices",
          width: "88px",
          end: true,
          cell: ({ job }: Batch) => (job === undefined ? "" : numbers.count(job.progress.made)),
        },
        {
          key: "failed",
          head: "Failed",
          width: "80px",
          end: true,
          cell: ({ job }: Batch) => (job === undefined ? "" : numbers.count(job.progress.failed)),
        },
        {
          key: "groups",
          head: "Groups",
          width: "minmax(120px, 1fr)",
          fold: 1,
          cell: ({ batchGroups, filter }: Batch) =>
            filter === undefined ? (batchGroups?.join(", ") ?? "all") : "drafts of a filter",
        },
        {
          key: "modified",
          head: `Changed (${time.zone})`,
          width: "152px",
          fold: 3,
          phone: "corner" as const,
          cell: ({ modified }: Batch) => <Moment at={modified} />,
        },
      ]),
]

/** Batches that invoice due charges, newest first. */
export const BatchesPage = () => {
  const { dialog, closeDialog } = useOpenDialog("invoices:write")
  return (
    <>
      <ListPage<Batch>
        title="Invoice batches"
        noun="batches"
        path="/InvoiceBatches"
        opens="batches"
        actions={<NewBatchButton />}
        fields={fields}
        also={withProgress}
        toQuery={({ state }) => ({ State: state, OrderBy: "created desc" })}
        columns={columns}
        empty={
          <EmptyList
            action={<NewBatchButton />}
            post={["/InvoiceBatches", ({ day }) => ({ invoiceAllAccounts: true, invoiceDate: day })]}
          >
            There is no batch yet. A batch invoices the due charges of all accounts.
          </EmptyList>
        }
      />
      {dialog === "new" ? <NewBatch onClose={closeDialog} /> : null}
    </>
  )
}
