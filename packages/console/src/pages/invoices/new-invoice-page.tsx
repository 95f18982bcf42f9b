import { Link, useSearch } from "@tanstack/react-router"
import { useAsk } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { allOf, Pending } from "../../ui/states.tsx"
import { NewInvoiceForm } from "./new-invoice-form.tsx"

/** A new invoice on account, optionally with the lines of another invoice (`like`). */
export const NewInvoicePage = () => {
  const entity = useEntity()
  const { account, like } = useSearch({ strict: false })
  const copied = useAsk("/Invoices/{id}", { path: { id: like ?? "" } }, { enabled: like !== undefined })
  const named = account ?? copied.data?.account.id
  const found = useAsk("/Accounts/{id}", { path: { id: named ?? "" } }, { enabled: named !== undefined })
  const answers = allOf(copied, found)
  const isComing =
    (like !== undefined && copied.data === undefined) || (named !== undefined && found.data === undefined)
  return (
    <Page
      title="New invoice"
      crumb={
        <Link to="/$entity/invoices" params={{ entity }} className={crumbClass}>
          Invoices ›
        </Link>
      }
    >
      {/* A failed refresh of the data must not remove the form with the typed text. */}
      {isComing && (answers.isError || account === undefined) ? (
        <Pending of={answers} />
      ) : (
        <NewInvoiceForm account={named === undefined ? undefined : found.data} like={copied.data} />
      )}
    </Page>
  )
}
