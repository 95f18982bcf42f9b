import { useLocation } from "@tanstack/react-router"
import { useEffect } from "react"
import { CreateAccountRequest } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { Choice } from "../../shell/choice.tsx"
import { useMe, useReason } from "../../shell/session.tsx"
import { useEntity } from "../../shell/entity.ts"
import { SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons, textIn } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { Section } from "../../ui/page.tsx"
import { textOrNull } from "../../ui/typed.ts"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"
import { NationalPartiesFields, nationalChoiceIn } from "./national-parties-fields.tsx"
import { AddressFields, addressIn } from "../address-fields.tsx"

type Schemas = components["schemas"]
type Account = Schemas["Account"]
export type AccountRequest = ReturnType<typeof accountIn>

const types = ["Customer", "Prospect", "Reseller", "Subsidiary", "Other"] as const
const methods = [
  ["Email", "E-mail"],
  ["Print", "Print"],
  ["ElectronicInvoice", "Electronic invoice"],
  ["ExternalPrint", "External print"],
  ["AutomaticElectronicRouting", "Automatic electronic routing"],
] as const

const texts = [
  ["organizationNumber", "Organisation number"],
  ["taxRegistrationNumber", "Tax number"],
  ["invoiceEmailAddress", "Invoices to"],
  ["yourReference", "Your reference"],
  ["ourReference", "Our reference"],
  ["electronicInvoiceAddress", "Electronic address"],
  ["electronicInvoiceAddressScheme", "Scheme"],
] as const

/** Labels of the form's values, by name. */
export const accountLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(texts),
  name: "Name",
  currency: "Currency",
  accountType: "Type",
  defaultPaymentTerm: "Payment term",
  taxTemplate: "Tax",
  invoiceDeliveryMethod: "Invoices are sent by",
  defaultInvoiceAddress: "Invoice address",
  defaultDeliveryAddress: "Delivery address",
  nationalEInvoice: "National e-invoice",
  customFields: "Custom fields",
}

/** The entered values as a merge patch: null removes a value. */
const accountIn = (
  data: FormData,
  customFields: readonly Schemas["CustomFieldConfiguration"][],
  national: { readonly isAsked: boolean; readonly before: Account["nationalEInvoice"] },
) => ({
  name: textIn(data, "name"),
  currency: textIn(data, "currency"),
  accountType: textIn(data, "accountType") as Account["accountType"],
  invoiceDeliveryMethod: textIn(data, "invoiceDeliveryMethod") as Account["invoiceDeliveryMethod"],
  organizationNumber: textOrNull(data, "organizationNumber"),
  taxRegistrationNumber: textOrNull(data, "taxRegistrationNumber"),
  invoiceEmailAddress: textOrNull(data, "invoiceEmailAddress"),
  yourReference: textOrNull(data, "yourReference"),
  ourReference: textOrNull(data, "ourReference"),
  electronicInvoiceAddress: textOrNull(data, "electronicInvoiceAddress"),
  electronicInvoiceAddressScheme: textOrNull(data, "electronicInvoiceAddressScheme"),
  defaultPaymentTerm: textOrNull(data, "defaultPaymentTerm"),
  taxTemplate: textOrNull(data, "taxTemplate"),
  defaultInvoiceAddress: addressIn(data, "defaultInvoiceAddress"),
  defaultDeliveryAddress: addressIn(data, "defaultDeliveryAddress"),
  ...(national.isAsked ? { nationalEInvoice: nationalChoiceIn(data, national.before) } : {}),
  ...(customFields.length === 0 ? {} : { customFields: customFieldsIn(data, customFields) }),
})

/** Focuses the field that the address names, once its choices are loaded. */
const useNamedField = (choices: number) => {
  const name = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (name !== "" && document.activeElement === document.body) document.getElementsByName(name)[0]?.focus()
  }, [name, choices])
}

/** The form of a new or changed account. */
export const AccountForm = ({
  account,
  action,
  onSend,
  onCancel,
}: {
  readonly account?: Account
  readonly action: string
  readonly onSend: (request: AccountRequest, once: string) => Promise<unknown>
  readonly onCancel: () => void
}) => {
  const entity = useEntity()
  const { legalEntities } = useMe()
  const reason = useReason()("accounts:write")
  const company = legalEntities.find(({ id }) => id === entity)
  const base = company?.baseCurrency
  // The national document is that of Polish sellers; what another one has set stays as it is.
  const isAsked = company?.country === "PL"
  const national = { isAsked, before: account?.nationalEInvoice }
  const currencies = useAll<Schemas["Currency"]>("/Currency")
  const terms = useAll<Schemas["PaymentTerm"]>("/PaymentTerms")
  const taxes = useAll<Schemas["TaxTemplate"]>("/TaxTemplates")
  const customFields = useCustomFields("Account")
  useNamedField(useAll("/Countries").rows.length)
  return (
    <Form label={action} onSend={(data, once) => onSend(accountIn(data, customFields, national), once)}>
      {(busy) => (
        <>
          <TextField
            name="name"
            label="Name"
            limits={CreateAccountRequest.name}
            defaultValue={account?.name}
            autoFocus={account === undefined}
          />
          <div className={css.columns}>
            <Choice
              name="currency"
              label="Currency"
              chosen={account?.currencyCode ?? base}
              of={currencies}
              as={({ code }) => [code, code]}
            />
            <SelectField name="accountType" label="Type" defaultValue={account?.accountType}>
              {types.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </SelectField>
            <Choice
              name="defaultPaymentTerm"
              label="Payment term"
              none="That of the company"
              chosen={account?.defaultPaymentTerm}
              of={terms}
              as={({ name }) => [name, name]}
            />
            <Choice
              name="taxTemplate"
              label="Tax"
              none="That of the company"
              chosen={account?.taxTemplate}
              of={taxes}
              as={({ name }) => [name, name]}
            />
            <SelectField
              name="invoiceDeliveryMethod"
              label="Invoices are sent by"
              defaultValue={account?.invoiceDeliveryMethod}
            >
              {methods.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </SelectField>
            {texts.map(([name, label]) => (
              <TextField key={name} name={name} label={label} optional maxLength={500} defaultValue={account?.[name]} />
            ))}
          </div>
          <Section title="Invoice address">
            <AddressFields at="defaultInvoiceAddress" address={account?.defaultInvoiceAddress} />
          </Section>
          <Section title="Delivery address">
            <AddressFields at="defaultDeliveryAddress" address={account?.defaultDeliveryAddress} />
          </Section>
          {isAsked ? <NationalPartiesFields choice={account?.nationalEInvoice} /> : null}
          <CustomFields key={customFields.length} of={customFields} values={account?.customFields} />
          <FormButtons busy={busy} reason={reason} onCancel={onCancel}>
            {action}
          </FormButtons>
        </>
      )}
    </Form>
  )
}
