import { SubscriptionPatch } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useDo } from "../../shell/ask.ts"
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
  const run = useDo()
  const configured = useCustomFields("Order")
  const { id, orderNumber, customFields } = subscription
  return (
    <Dialog open onClose={onClose} title={`References of ${orderNumber}`} wide>
      <Form
        label="References"
        onSend={async (data) => {
          const { paymentTerm, ...body } = references.read(data)
          const term = paymentTerm === (subscription.paymentTerm ?? null) ? {} : { paymentTerm }
          const custom = configured.length === 0 ? {} : { customFields: customFieldsIn(data, configured) }
          await run("patch", "/Subscriptions/{id}", { path: { id }, body: { ...body, ...term, ...custom } })
          say(`${orderNumber} is saved`)
          onClose()
        }}
      >
        {(busy) => (
          <>
            <Fields of={references} start={subscription} />
            <CustomFields of={configured} values={customFields} />
            <FormButtons busy={busy} onCancel={onClose}>
              Save references
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
