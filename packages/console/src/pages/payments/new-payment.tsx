import { useNavigate } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useDo } from "../../shell/ask.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Choice } from "../../shell/choice.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useMe } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons, textIn } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { today } from "../../ui/time.ts"
import { numberIn, textOrNull, withoutNulls } from "../../ui/typed.ts"

type Schemas = components["schemas"]

/** Enters a payment. The service looks its reference up, and the page of the payment shows what matched. */
export const NewPayment = ({ onClose }: { readonly onClose: () => void }) => {
  const run = useDo()
  const entity = useEntity()
  const navigate = useNavigate()
  const { legalEntities } = useMe()
  const base = legalEntities.find(({ id }) => id === entity)?.baseCurrency
  const methods = useAll<Schemas["PaymentMethod"]>("/PaymentMethods")
  const currencies = useAll<Schemas["Currency"]>("/Currency")
  return (
    <Dialog open onClose={onClose} title="New payment" wide>
      <Form
        label="New payment"
        onSend={async (data, once) => {
          const body = {
            amount: numberIn(data, "amount") ?? 0,
            paymentMethod: textIn(data, "paymentMethod"),
            currency: textIn(data, "currency"),
            paymentDate: textIn(data, "paymentDate"),
            ...withoutNulls({
              bankFeeAmount: numberIn(data, "bankFeeAmount"),
              payerName: textOrNull(data, "payerName"),
              reference: textOrNull(data, "reference"),
            }),
          }
          const { id } = await run("post", "/Payments", { body, once })
          void navigate({ to: `/${entity}/payments/${id}`, replace: true })
        }}
      >
        {(busy) => (
          <>
            <div className={css.columns}>
              <AmountField name="amount" label="Amount" autoFocus hint="An amount below 0 is a refund." />
              <Choice name="currency" label="Currency" of={currencies} as={({ code }) => [code, code]} chosen={base} />
              <TextField name="paymentDate" type="date" label="Paid" defaultValue={today()} />
              <Choice name="paymentMethod" label="Method" of={methods} as={({ name }) => [name, name]} />
              <TextField name="payerName" label="Payer" optional maxLength={500} />
              <TextField
                name="reference"
                label="Reference"
                optional
                maxLength={500}
                hint="The payment settles the invoice with this OCR number or number."
              />
              <AmountField name="bankFeeAmount" label="Bank fee" optional />
            </div>
            <FormButtons busy={busy} onCancel={onClose}>
              Save the payment
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
