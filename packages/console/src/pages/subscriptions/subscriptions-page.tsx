import { allOf, begins, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"

type Subscription = components["schemas"]["Subscription"]

const fields = [
  {
    name: "status",
    label: "Status",
    options: [
      ["Draft", "Draft"],
      ["Active", "Active"],
      ["Cancelled", "Cancelled"],
      ["Inactive", "Inactive"],
    ],
  },
  { name: "text", label: "Order number, or account's name" },
] as const

const columns = ({ time, numbers }: Words): readonly Column<Subscription>[] => [
  { key: "number", head: "Order", width: "120px", phone: "note", cell: ({ orderNumber }) => orderNumber },
  {
    key: "status",
    head: "Status",
    width: "112px",
    phone: "aside",
    cell: ({ status }) => <Mark {...billingStatus[status]} />,
  },
  { key: "account", head: "Account", width: "minmax(160px, 2fr)", phone: "title", cell: ({ account }) => account.name },
  { key: "version", head: "Version", width: "80px", end: true, cell: ({ version }) => numbers.count(version) },
  { key: "start", head: "From", width: "120px", cell: ({ effectiveStartDate }) => time.date(effectiveStartDate) },
  {
    key: "end",
    head: "To",
    width: "120px",
    phone: "corner",
    cell: ({ effectiveEndDate }) => (effectiveEndDate === undefined ? "open" : time.date(effectiveEndDate)),
  },
]

/** The last version of each subscription. */
export const SubscriptionsPage = () => (
  <ListPage<Subscription>
    title="Subscriptions"
    noun="subscriptions"
    path="/Subscriptions"
    fields={fields}
    toQuery={({ status, text }) => ({
      Filter: allOf(equals("status", status), begins(["orderNumber", "account/name"], text)),
    })}
    columns={columns}
    empty={<Empty>There is no subscription yet. They are made from quotes, or by the interface.</Empty>}
  />
)
