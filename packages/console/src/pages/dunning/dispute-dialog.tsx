import { DisputeRequest } from "../../api/constraints.gen.ts"
import { useDo } from "../../shell/ask.ts"
import { useReason } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { textIn, textOrNull } from "../../ui/typed.ts"

/** Asks why an invoice is disputed, and until when its reminders wait. */
export const DisputeDialog = ({
  id,
  name,
  onClose,
}: {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}) => {
  const run = useDo()
  const reason = useReason()("collections:write")
  return (
    <Dialog open onClose={onClose} title={`${name} is disputed`}>
      <Form
        label="Dispute the invoice"
        onSend={async (data, once) => {
          const body = { reason: textIn(data, "reason"), until: textOrNull(data, "until") }
          await run("post", "/Invoices/{id}/Dispute", { path: { id }, body, once })
          say("Reminders of the invoice wait")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <TextField name="reason" label="Why" limits={DisputeRequest.reason} autoFocus />
            <TextField
              name="until"
              type="date"
              label="Until"
              optional
              hint="The first day of reminders again. Leave this empty to wait until you end the dispute."
            />
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Dispute
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
