import { PaymentWriteOffCreate } from "../../api/constraints.gen.ts"
import type { Decimal } from "../../api/exact.ts"
import { AmountField } from "../../shell/amount-field.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { TextField } from "../../ui/field.tsx"
import { Form, FormButtons } from "../../ui/form.tsx"
import { say } from "../../ui/toast.tsx"
import { numberIn, textIn, textOrNull } from "../../ui/typed.ts"
import { WriteOffAccount } from "../write-off-account.tsx"

export interface TypedWriteOff {
  readonly postingText: string
  readonly amount?: Decimal
  readonly financialAccount?: string
}

/** Asks for the reason and the account of a write-off; the books keep both. */
export const WriteOffDialog = ({
  title,
  onSend,
  onClose,
}: {
  readonly title: string
  readonly onSend: (writeOff: TypedWriteOff) => Promise<unknown>
  readonly onClose: () => void
}) => (
  <Dialog open onClose={onClose} title={title}>
    <Form
      label="Write off"
      onSend={async (data) => {
        const amount = numberIn(data, "amount")
        const account = textOrNull(data, "financialAccount")
        await onSend({
          postingText: textIn(data, "postingText"),
          ...(amount === null ? {} : { amount }),
          ...(account === null ? {} : { financialAccount: account }),
        })
        say("Written off")
        onClose()
      }}
    >
      {(busy) => (
        <>
          <TextField
            name="postingText"
            label="Why"
            hint="Shown in the journal."
            limits={PaymentWriteOffCreate.postingText}
            autoFocus
          />
          <AmountField name="amount" label="Amount" optional hint="Default: everything that is left." />
          <WriteOffAccount name="financialAccount" />
          <FormButtons busy={busy} onCancel={onClose}>
            Write off
          </FormButtons>
        </>
      )}
    </Form>
  </Dialog>
)
