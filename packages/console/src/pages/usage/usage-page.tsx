import { useSearch } from "@tanstack/react-router"
import { allOf, begins, between, equals, isTrue } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { unitText } from "../price-text.ts"
import { MeasurementList } from "./measurement-list.tsx"
import { RowKinds, ToImport } from "./row-kinds.tsx"
import { UsageChart } from "./usage-chart.tsx"

type Usage = components["schemas"]["Usage"]

const columns = ({ time, numbers }: Words): readonly Column<Usage>[] => [
  {
    key: "state",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: ({ processed, charge }) =>
      processed ? (
        <Mark tone="good" icon="good" word="Invoiced" />
      ) : charge === undefined ? (
        <Mark tone="attention" icon="alert" word="Unmatched" />
      ) : (
        <Mark tone="waiting" icon="clock" word="Waiting" />
      ),
  },
  { key: "from", head: "From", width: "120px", phone: "note", cell: ({ fromDate }) => time.date(fromDate) },
  {
    key: "to",
    head: "To",
    width: "120px",
    fold: 2,
    cell: ({ toDate }) => (toDate === undefined ? "" : time.date(toDate)),
  },
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
    fold: 3,
    cell: ({ charge }) => charge?.chargeNumber ?? "",
  },
  { key: "source", head: "Source", width: "minmax(96px, 1fr)", fold: 1, cell: ({ source = "" }) => source },
  {
    key: "quantity",
    head: "Quantity",
    width: "minmax(136px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ quantity, unit = "" }) => `${numbers.exact(quantity)} ${unitText(unit)}`,
  },
]

const fields = [
  {
    name: "state",
    label: "State",
    options: [
      ["false", "Waiting"],
      ["true", "Invoiced"],
    ],
  },
  { name: "charge", label: "Charge number" },
  { name: "text", label: "Account's name" },
  { name: "from", label: "From day", day: "From", through: "to" },
  { name: "to", label: "To day", day: "To" },
] as const

/** Usage of customers, newest first; for one charge with a chart. */
const UsageList = () => {
  const { charge, from, to } = useSearch({ strict: false })
  const toImport = <ToImport kind="Usage" />
  return (
    <ListPage<Usage>
      title="Usage"
      noun="rows of usage"
      path="/Usage"
      fields={fields}
      toQuery={({ state, charge: number, text, from: first, to: last }) => ({
        Filter: allOf(
          isTrue("processed", state),
          equals("charge/chargeNumber", number),
          begins(["account/name"], text),
          between("fromDate", first, last),
        ),
        OrderBy: "fromDate desc",
      })}
      columns={columns}
      actions={toImport}
      above={
        <>
          <RowKinds />
          {charge === undefined ? null : <UsageChart charge={charge} from={from} to={to} />}
        </>
      }
      empty={
        <EmptyList
          action={toImport}
          post={["/Usage", ({ day }) => ({ charge: "OPC-1001", quantity: 12.5, fromDate: day })]}
        >
          No usage was reported yet. Usage is reported row by row, or imported from a file.
        </EmptyList>
      }
    />
  )
}

/** Usage and measurements: two lists on one page. */
export const UsagePage = () => {
  const { kind } = useSearch({ strict: false })
  return kind === "measurements" ? <MeasurementList /> : <UsageList />
}
