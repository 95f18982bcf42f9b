import { useLocation, useSearch } from "@tanstack/react-router"
import { call } from "../../api/call.ts"
import { allows } from "../../api/permissions.ts"
import { EmptyList } from "../../shell/empty-list.tsx"
import { ListPage } from "../../shell/list-page.tsx"
import { NewButton } from "../../shell/new-button.tsx"
import type { Also } from "../../shell/pages.ts"
import { usePicks } from "../../shell/picks.tsx"
import { useMe, useWords } from "../../shell/session.tsx"
import { type ListedInvoice, invoiceColumns, nameOf } from "./invoice-columns.tsx"
import { invoiceFilters, invoiceQuery } from "./invoice-filters.ts"
import { PostInvoices } from "./post-invoices.tsx"
import { PostMatching } from "./post-matching.tsx"

const line = { productName: "Setup", price: 1000, quantity: 1, unitOfMeasure: "C62", recognizedRevenueAccount: "3000" }

/** Adds the last e-invoice to each row. */
const withEInvoices: Also<ListedInvoice> = async (rows, legalEntity, signal) => {
  const query = { InvoiceIds: rows.map(({ id }) => id).join(",") }
  const { data } = await call("get", "/NationalEInvoices/OfInvoices", { query, legalEntity, signal })
  const byInvoice = new Map(data.map((entry) => [entry.invoiceId, entry]))
  return rows.map((row) => ({ ...row, eInvoice: byInvoice.get(row.id) }))
}

const isDraft = ({ status }: ListedInvoice) => status === "Draft"
const whatIsChosen = (invoice: ListedInvoice) => `${nameOf(invoice)} of ${invoice.account.name}`

/** Invoices and credit notes, newest first, with an open one beside them. */
export const InvoicesPage = () => {
  const { permissions } = useMe()
  const { numbers } = useWords()
  const search = useSearch({ strict: false })
  const readsEInvoices = allows(permissions, "einvoices:read")
  const picks = usePicks(useLocation().searchStr, isDraft, whatIsChosen)
  return (
    <ListPage<ListedInvoice>
      title="Invoices"
      noun="invoices"
      path="/Invoices"
      opens="invoices"
      actions={(total) => (
        <>
          <PostMatching search={search} total={total} />
          <PostInvoices picks={picks} />
          <NewButton noun="invoice" to="invoices" need="invoices:write" />
        </>
      )}
      picks={picks}
      fields={invoiceFilters(readsEInvoices, numbers)}
      toQuery={(asked) => invoiceQuery(asked, readsEInvoices)}
      also={readsEInvoices ? withEInvoices : undefined}
      columns={(words, isNarrow) => invoiceColumns(words, isNarrow, readsEInvoices)}
      empty={
        <EmptyList
          action={<NewButton noun="invoice" to="invoices" need="invoices:write" />}
          post={[
            "/Invoices/onAccountInvoice",
            ({ currency }) => ({ account: "A-1001", currency, invoiceLines: [line] }),
          ]}
        >
          There is no invoice yet. Invoices come from subscriptions, or are made on an account.
        </EmptyList>
      }
    />
  )
}
