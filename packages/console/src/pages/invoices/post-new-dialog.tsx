import { useDo } from "../../shell/ask.ts"
import { Confirm } from "../../ui/dialog.tsx"
import { say } from "../../ui/toast.tsx"
import { messageOf } from "./action-preview.tsx"
import type { Invoice } from "./invoice-columns.tsx"
import { type InvoiceRequest, Previewed } from "./invoice-preview.tsx"

/** What cannot be posted leaves no draft behind: the form still has all that was typed. */
export const invoiceAction = "CancelDraftIfPostFail" as const

/** An invoice that is typed, and what the service would make of it. */
export interface ToPost {
  readonly body: InvoiceRequest
  readonly invoice: Invoice
  /** One key for as long as the question is open. */
  readonly once: string
}

/** Posts an invoice at once, after its number and totals were seen. */
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
      <p>Its number is taken and its journal written. A posted invoice is only ever credited.</p>
    </Confirm>
  )
}
