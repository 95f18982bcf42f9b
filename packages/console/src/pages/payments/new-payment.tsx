import { PaymentCreate } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { currencies, namesOf } from "../../shell/listed-choices.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useMe } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { today } from "../../ui/time.ts"

const paymentFields = form(PaymentCreate, {
  amount: { label: "Amount", hint: "An amount below 0 is a refund." },
  currency: { label: "Currency", listed: currencies },
  paymentDate: { label: "Paid", must: true },
  paymentMethod: { label: "Method", listed: namesOf("/PaymentMethods") },
  payerName: "Payer",
  reference: { label: "Reference", hint: "The payment settles the invoice with this OCR number or number." },
  bankFeeAmount: "Bank fee",
})

/** Enters a payment. The service looks its reference up, and the page of the payment shows what matched. */
export const NewPayment = ({ onClose }: { readonly onClose: () => void }) => {
  const run = useDo()
  const entity = useEntity()
  const go = useGo()
  const { legalEntities } = useMe()
  const base = legalEntities.find(({ id }) => id === entity)?.baseCurrency
  return (
    <Dialog open onClose={onClose} title="New payment" wide>
      <Form
        label="New payment"
        onSend={async (data, once) => {
          const body = paymentFields.read(data)
          const { id } = await run("post", "/Payments", { body, once })
          void go(`payments/${id}`, { replace: true })
        }}
      >
        {(busy) => (
          <>
            <Fields of={paymentFields} start={{ currency: base, paymentDate: today() }} autoFocus />
            <FormButtons busy={busy} onCancel={onClose}>
              Save the payment
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
