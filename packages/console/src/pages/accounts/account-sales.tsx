import { Link } from "@tanstack/react-router"
import { isId } from "../../api/filter.ts"
import { itemsOf } from "../../api/items.ts"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Section } from "../../ui/page.tsx"
import { PlainTable } from "../../ui/plain-table.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { Mark } from "../../ui/status.tsx"
import { billingStatus } from "../billing-status.ts"
import { InvoiceRows } from "../invoices/invoice-rows.tsx"

/** The last invoices of an account, with a link to all. */
export const LastInvoices = ({ id, number }: { readonly id: string; readonly number: string }) => {
  const entity = useEntity()
  const { data } = useAsk("/Accounts/{id}/Invoices", {
    path: { id },
    query: { OrderBy: "invoiceDate desc", PageSize: 10 },
  })
  const invoices = itemsOf(data)
  return (
    <Section
      title="Last invoices"
      aside={
        <Link to="/$entity/invoices" params={{ entity }} search={{ account: number }}>
          All invoices
        </Link>
      }
    >
      {data === undefined ? (
        <Skeleton rows={2} />
      ) : invoices.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <InvoiceRows label="Last invoices" invoices={invoices} />
      )}
    </Section>
  )
}

const mostSubscriptions = 10

/** The account's subscriptions, newest first, each with its state and monthly value. */
export const Subscriptions = ({ id }: { readonly id: string }) => {
  const entity = useEntity()
  const { time, numbers } = useWords()
  const { data } = useAsk("/Subscriptions", {
    query: { Filter: isId("account/id", id)!, OrderBy: "created desc", PageSize: mostSubscriptions },
  })
  const subscriptions = itemsOf(data)
  if (data === undefined || subscriptions.length === 0) return null
  const total = "totalCount" in data ? data.totalCount : subscriptions.length
  return (
    <Section
      title="Subscriptions"
      aside={total > subscriptions.length ? `the last ${subscriptions.length} of ${numbers.count(total)}` : undefined}
    >
      <PlainTable
        label="Subscriptions"
        rows={subscriptions}
        keyOf={(each) => each.id}
        columns={[
          {
            key: "order",
            head: "Order",
            cell: (each) => (
              <Link to="/$entity/subscriptions/$one" params={{ entity, one: each.id }}>
                {each.orderNumber}
              </Link>
            ),
          },
          { key: "status", head: "Status", cell: ({ status }) => <Mark {...billingStatus[status]} /> },
          {
            key: "from",
            head: "From",
            keep: true,
            cell: ({ effectiveStartDate }) => time.date(effectiveStartDate),
          },
          {
            key: "to",
            head: "To",
            keep: true,
            cell: ({ effectiveEndDate: end }) => (end === undefined ? "open" : time.date(end)),
          },
          {
            key: "month",
            head: "MRR",
            end: true,
            cell: ({ cmrr }) => numbers.money(cmrr.amount, cmrr.currencyCode),
          },
        ]}
      />
    </Section>
  )
}
