import { useLocation } from "@tanstack/react-router"
import { useEffect } from "react"
import { AccountCreate } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { currencies, namesOf } from "../../shell/listed-choices.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useMe, useReason } from "../../shell/session.tsx"
import { useKeptForm } from "../../shell/use-kept-form.ts"
import { useEntity } from "../../shell/entity.ts"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Section } from "../../ui/page.tsx"
import { textOrNull } from "../../ui/typed.ts"
import { Choice } from "../../shell/choice.tsx"
import { useCampaigns } from "../dunning/use-campaigns.ts"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"
import { NationalPartiesFields, nationalChoiceIn } from "./national-parties-fields.tsx"
import { AddressFields, addressIn } from "../address-fields.tsx"
import { deliveryMethodWords } from "../delivery-method-words.ts"

type Schemas = components["schemas"]
type Account = Schemas["Account"]
export type AccountRequest = ReturnType<typeof accountIn>

const accountFields = form(AccountCreate, {
  name: { label: "Name", wide: true },
  currency: { label: "Currency", listed: currencies },
  accountType: "Type",
  defaultPaymentTerm: { label: "Payment term", listed: namesOf("/PaymentTerms"), none: "The company's default" },
  taxTemplate: { label: "Tax", listed: namesOf("/TaxTemplates"), none: "The company's default" },
  invoiceDeliveryMethod: { label: "Invoices are sent by", words: deliveryMethodWords },
  organizationNumber: "Organisation number",
  taxRegistrationNumber: "Tax number",
  invoiceEmailAddress: "Invoices to",
  yourReference: "Your reference",
  ourReference: "Our reference",
  electronicInvoiceAddress: "Electronic address",
  electronicInvoiceAddressScheme: "Scheme",
})

/** How the account is reminded of overdue invoices. The campaign is chosen from another kind of list. */
const reminderFields = form(AccountCreate, {
  reminderEmailAddress: { label: "Reminders to", hint: "Without it, reminders go where invoices go." },
  dunningPausedUntil: { label: "Pause until", hint: "The first day of reminders again." },
  dunningPauseReason: "Why it is paused",
  dunningExempt: { label: "Never remind this account", wide: true },
})

/** Labels of the form's values, by name. */
export const accountLabels: Readonly<Record<string, string>> = {
  ...accountFields.labels,
  ...reminderFields.labels,
  dunningCampaign: "Campaign",
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
  ...accountFields.read(data),
  ...reminderFields.read(data),
  dunningCampaign: textOrNull(data, "dunningCampaign"),
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
  // Only Polish sellers have the national document; under other sellers its stored values stay unchanged.
  const isAsked = company?.country === "PL"
  const national = { isAsked, before: account?.nationalEInvoice }
  const customFields = useCustomFields("Account")
  const campaigns = useCampaigns()
  const kept = useKeptForm("new account")
  useNamedField(useAll("/Countries").rows.length)
  return (
    <Form
      label={action}
      kept={account === undefined ? kept : undefined}
      onSend={(data, once) => onSend(accountIn(data, customFields, national), once)}
    >
      {(busy) => (
        <>
          <Fields
            of={accountFields}
            start={account === undefined ? { currency: base } : { ...account, currency: account.currencyCode }}
            autoFocus={account === undefined}
          />
          <Section title="Invoice address">
            <AddressFields at="defaultInvoiceAddress" address={account?.defaultInvoiceAddress} />
          </Section>
          <Section title="Delivery address">
            <AddressFields at="defaultDeliveryAddress" address={account?.defaultDeliveryAddress} />
          </Section>
          {isAsked ? <NationalPartiesFields choice={account?.nationalEInvoice} /> : null}
          <Section title="Reminders">
            <Choice
              name="dunningCampaign"
              label="Campaign"
              none="The default campaign"
              of={campaigns}
              as={({ name }) => [name, name]}
              chosen={account?.dunningCampaign}
            />
            <Fields of={reminderFields} start={account} />
          </Section>
          <CustomFields key={customFields.length} of={customFields} values={account?.customFields} />
          <FormButtons busy={busy} reason={reason} onCancel={onCancel}>
            {action}
          </FormButtons>
        </>
      )}
    </Form>
  )
}
