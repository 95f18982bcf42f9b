import { useNavigate } from "@tanstack/react-router"
import { allOf, begins, between, equals, isId } from "../../api/filter.ts"
import { useEntity } from "../../shell/entity.ts"
import { ListPage } from "../../shell/list-page.tsx"
import { useReason } from "../../shell/session.tsx"
import { Button } from "../../ui/button.tsx"
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

const NewInvoice = () => {
  const entity = useEntity()
  const navigate = useNavigate()
  return (
    <Button
      look="primary"
      icon="plus"
      reason={useReason()("invoices:write")}
      onClick={() => void navigate({ to: `/${entity}/invoices/new` })}
    >
      New invoice
    </Button>
  )
}

/** Invoices and credit notes, newest first; an open one stands beside them. */
export const InvoicesPage = () => (
  <ListPage<Invoice>
    title="Invoices"
    noun="invoices"
    path="/Invoices"
    opens="invoices"
    actions={<NewInvoice />}
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
