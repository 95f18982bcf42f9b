import { RefundPaymentRequest } from "../../api/constraints.gen.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useGo } from "../../shell/go.ts"
import { useDo } from "../../shell/ask.ts"
import { namesOf } from "../../shell/listed-choices.ts"
import { Fields } from "../../shell/request-fields.tsx"
import { form } from "../../shell/request-form.ts"
import { useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { numberIn } from "../../ui/typed.ts"
import type { Payment } from "../payment-mark.ts"

const refund = form(RefundPaymentRequest, {
  paymentDate: { label: "Paid back", must: true },
  paymentMethod: { label: "Method", listed: namesOf("/PaymentMethods") },
  description: "Why",
})

/**
 * Makes and posts a refund of the unallocated amount of a payment (contract P28). The page of the refund then opens.
 */
export const PayBackDialog = ({ payment, onClose }: { readonly payment: Payment; readonly onClose: () => void }) => {
  const run = useDo()
  const go = useGo()
  const { numbers } = useWords()
  const { amount: left, currencyCode } = payment.unallocatedAmount
  return (
    <Dialog open onClose={onClose} title="Pay the rest back" wide>
      <p>{numbers.money(left, currencyCode)} is left of the payment.</p>
      <Form
        label="Pay back"
        onSend={async (data, once) => {
          const body = { amount: numberIn(data, "amount") ?? left, ...refund.read(data) }
          const { id } = await run("post", "/Payments/{id}/Refund", { path: { id: payment.id }, body, once })
          say(`${numbers.money(body.amount, currencyCode)} is paid back`)
          void go(`payments/${id}`, { replace: true })
        }}
      >
        {(busy) => (
          <>
            <AmountField
              name="amount"
              label={`Amount in ${currencyCode}`}
              currency={currencyCode}
              defaultValue={String(left)}
              autoFocus
            />
            <Fields of={refund} start={{ paymentDate: today() }} />
            <Note>
              The refund is posted at once and reduces the amount left of this payment. Make the transfer itself at the
              bank.
            </Note>
            <FormButtons busy={busy} onCancel={onClose}>
              Pay back
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
