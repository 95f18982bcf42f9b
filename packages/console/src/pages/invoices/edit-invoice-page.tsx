import { Link, useParams } from "@tanstack/react-router"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { crumbClass, Page } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { EditInvoiceForm, editedOf, invoiceLabels } from "./edit-invoice-form.tsx"
import { nameOf } from "./invoice-columns.tsx"

/** Changes the editable data of an invoice; for a draft made on account, also its lines. */
export const EditInvoicePage = () => {
  const { invoice: id = "" } = useParams({ strict: false })
  const entity = useEntity()
  const go = useGo()
  const edited = { path: "/Invoices/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  const invoice = found.data?.data
  const isDraft = invoice?.status === "Draft"
  const leave = () => void go(`invoices/${id}`)
  return (
    <Page
      title={
        invoice === undefined ? "Edit invoice" : `Edit ${isDraft ? "draft" : nameOf(invoice)} · ${invoice.account.name}`
      }
      shown={isDraft ? "Edit draft" : invoice && `Edit ${nameOf(invoice)}`}
      crumb={
        <Link to="/$entity/invoices" params={{ entity }} className={crumbClass}>
          Invoices ›
        </Link>
      }
    >
      <Edited
        {...edited}
        found={found}
        named={editedOf}
        labels={invoiceLabels}
        onSaved={() => {
          say("Saved")
          leave()
        }}
      >
        {(opened, save) => <EditInvoiceForm invoice={opened} onSend={save} onCancel={leave} />}
      </Edited>
    </Page>
  )
}
