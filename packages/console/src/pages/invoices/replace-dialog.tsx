import { ReplaceInvoiceRequest } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useReason } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { Note } from "../../ui/page.tsx"
import { today } from "../../ui/time.ts"
import { say } from "../../ui/toast.tsx"
import { textIn } from "../../ui/typed.ts"
import { messageOf } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"

/** Credits an invoice in full and makes a new one with the present data of its account (contract I41). */
export const ReplaceDialog = ({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) => {
  const run = useDo()
  const go = useGo()
  const reason = useReason()("invoices:write")
  const { id, invoiceNumber, account } = invoice
  return (
    <Dialog open onClose={onClose} title={`Replace invoice ${invoiceNumber}`}>
      <Form
        label="Replace the invoice"
        onSend={async (data, once) => {
          const body = { reason: textIn(data, "reason"), date: textIn(data, "date") }
          const made = await run("post", "/Invoices/{id}/Replace", { path: { id }, body, once })
          say(messageOf(made))
          onClose()
          void go(`invoices/${made.id}`)
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="reason"
              label="Why"
              hint="Printed on the credit note."
              limits={ReplaceInvoiceRequest.reason}
              autoFocus
            />
            <TextField name="date" type="date" label="Date" defaultValue={today()} />
            <Note>
              Invoice {invoiceNumber} is credited in full, and a new invoice with the same lines is made for{" "}
              {account.name} as the account is now. Both are posted with this date, and payments move to the new
              invoice.
            </Note>
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Replace the invoice
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
