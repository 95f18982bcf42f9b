import { allOf, begins } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Column } from "../../ui/column.ts"
import { salesOrderMark } from "./sales-order-mark.tsx"

type SalesOrder = components["schemas"]["SalesOrder"]

const columns = ({ time }: Words): readonly Column<SalesOrder>[] => [
  { key: "number", head: "Order", width: "136px", phone: "note", cell: ({ orderNumber }) => orderNumber },
  { key: "status", head: "Status", width: "152px", phone: "aside", cell: ({ status }) => salesOrderMark(status) },
  { key: "account", head: "Account", width: "minmax(80px, 2fr)", phone: "title", cell: ({ account }) => account.name },
  { key: "date", head: "Date", width: "112px", phone: "corner", cell: ({ orderDate }) => time.date(orderDate) },
]

/** Orders of goods and one-off services, newest first. */
export const SalesOrdersPage = () => (
  <ListPage<SalesOrder>
    title="Sales orders"
    noun="sales orders"
    path="/SalesOrders"
    opens="sales-orders"
    fields={[{ name: "text", label: "Order number, or account's name" }]}
    toQuery={({ text }) => ({ Filter: allOf(begins(["orderNumber", "account/name"], text)), OrderBy: "created desc" })}
    columns={columns}
    empty={
      <EmptyList
        action={<NewButton noun="quote" to="quotes" need="quotes:write" />}
        post={["/SalesOrders", ({ day }) => ({ account: "A-1001", orderDate: day, products: [{ product: "P-1002" }] })]}
      >
        There is no sales order yet. Sales orders are made from quotes, or through the API.
      </EmptyList>
    }
  />
)
