import { Link, useSearch } from "@tanstack/react-router"
import { allOf, begins, between, equals, isTrue } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { useEntity } from "../../shell/entity.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { useReason } from "../../shell/session.tsx"
import { buttonClass } from "../../ui/button.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { unitText } from "../price-text.ts"
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
  { key: "to", head: "To", width: "120px", cell: ({ toDate }) => (toDate === undefined ? "" : time.date(toDate)) },
  {
    key: "account",
    head: "Account",
    width: "minmax(160px, 2fr)",
    phone: "title",
    cell: ({ account }) => account?.name ?? "",
  },
  { key: "charge", head: "Charge", width: "minmax(128px, 1fr)", cell: ({ charge }) => charge?.chargeNumber ?? "" },
  { key: "source", head: "Source", width: "minmax(96px, 1fr)", cell: ({ source = "" }) => source },
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
  { name: "from", label: "From day", placeholder: "From 2026-01-01" },
  { name: "to", label: "To day", placeholder: "To 2026-12-31" },
] as const

/** What customers used, newest first; of one charge with a chart. */
export const UsagePage = () => {
  const entity = useEntity()
  const { charge, from, to } = useSearch({ strict: false })
  const reason = useReason()("usage:write")
  const toImport = (
    <Link
      to={`/${entity}/usage/import` as never}
      className={buttonClass("primary")}
      aria-disabled={reason !== undefined}
      title={reason}
    >
      Import…
    </Link>
  )
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
      above={charge === undefined ? null : <UsageChart charge={charge} from={from} to={to} />}
      empty={
        <EmptyList
          action={toImport}
          post={["/Usage", ({ day }) => ({ charge: "OPC-1001", quantity: 12.5, fromDate: day })]}
        >
          No usage was reported yet, one by one or as a file.
        </EmptyList>
      }
    />
  )
}
