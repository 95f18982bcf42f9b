import { begins } from "../../api/filter.ts"
import type { components } from "../../api/schema.gen.ts"
import { ListPage, type Words } from "../../shell/list-page.tsx"
import type { Column } from "../../ui/column.ts"
import { Empty } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"

type Payment = components["schemas"]["Payment"]

const columns = ({ time, numbers }: Words): readonly Column<Payment>[] => [
  {
    key: "state",
    head: "State",
    width: "112px",
    phone: "aside",
    cell: ({ postedDate, unallocatedAmount: { amount } }) =>
      postedDate === undefined ? (
        <Mark tone="quiet" icon="pause" word="Draft" />
      ) : String(amount) === "0" ? (
        <Mark tone="good" icon="good" word="Settled" />
      ) : (
        <Mark tone="attention" icon="alert" word="Unmatched" />
      ),
  },
  { key: "date", head: "Paid", width: "120px", phone: "note", cell: ({ paymentDate }) => time.date(paymentDate) },
  {
    key: "payer",
    head: "Payer",
    width: "minmax(160px, 2fr)",
    phone: "title",
    cell: ({ payerName }) => payerName ?? "",
  },
  { key: "reference", head: "Reference", width: "minmax(120px, 1fr)", cell: ({ reference }) => reference ?? "" },
  { key: "method", head: "Method", width: "120px", cell: ({ paymentMethodName }) => paymentMethodName },
  {
    key: "left",
    head: "Not matched",
    width: "minmax(120px, 1fr)",
    end: true,
    cell: ({ unallocatedAmount: { amount, currencyCode } }) => numbers.amount(amount, currencyCode),
  },
  {
    key: "amount",
    head: "Amount",
    width: "minmax(136px, 1fr)",
    end: true,
    phone: "corner",
    cell: ({ amount: { amount, currencyCode } }) => numbers.money(amount, currencyCode),
  },
]

/** Payments, newest first. */
export const PaymentsPage = () => (
  <ListPage<Payment>
    title="Payments"
    noun="payments"
    path="/Payments"
    fields={[{ name: "text", label: "Payer or reference" }]}
    toQuery={({ text }) => ({ Filter: begins(["reference", "payerName"], text), OrderBy: "paymentDate desc" })}
    columns={columns}
    empty={<Empty>No payment was entered yet. They come one by one, or from a file of the bank.</Empty>}
  />
)
