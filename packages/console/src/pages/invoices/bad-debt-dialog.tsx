import { WriteOffInvoiceRequest } from "../../api/constraints.gen.ts"
import { negated } from "../../api/exact.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { useDo } from "../../shell/ask.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { CheckField, TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { numberIn, textIn, textOrNull, withoutNulls } from "../../ui/typed.ts"
import { WriteOffAccount } from "../write-off-account.tsx"
import type { Invoice } from "./invoice-columns.tsx"

/**
 * Writes off the open amount of an invoice or credit note, or a part of it (contract P23, P27): how much, when, why, with
 * or without the tax, and on which account.
 */
export const BadDebtDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const { numbers } = useWords()
  const reason = useReason()("payments:write")
  const { id, invoiceNumber, balancedAmount, currency, account } = invoice
  const isOurs = String(balancedAmount).startsWith("-")
  const open = isOurs ? negated(balancedAmount) : balancedAmount
  return (
    <Dialog open onClose={onClose} title={`Write ${invoiceNumber} off`}>
      <p>
        {numbers.money(open, currency)} is open, {isOurs ? "to" : "from"} {account.name}.
      </p>
      <Form
        label="Write the invoice off"
        onSend={async (data, once) => {
          const amount = numberIn(data, "amount") ?? open
          const body = {
            amount,
            date: textIn(data, "date"),
            reason: textIn(data, "reason"),
            taxRelief: data.has("taxRelief"),
            ...withoutNulls({ account: textOrNull(data, "account") }),
          }
          await run("post", "/Invoices/{id}/WriteOff", { path: { id }, body, once })
          say(`${numbers.money(amount, currency)} is written off`)
          onClose()
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="reason"
              label="Why"
              hint="Written in the books."
              limits={WriteOffInvoiceRequest.reason}
              autoFocus
            />
            <AmountField
              name="amount"
              label={`Amount in ${currency}`}
              currency={currency}
              defaultValue={String(open)}
            />
            <TextField name="date" type="date" label="Date" defaultValue={today()} />
            <WriteOffAccount name="account" />
            <CheckField
              name="taxRelief"
              label="Correct the tax as well"
              hint="The service does not judge whether the law allows it yet. Ask your accountant."
            />
            <Note>A later payment takes the write-off back automatically, before it pays what is open.</Note>
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Write off
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
