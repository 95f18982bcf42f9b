import { WriteOffInvoiceRequest } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason, useWords } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { textIn, textOrNull, withoutNulls } from "../../ui/typed.ts"
import { WriteOffAccount } from "../write-off-account.tsx"
import type { Invoice } from "./invoice-columns.tsx"

/** Writes all that is open of an invoice off as a bad debt (contract P23): when, why, and on which account. */
export const BadDebtDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const { numbers } = useWords()
  const reason = useReason()("payments:write")
  const { id, invoiceNumber, balancedAmount, currency, account } = invoice
  const open = numbers.money(balancedAmount, currency)
  return (
    <Dialog open onClose={onClose} title={`Write ${invoiceNumber} off`}>
      <p>
        {open} is open, from {account.name}.
      </p>
      <Form
        label="Write the invoice off"
        onSend={async (data, once) => {
          const body = {
            date: textIn(data, "date"),
            reason: textIn(data, "reason"),
            ...withoutNulls({ account: textOrNull(data, "account") }),
          }
          await run("post", "/Invoices/{id}/WriteOff", { path: { id }, body, once })
          say(`${open} is written off`)
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
            <TextField name="date" type="date" label="Date" defaultValue={today()} />
            <WriteOffAccount name="account" />
            <Note>
              The whole open amount is booked, and the invoice is settled. The tax is not corrected: use a credit note
              for that. A later payment takes the write-off back automatically.
            </Note>
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Write off
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
