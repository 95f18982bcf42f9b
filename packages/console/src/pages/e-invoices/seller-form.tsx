import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { CheckField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons, textIn } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { say } from "../../ui/toast.tsx"
import { textOrNull } from "../../ui/typed.ts"
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
          organizationNumber: textOrNull(data, "organizationNumber"),
          taxRegistrationNumber: textOrNull(data, "taxRegistrationNumber"),
          iban: textOrNull(data, "iban"),
          bankAccount: textOrNull(data, "bankAccount"),
          bic: textOrNull(data, "bic"),
          electronicInvoiceAddress: textOrNull(data, "electronicInvoiceAddress"),
          electronicInvoiceAddressScheme: textOrNull(data, "electronicInvoiceAddressScheme"),
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
          <div className={css.columns}>
            {sellerTexts.map(([name, label]) => (
              <TextField key={name} name={name} label={label} optional maxLength={500} defaultValue={company[name]} />
            ))}
          </div>
          <AddressFields at="address" address={company.address} />
          <FormButtons reason={reason} busy={busy}>
            Save
          </FormButtons>
        </>
      )}
    </Form>
  )
}
