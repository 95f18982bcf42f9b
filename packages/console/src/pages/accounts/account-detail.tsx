import { useParams } from "@tanstack/react-router"
import { allows } from "../../api/permissions.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk } from "../../shell/ask.ts"
import { useCloseRow } from "../../shell/list-page.tsx"
import { useMe } from "../../shell/session.tsx"
import { Id } from "../../ui/copy.tsx"
import { Facts, Section } from "../../ui/page.tsx"
import { Detail } from "../../ui/split.tsx"
import { Failure, Skeleton } from "../../ui/states.tsx"
import { InvoiceRows } from "../invoices/invoice-rows.tsx"

type Address = components["schemas"]["Address"]

const linesOf = (address: Address | undefined): string | undefined =>
  address === undefined
    ? undefined
    : [address.street, [address.zip, address.city].filter(Boolean).join(" "), address.country]
        .filter(Boolean)
        .join(", ")

/** A customer: what is known of it, its last invoices and its subscriptions. */
export const AccountDetail = () => {
  const { one = "" } = useParams({ strict: false })
  const close = useCloseRow("accounts")
  const { permissions } = useMe()
  const asked = useAsk("/Accounts/{id}", { path: { id: one } })
  const account = asked.data
  if (account === undefined)
    return (
      <Detail title="Account" onClose={close}>
        {asked.isError ? <Failure error={asked.error} onRetry={() => void asked.refetch()} /> : <Skeleton />}
      </Detail>
    )
  return (
    <Detail title={account.name} onClose={close}>
      <Facts
        of={[
          ["Number", account.accountNumber],
          ["Type", account.accountType],
          ["Currency", account.currencyCode],
          ["Tax number", account.taxRegistrationNumber],
          ["Organisation number", account.organizationNumber],
          ["Invoices to", account.invoiceEmailAddress],
          ["Delivered by", account.invoiceDeliveryMethod],
          ["Terms", account.defaultPaymentTerm],
          ["Invoice address", linesOf(account.defaultInvoiceAddress)],
          ["Delivery address", linesOf(account.defaultDeliveryAddress)],
          ["Id", <Id key="id" id={account.id} />],
        ]}
      />
      {allows(permissions, "invoices:read") ? <LastInvoices id={account.id} /> : null}
    </Detail>
  )
}

const LastInvoices = ({ id }: { readonly id: string }) => {
  const { data } = useAsk("/Accounts/{id}/Invoices", {
    path: { id },
    query: { OrderBy: "invoiceDate desc", PageSize: 10 },
  })
  const invoices = data !== undefined && "data" in data ? data.data : []
  return (
    <Section title="Last invoices">
      {invoices.length === 0 ? <p>None yet.</p> : <InvoiceRows label="Last invoices" invoices={invoices} />}
    </Section>
  )
}
