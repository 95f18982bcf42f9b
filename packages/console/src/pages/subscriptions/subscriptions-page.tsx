import { allOf, begins, between, equals, isTrue } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { dayBefore, today } from "../../ui/time.ts"
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
  { name: "on", label: "In force on a day", day: "In force on" },
  {
    name: "soon",
    label: "Renewal",
    options: [
      ["renewing", "Renews in 30 days"],
      ["ending", "Ends in 30 days"],
    ],
  },
] as const

/** An active subscription is renewed or ends within 30 days, as the overview counts them. */
const happensSoon = (what: string | undefined): string | undefined => {
  if (what === undefined) return undefined
  const day = today()
  const days =
    what === "renewing"
      ? between("noticePeriodDate", dayBefore(day, 1), dayBefore(day, -29))
      : between("effectiveEndDate", day, dayBefore(day, -30))
  return allOf(equals("status", "Active"), isTrue("isAutoRenewed", String(what === "renewing")), days)
}

/** The subscription has begun by the day and has not ended before it. */
const inForce = (day: string | undefined): string | undefined =>
  day === undefined
    ? undefined
    : `effectiveStartDate le datetime'${day}' and (effectiveEndDate eq null or effectiveEndDate ge datetime'${day}')`

const columns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Subscription>[] => [
  { key: "number", head: "Order", width: "136px", phone: "note", cell: ({ orderNumber }) => orderNumber },
  {
    key: "status",
    head: "Status",
    width: "104px",
    phone: "aside",
    cell: ({ status }) => <Mark {...billingStatus[status]} />,
  },
  { key: "account", head: "Account", width: "minmax(96px, 2fr)", phone: "title", cell: ({ account }) => account.name },
  ...(isNarrow ? [] : dates({ time, numbers })),
  {
    key: "month",
    head: "MRR",
    width: "minmax(148px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ cmrr: { amount, currencyCode } }) => numbers.money(amount, currencyCode),
  },
]

const dates = ({ time, numbers }: Words): readonly Column<Subscription>[] => [
  { key: "version", head: "Version", width: "80px", fold: 1, end: true, cell: ({ version }) => numbers.count(version) },
  {
    key: "start",
    head: "From",
    width: "120px",
    fold: 2,
    cell: ({ effectiveStartDate }) => time.date(effectiveStartDate),
  },
  {
    key: "end",
    head: "To",
    width: "120px",
    cell: ({ effectiveEndDate }) => (effectiveEndDate === undefined ? "open" : time.date(effectiveEndDate)),
  },
]

/** The last version of each subscription. */
export const SubscriptionsPage = () => (
  <ListPage<Subscription>
    title="Subscriptions"
    noun="subscriptions"
    path="/Subscriptions"
    opens="subscriptions"
    fields={fields}
    toQuery={({ status, text, on, soon }) => ({
      Filter: allOf(
        equals("status", status),
        begins(["orderNumber", "account/name"], text),
        inForce(on),
        happensSoon(soon),
      ),
    })}
    columns={columns}
    actions={<NewButton noun="subscription" to="subscriptions" need="orders:write" />}
    empty={
      <EmptyList
        action={<NewButton noun="subscription" to="subscriptions" need="orders:write" />}
        post={[
          "/Subscriptions",
          ({ day }) => ({ status: "Active", account: "A-1001", orderDate: day, products: [{ product: "P-1001" }] }),
        ]}
      >
        There is no subscription yet.
      </EmptyList>
    }
  />
)
