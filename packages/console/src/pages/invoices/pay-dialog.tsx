import { useState } from "react"
import { CreateAndPostPaymentRequest } from "../../api/constraints.gen.ts"
import type { components } from "../../api/schema.gen.ts"
import { useAll } from "../../shell/all.ts"
import { useDo } from "../../shell/ask.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Choice } from "../../shell/choice.tsx"
import { useReason, useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { SelectField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { numberIn, textIn, textOrNull, withoutNulls } from "../../ui/typed.ts"
import { messageOf } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"

const ways = {
  here: {
    word: "A payment is booked here",
    need: "payments:write",
    follows:
      "The payment is created and posted at once. The unpaid rest of the invoice stays open; an overpayment becomes an advance.",
  },
  elsewhere: {
    word: "The payment is in another system",
    need: "invoices:write",
    follows: "The invoice is settled in full, and nothing is booked here.",
  },
} as const
type Way = keyof typeof ways

/** Settles an invoice: by a payment that is posted at once (contract P7), or as paid in another system (I3). */
export const PayDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const { numbers } = useWords()
  const reasonFor = useReason()
  const [way, setWay] = useState<Way>("here")
  const { id, invoiceNumber, balancedAmount, currency } = invoice
  return (
    <Dialog open onClose={onClose} title={`Record the payment of ${invoiceNumber}`} wide>
      <p>
        {numbers.money(balancedAmount, currency)} is open, from {invoice.account.name}.
      </p>
      <Form
        label="Record payment"
        onSend={async (data, once) => {
          const paymentDate = textIn(data, "paymentDate")
          if (way === "elsewhere")
            say(messageOf(await run("post", "/Invoices/paid", { body: { invoiceId: id, paymentDate }, once })))
          else {
            const body = {
              invoice: { key: "Invoice_Posted-Id", value: id },
              amount: numberIn(data, "amount") ?? balancedAmount,
              paymentDate,
              paymentMethod: textIn(data, "paymentMethod"),
              ...withoutNulls({
                bankFeeAmount: numberIn(data, "bankFeeAmount"),
                description: textOrNull(data, "description"),
              }),
            }
            await run("post", "/Payments/CreateAndPost", { body, once })
            say("The payment is posted")
          }
          onClose()
        }}
      >
        {(busy) => (
          <>
            <div className={layout.columns}>
              <SelectField
                name="way"
                label="How"
                value={way}
                onChange={({ target }) => setWay(target.value === "elsewhere" ? "elsewhere" : "here")}
              >
                {Object.entries(ways).map(([value, { word }]) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </SelectField>
              <TextField name="paymentDate" type="date" label="Paid" defaultValue={today()} />
            </div>
            {way === "here" ? <PaymentFields invoice={invoice} /> : null}
            <Note>{ways[way].follows}</Note>
            <FormButtons reason={reasonFor(ways[way].need)} busy={busy} onCancel={onClose}>
              {way === "here" ? "Post payment" : "Mark as paid"}
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}

const PaymentFields = ({ invoice: { balancedAmount, currency } }: { readonly invoice: Invoice }) => {
  const methods = useAll<components["schemas"]["PaymentMethod"]>("/PaymentMethods")
  return (
    <div className={layout.columns}>
      <AmountField
        name="amount"
        label={`Amount in ${currency}`}
        currency={currency}
        defaultValue={String(balancedAmount)}
      />
      <Choice name="paymentMethod" label="Method" of={methods} as={({ name }) => [name, name]} />
      <AmountField name="bankFeeAmount" label="Fee that the bank kept" optional currency={currency} />
      <TextField name="description" label="Description" optional limits={CreateAndPostPaymentRequest.description} />
    </div>
  )
}
