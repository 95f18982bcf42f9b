import { useDo } from "../../shell/ask.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"
import { messageOf } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { type InvoiceRequest, Previewed } from "./invoice-preview.tsx"

/** A failed posting leaves no draft behind, because the form still contains everything that was entered. */
export const invoiceAction = "CancelDraftIfPostFail" as const

/** The entered invoice, with the service's preview of it. */
export interface ToPost {
  readonly body: InvoiceRequest
  readonly invoice: Invoice
  /** The idempotency key, the same while the dialog is open. */
  readonly once: string
}

/** Posts a new invoice at once, after its number and totals were shown. */
export const PostNewDialog = ({
  toPost,
  onClose,
  onPosted,
}: {
  readonly toPost: ToPost | undefined
  readonly onClose: () => void
  readonly onPosted: (id: string) => void
}) => {
  const run = useDo()
  return (
    <Confirm
      open={toPost !== undefined}
      onClose={onClose}
      title="Post this invoice?"
      action="Post"
      onConfirm={async () => {
        if (toPost === undefined) return
        const { once } = toPost
        const made = await run("post", "/Invoices/onAccountInvoice", { body: { ...toPost.body, invoiceAction }, once })
        say(messageOf(made))
        onPosted((made as { readonly id: string }).id)
      }}
    >
      {toPost === undefined ? null : <Previewed invoice={toPost.invoice} />}
      <p>The invoice gets its number, and its journal is written. A posted invoice can only be credited.</p>
    </Confirm>
  )
}
