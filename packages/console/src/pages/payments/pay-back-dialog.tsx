import { useNavigate } from "@tanstack/react-router"
import type { components } from "../../api/schema.gen.ts"
import { negated } from "../../api/exact.ts"
import { useAll } from "../../shell/all.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useDo } from "../../shell/ask.ts"
import { Choice } from "../../shell/choice.tsx"
import { useEntity } from "../../shell/entity.ts"
import { useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons, textIn } from "../../ui/form.tsx"
import css from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { numberIn, textOrNull, withoutNulls } from "../../ui/typed.ts"
import type { Payment } from "../payment-mark.ts"

type Schemas = components["schemas"]

/**
 * Makes a refund of the unallocated amount of a payment (contract P20): a draft that names the payment, whose page then
 * opens.
 */
export const PayBackDialog = ({ payment, onClose }: { readonly payment: Payment; readonly onClose: () => void }) => {
  const run = useDo()
  const entity = useEntity()
  const navigate = useNavigate()
  const { numbers } = useWords()
  const methods = useAll<Schemas["PaymentMethod"]>("/PaymentMethods")
  const { amount: left, currencyCode } = payment.unallocatedAmount
  return (
    <Dialog open onClose={onClose} title="Pay the rest back" wide>
      <p>{numbers.money(left, currencyCode)} is left of the payment.</p>
      <Form
        label="Pay back"
        onSend={async (data, once) => {
          const body = {
            amount: negated(numberIn(data, "amount") ?? left),
            currency: currencyCode,
            paymentDate: textIn(data, "paymentDate"),
            paymentMethod: textIn(data, "paymentMethod"),
            refundOf: [{ payment: payment.id }],
            ...withoutNulls({ payerName: payment.payerName ?? null, reference: textOrNull(data, "reference") }),
          }
          const { id } = await run("post", "/Payments", { body, once })
          void navigate({ to: `/${entity}/payments/${id}`, replace: true })
        }}
      >
        {(busy) => (
          <>
            <div className={css.columns}>
              <AmountField
                name="amount"
                label={`Amount in ${currencyCode}`}
                currency={currencyCode}
                defaultValue={String(left)}
                autoFocus
              />
              <TextField name="paymentDate" type="date" label="Paid back" defaultValue={today()} />
              <Choice name="paymentMethod" label="Method" of={methods} as={({ name }) => [name, name]} />
              <TextField name="reference" label="Reference" optional maxLength={500} />
            </div>
            <Note>
              This makes a draft of a negative payment. When it is posted, it reduces the amount left of this payment.
              Make the transfer itself at the bank.
            </Note>
            <FormButtons busy={busy} onCancel={onClose}>
              Create the refund
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
