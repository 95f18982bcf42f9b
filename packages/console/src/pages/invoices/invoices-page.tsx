import { allOf, begins, between, equals, isId } from "../../api/filter.ts"
import { ListPage } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import { Empty } from "../../ui/states.tsx"
import { type Invoice, invoiceColumns } from "./invoice-columns.tsx"

const fields = [
  {
    name: "status",
    label: "Status",
    options: [
      ["Draft", "Draft"],
      ["Posted", "Posted"],
      ["Settled", "Settled"],
      ["Cancelled", "Cancelled"],
    ],
  },
  {
    name: "type",
    label: "Type",
    options: [
      ["Invoice", "Invoice"],
      ["OnAccount", "On account"],
      ["Credit", "Credit note"],
    ],
  },
  { name: "text", label: "Number, or account's name" },
  { name: "from", label: "Dated from", placeholder: "From 2026-01-01" },
  { name: "to", label: "Dated to", placeholder: "To 2026-12-31" },
] as const

const curl = `curl -X POST $SVC/Invoices/onAccountInvoice -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{…}'`

/** Invoices and credit notes, newest first; an open one stands beside them. */
export const InvoicesPage = () => (
  <ListPage<Invoice>
    title="Invoices"
    noun="invoices"
    path="/Invoices"
    opens="invoices"
    actions={<NewButton noun="invoice" to="invoices" need="invoices:write" />}
    fields={fields}
    toQuery={({ status, type, text, from, to, batch }) => ({
      Filter: allOf(
        equals("status", status),
        equals("invoiceType", type),
        begins(["invoiceNumber", "account/name"], text),
        between("invoiceDate", from, to),
        isId("invoiceBatchId", batch),
      ),
      OrderBy: "created desc",
    })}
    columns={invoiceColumns}
    empty={<Empty curl={curl}>There is no invoice yet. They come from subscriptions, or are made on an account.</Empty>}
  />
)
