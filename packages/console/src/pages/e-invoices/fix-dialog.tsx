import { Link } from "@tanstack/react-router"
import { AccountCreate } from "../../api/constraints.gen.ts"
import { Refused } from "../../api/refused.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAsk, useDo } from "../../shell/ask.ts"
import { useEntity } from "../../shell/entity.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useReason } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Skeleton } from "../../ui/states.tsx"
import { say } from "../../ui/toast.tsx"
import { AddressFields, addressIn } from "../address-fields.tsx"

type Schemas = components["schemas"]
type Entry = Schemas["NationalEInvoiceEntry"]

const buyerFields = form(AccountCreate, {
  name: { label: "Buyer", wide: true },
  taxRegistrationNumber: "Tax number",
  organizationNumber: "Organisation number",
  electronicInvoiceAddress: "Electronic address",
  electronicInvoiceAddressScheme: "Scheme",
})

export interface FixProps {
  readonly entry: Entry
  readonly onClose: () => void
  /** Called with the id of the new submission. */
  readonly onSent?: ((id: string) => void) | undefined
}

/**
 * Corrects the buyer's data and sends the invoice again; the failed submission never left the service (contract E44).
 */
export const FixDialog = ({ entry, onClose, onSent }: FixProps) => {
  const entity = useEntity()
  const invoice = useAsk("/Invoices/{id}", { path: { id: entry.invoiceId ?? "" } }).data
  const buyer = useAsk(
    "/Accounts/{id}",
    { path: { id: invoice?.account.id ?? "" } },
    { enabled: invoice !== undefined },
  ).data
  return (
    <Dialog open onClose={onClose} title={`Fix and resubmit ${entry.invoiceNumber}`} wide>
      <p>{entry.errorMessage ?? entry.lastProblem}</p>
      {buyer === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <BuyerForm entry={entry} buyer={buyer} onClose={onClose} onSent={onSent} />
      )}
      <p>
        Is the seller's data wrong? Change it under{" "}
        <Link to="/$entity/e-invoices/readiness" params={{ entity }}>
          readiness
        </Link>
        .
      </p>
    </Dialog>
  )
}

const BuyerForm = ({ entry, buyer, onClose, onSent }: FixProps & { readonly buyer: Schemas["Account"] }) => {
  const run = useDo()
  const reason = useReason()("accounts:write")
  return (
    <Form
      label="Buyer"
      onSend={async (data, once) => {
        const body = {
          ...buyerFields.read(data),
          defaultInvoiceAddress: addressIn(data, "defaultInvoiceAddress"),
        }
        await run("patch", "/Accounts/{id}", { path: { id: buyer.id }, body })
        const at = { path: { id: entry.invoiceId ?? "" } }
        const made = await run("post", "/Invoices/{id}/NationalEInvoices/Resubmit", { ...at, once })
        if (made.status === "Failed")
          throw new Refused({
            status: 400,
            title: "The account is saved, but the document still has problems",
            detail: made.errorMessage ?? "",
          })
        say("The document is on its way")
        onClose()
        onSent?.(made.id)
      }}
    >
      {(busy) => (
        <>
          <Fields of={buyerFields} start={buyer} />
          <AddressFields at="defaultInvoiceAddress" address={buyer.defaultInvoiceAddress} />
          <FormButtons icon="retry" reason={reason} busy={busy} onCancel={onClose}>
            Save the account and resubmit
          </FormButtons>
        </>
      )}
    </Form>
  )
}
