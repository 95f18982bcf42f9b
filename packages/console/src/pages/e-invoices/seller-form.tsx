import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { useReason } from "../../shell/session.tsx"
import { CheckField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { textIn } from "../../ui/typed.ts"
import { AddressFields, addressIn } from "../address-fields.tsx"
import { sellerTexts } from "../seller-texts.ts"

/** The company's data as the seller on documents. */
export const SellerForm = ({ company }: { readonly company: components["schemas"]["LegalEntity"] }) => {
  const run = useDo()
  const reason = useReason()("settings:write")
  return (
    <Form
      label="Data of the company"
      onSend={async (data) => {
        const body = {
          ...sellerTexts.read(data),
          address: addressIn(data, "address"),
          nationalEInvoice: textIn(data, "nationalEInvoice") !== "",
        }
        await run("patch", "/LegalEntities/{id}", { path: { id: company.id }, body })
        say("Saved")
      }}
    >
      {(busy) => (
        <>
          <CheckField
            name="nationalEInvoice"
            label="Invoices of this company go to the national system"
            defaultChecked={company.nationalEInvoice}
          />
          <Fields of={sellerTexts} start={company} />
          <AddressFields at="address" address={company.address} />
          <FormButtons reason={reason} busy={busy}>
            Save
          </FormButtons>
        </>
      )}
    </Form>
  )
}
