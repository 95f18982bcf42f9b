import { SendRequest } from "../../api/constraints.gen.ts"
import { useReason } from "../../shell/session.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { textOrNull } from "../../ui/typed.ts"

/** Asks for the address of a document, which is sent at once: those of the account, or another one. */
export const SendDialog = ({
  title,
  warning,
  onSend,
  onClose,
}: {
  readonly title: string
  /** The reason why the receiver may get the document twice. */
  readonly warning?: string | undefined
  readonly onSend: (body: { readonly to: string | null }, once: string) => Promise<unknown>
  readonly onClose: () => void
}) => {
  const reason = useReason()("messages:write")
  return (
    <Dialog open onClose={onClose} title={title}>
      {warning === undefined ? null : <p>{warning}</p>}
      <Form
        label={title}
        onSend={async (data, once) => {
          await onSend({ to: textOrNull(data, "to") }, once)
          say("The e-mail is on its way")
          onClose()
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="to"
              type="email"
              label="Another address"
              optional
              hint="Leave this empty to use the addresses of the account as they are now."
              limits={SendRequest.to}
              autoFocus
            />
            <FormButtons reason={reason} busy={busy} onCancel={onClose}>
              Send
            </FormButtons>
          </>
        )}
      </Form>
    </Dialog>
  )
}
