import { allOf, begins, equals } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Column } from "../../ui/column.ts"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"

type Quote = components["schemas"]["Quote"]

const fields = [
  {
    name: "status",
    label: "Status",
    options: [
      ["Open", "Open"],
      ["ClosedWon", "Won"],
      ["ClosedLost", "Lost"],
    ],
  },
  { name: "text", label: "Quote number" },
] as const

const columns = ({ time, numbers }: Words, isNarrow: boolean): readonly Column<Quote>[] => [
  { key: "number", head: "Quote", width: "128px", phone: "note", cell: ({ number }) => number },
  {
    key: "status",
    head: "Status",
    width: "104px",
    phone: "aside",
    cell: ({ status }) => <Mark {...billingStatus[status]} />,
  },
  {
    key: "customer",
    head: "Customer",
    width: "minmax(104px, 2fr)",
    phone: "title",
    cell: ({ customer }) => customer.name,
  },
  ...(isNarrow
    ? []
    : [
        { key: "date", head: "Date", width: "120px", fold: 1, cell: ({ quoteDate }: Quote) => time.date(quoteDate) },
        { key: "valid", head: "Valid to", width: "120px", cell: ({ validToDate }: Quote) => time.date(validToDate) },
      ]),
  {
    key: "value",
    head: "Contract value",
    width: "minmax(148px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ tcv: { amount, currencyCode } }) => numbers.money(amount, currencyCode),
  },
]

/** Quotes, newest first. */
export const QuotesPage = () => (
  <ListPage<Quote>
    title="Quotes"
    noun="quotes"
    path="/Quotes"
    opens="quotes"
    actions={<NewButton noun="quote" to="quotes" need="quotes:write" />}
    fields={fields}
    toQuery={({ status, text }) => ({
      Filter: allOf(equals("status", status), begins(["number"], text)),
      OrderBy: "created desc",
    })}
    columns={columns}
    empty={
      <EmptyList
        action={<NewButton noun="quote" to="quotes" need="quotes:write" />}
        post={["/Quotes", () => ({ customer: "A-1001", initialTerm: 12, products: [{ product: "P-1001" }] })]}
      >
        There is no quote yet. A quote becomes an order when it is won.
      </EmptyList>
    }
  />
)
