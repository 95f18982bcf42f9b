import { useDo } from "../../shell/ask.ts"
import { Dialog } from "../../ui/dialog.tsx"
import { TextArea, TextField } from "../../ui/field.tsx"
import { Form, FormButtons, textIn } from "../../ui/form.tsx"
import layout from "../../ui/layout.module.css"
import { Note } from "../../ui/page.tsx"
import { say } from "../../ui/toast.tsx"
import { textOrNull } from "../../ui/typed.ts"
import { CustomFields, customFieldsIn, useCustomFields } from "../custom-fields.tsx"
import type { Invoice } from "./invoice-columns.tsx"

/** Changes what may change of an invoice: never its lines. */
export const EditInvoiceDialog = ({
  invoice,
  open,
  onClose,
}: {
  readonly invoice: Invoice
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const run = useDo()
  const fields = useCustomFields("Invoice")
  return (
    <Dialog open={open} onClose={onClose} title="Edit the invoice" wide>
      <Note>
        {invoice.status === "Draft"
          ? "Lines of a draft are changed by taking them over into a new one."
          : "Lines and amounts of a posted invoice stay; they are credited or corrected."}
      </Note>
      <Form
        label="Edit the invoice"
        onSend={async (data) => {
          const body = {
            dueDate: textIn(data, "dueDate"),
            yourOrderNumber: textOrNull(data, "yourOrderNumber"),
            notes: textOrNull(data, "notes"),
            ...(fields.length === 0 ? {} : { customFields: customFieldsIn(data, fields) }),
          }
          await run("patch", "/Invoices/{id}", { path: { id: invoice.id }, body })
          say("Saved")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <div className={layout.columns}>
              <TextField name="dueDate" type="date" label="Due" defaultValue={invoice.dueDate} />
              <TextField
                name="yourOrderNumber"
                label="Your order"
                optional
                maxLength={500}
                defaultValue={invoice.yourOrderNumber}
              />
            </div>
            <TextArea name="notes" label="Notes" optional maxLength={500} defaultValue={invoice.notes} />
            <CustomFields key={fields.length} of={fields} values={invoice.customFields} />
            <FormButtons busy={busy} onCancel={onClose}>
              Save
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
