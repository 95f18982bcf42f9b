import { SubscriptionPatch } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { Edited, useEdited } from "../../shell/edited.tsx"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"

type Subscription = components["schemas"]["Subscription"]

const references = form(SubscriptionPatch, {
  yourReference: "Your reference",
  ourReference: "Our reference",
  yourOrderNumber: "Customer's order number",
  buyerReference: "Buyer reference",
  paymentTerm: {
    label: "Payment term",
    listed: { path: "/PaymentTerms", as: ({ name }: { readonly name: string }) => [name, name] },
    none: "Default",
  },
  invoiceSeparatly: { label: "Invoice it separately", wide: true },
  description: { label: "Description", rows: 2 },
  remarks: { label: "Remarks", rows: 2 },
})

/** Edits references and texts, at once and without a new version. */
export const ReferencesDialog = ({
  subscription,
  onClose,
}: {
  readonly subscription: Subscription
  readonly onClose: () => void
}) => {
  const configured = useCustomFields("Order")
  const { id, orderNumber } = subscription
  const edited = { path: "/Subscriptions/{id}", input: { path: { id } } } as const
  const found = useEdited(edited.path, edited.input)
  return (
    <Dialog open onClose={onClose} title={`References of ${orderNumber}`} wide>
      <Edited
        {...edited}
        found={found}
        named={(of) => ({ ...references.valuesOf(of), customFields: of.customFields })}
        labels={{ ...references.labels, customFields: "Custom fields" }}
        onSaved={() => {
          say(`${orderNumber} is saved`)
          onClose()
        }}
      >
        {(opened, save) => (
          <Form
            label="References"
            onSend={(data) => {
              const { paymentTerm, ...body } = references.read(data)
              const term = paymentTerm === (opened.paymentTerm ?? null) ? {} : { paymentTerm }
              const custom = configured.length === 0 ? {} : { customFields: customFieldsIn(data, configured) }
              return save({ ...body, ...term, ...custom })
            }}
          >
            {(busy) => (
              <>
                <Fields of={references} start={opened} />
                <CustomFields of={configured} values={opened.customFields} />
                <FormButtons busy={busy} onCancel={onClose}>
                  Save references
                </FormButtons>
              </>
            )}
          </Form>
        )}
      </Edited>
    </Dialog>
  )
}
