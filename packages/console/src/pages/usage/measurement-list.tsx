import { allOf, begins, between, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { Moment } from "../../shell/moment.tsx"
import { RowKinds, ToImport } from "./row-kinds.tsx"

type Measurement = components["schemas"]["Measurement"]

const columns = ({ time, numbers }: Words): readonly Column<Measurement>[] => [
  { key: "day", head: "Day", width: "120px", phone: "note", cell: ({ fromDate }) => time.date(fromDate) },
  {
    key: "account",
    head: "Account",
    width: "minmax(160px, 2fr)",
    phone: "title",
    cell: ({ account }) => account?.name ?? "",
  },
  {
    key: "charge",
    head: "Charge",
    width: "minmax(128px, 1fr)",
    phone: "aside",
    cell: ({ charge }) => charge?.chargeNumber ?? <Mark tone="attention" icon="alert" word="Unmatched" />,
  },
  { key: "tag", head: "Tag", width: "minmax(96px, 1fr)", fold: 2, cell: ({ tag = "" }) => tag },
  {
    key: "reported",
    head: `Reported (${time.zone})`,
    width: "152px",
    fold: 1,
    cell: ({ importDate }) => <Moment at={importDate} />,
  },
  {
    key: "quantity",
    head: "Quantity",
    width: "minmax(136px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ quantity }) => numbers.exact(quantity),
  },
]

const fields = [
  { name: "charge", label: "Charge number" },
  { name: "text", label: "Account's name" },
  { name: "tag", label: "Tag", short: true },
  { name: "from", label: "From day", day: "From", through: "to" },
  { name: "to", label: "To day", day: "To" },
] as const

/** Measured quantities by day, newest first. */
export const MeasurementList = () => {
  const toImport = <ToImport kind="Measurements" />
  return (
    <ListPage<Measurement>
      title="Measurements"
      noun="measurements"
      path="/Measurements"
      fields={fields}
      toQuery={({ charge, text, tag, from, to }) => ({
        Filter: allOf(
          equals("charge/chargeNumber", charge),
          begins(["account/name"], text),
          begins(["tag"], tag),
          between("fromDate", from, to),
        ),
        OrderBy: "fromDate desc",
      })}
      columns={columns}
      actions={toImport}
      above={<RowKinds />}
      empty={
        <EmptyList
          action={toImport}
          post={["/Measurements", ({ day }) => ({ charge: "OPC-1003", quantity: 240, fromDate: day, tag: "node-1" })]}
        >
          No measurement was reported yet. A measurement is the quantity of something on a day, for a charge of type
          Measured.
        </EmptyList>
      }
    />
  )
}
