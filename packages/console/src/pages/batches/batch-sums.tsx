import { useWords } from "../../shell/session.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import type { Summary } from "./batch-status.ts"

/** The totals of a batch's invoices by currency and status, computed by the service. */
export const BatchSums = ({ label, sums }: { readonly label: string; readonly sums: Summary["invoices"] }) => {
  const { numbers } = useWords()
  return (
    <PlainTable
      label={label}
      rows={sums}
      keyOf={({ currency, status }) => `${currency} ${status}`}
      columns={[
        { key: "status", head: "Status", cell: ({ status }) => <Mark {...billingStatus[status]} /> },
        { key: "count", head: "Invoices", end: true, cell: ({ count }) => numbers.count(count) },
        { key: "net", head: "Net", end: true, cell: (sum) => numbers.amount(sum.subtotal, sum.currency) },
        { key: "total", head: "Total", end: true, cell: (sum) => numbers.money(sum.totalAmount, sum.currency) },
      ]}
    />
  )
}
