import type { components } from "../../api/schema.gen.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"

type Usage = components["schemas"]["Usage"]

const columns = ({ time, numbers }: Words): readonly Column<Usage>[] => [
  {
    key: "state",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: ({ processed }) =>
      processed ? (
        <Mark tone="good" icon="good" word="Invoiced" />
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
  { key: "charge", head: "Charge", width: "minmax(120px, 1fr)", cell: ({ charge }) => charge?.chargeNumber ?? "" },
  {
    key: "quantity",
    head: "Quantity",
    width: "minmax(112px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ quantity, unit = "" }) => `${numbers.exact(quantity)} ${unit}`,
  },
]

/** What customers used, newest first. */
export const UsagePage = () => (
  <ListPage<Usage>
    title="Usage"
    noun="rows of usage"
    path="/Usage"
    fields={[]}
    toQuery={() => ({ OrderBy: "fromDate desc" })}
    columns={columns}
    empty={<Empty>No usage was reported yet, one by one or as a file.</Empty>}
  />
)
