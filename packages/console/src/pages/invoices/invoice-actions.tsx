import { useSearch } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { download } from "../../api/download.ts"
import { useDo } from "../../shell/ask.ts"
import { useGo } from "../../shell/go.ts"
import { useEntity } from "../../shell/entity.ts"
import { useChangeSearch } from "../../shell/search.ts"
import { useReason } from "../../shell/session.tsx"
import { useAction } from "../../shell/use-action.tsx"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/dialog.tsx"
import { useMedia } from "../../ui/media.ts"
import { say } from "../../ui/toast.tsx"
import { ActionPreview, messageOf } from "./action-preview.tsx"
import { type Invoice, isOnTheBooks, nameOf } from "./invoice-columns.tsx"
import css from "./invoice.module.css"

// Each dialog is loaded when it is opened, so that the page stays small.
const BadDebtDialog = lazy(async () => ({ default: (await import("./bad-debt-dialog.tsx")).BadDebtDialog }))
const CreditDialog = lazy(async () => ({ default: (await import("./credit-dialog.tsx")).CreditDialog }))
const CorrectDialog = lazy(async () => ({ default: (await import("./correct-dialog.tsx")).CorrectDialog }))
const PayDialog = lazy(async () => ({ default: (await import("./pay-dialog.tsx")).PayDialog }))

type Asked = "post" | "cancel" | "credit" | "correct" | "pay" | "write-off"

const files = { PDF: "application/pdf", UBL: "application/xml" } as const

/** The available actions on an invoice; each shows its result before it is executed. */
export const InvoiceActions = ({ invoice }: { readonly invoice: Invoice }) => {
  const [asked, setAsked] = useState<Asked>()
  const reasonFor = useReason()
  const reason = reasonFor("invoices:write")
  const entity = useEntity()
  const go = useGo()
  const { id, status, invoiceType, balancedAmount } = invoice
  const saving = useAction((kind: keyof typeof files) =>
    download({
      path: `/Invoices/${id}/${kind}`,
      legalEntity: entity,
      type: files[kind],
      name: `${nameOf(invoice).replaceAll("/", "-")}.${kind === "UBL" ? "xml" : "pdf"}`,
    }),
  )
  const change = useChangeSearch()
  const { pdf } = useSearch({ strict: false })
  const isPhone = useMedia("(width < 700px)")
  return (
    <div className={css.buttons}>
      {status === "Draft" ? (
        <>
          <Button look="primary" reason={reason} onClick={() => setAsked("post")}>
            Post…
          </Button>
          <Button look="danger" reason={reason} onClick={() => setAsked("cancel")}>
            Cancel draft…
          </Button>
        </>
      ) : null}
      {isOnTheBooks(invoice) ? (
        <>
          {isPhone || pdf !== undefined ? null : (
            <Button icon="eye" onClick={() => change({ pdf: "1" })}>
              Show the PDF
            </Button>
          )}
          {(["PDF", "UBL"] as const).map((kind) => (
            <Button
              key={kind}
              icon="download"
              reason={kind === "UBL" ? reasonFor("einvoices:read") : undefined}
              busy={saving.busy}
              onClick={() => saving.run(kind)}
            >
              {kind}
            </Button>
          ))}
          {status === "Posted" ? (
            <Button
              reason={reasonFor("payments:write") === undefined ? undefined : reason}
              onClick={() => setAsked("pay")}
            >
              Mark paid…
            </Button>
          ) : null}
          {invoiceType === "Credit" ? null : (
            <>
              <Button reason={reason} onClick={() => setAsked("credit")}>
                Credit…
              </Button>
              <Button reason={reason} onClick={() => setAsked("correct")}>
                Correct…
              </Button>
              {status === "Posted" && !String(balancedAmount).startsWith("-") ? (
                <Button reason={reasonFor("payments:write")} onClick={() => setAsked("write-off")}>
                  Write off…
                </Button>
              ) : null}
            </>
          )}
        </>
      ) : null}
      {status === "Cancelled" ? null : (
        <Button reason={reason} onClick={() => void go(`invoices/${id}/edit`)}>
          Edit
        </Button>
      )}
      {invoiceType === "OnAccount" ? (
        <Button icon="copy" reason={reason} onClick={() => void go("invoices/new", { search: { like: id } })}>
          New like this
        </Button>
      ) : null}
      {saving.refusal}
      <PostDialog invoice={invoice} open={asked === "post"} onClose={() => setAsked(undefined)} />
      <Suspense>
        {asked === "credit" ? <CreditDialog invoice={invoice} onClose={() => setAsked(undefined)} /> : null}
        {asked === "correct" ? <CorrectDialog invoice={invoice} onClose={() => setAsked(undefined)} /> : null}
        {asked === "write-off" ? <BadDebtDialog invoice={invoice} onClose={() => setAsked(undefined)} /> : null}
        {asked === "pay" ? <PayDialog invoice={invoice} onClose={() => setAsked(undefined)} /> : null}
      </Suspense>
      <CancelDialog invoice={invoice} open={asked === "cancel"} onClose={() => setAsked(undefined)} />
    </div>
  )
}

interface AboutInvoice {
  readonly invoice: Invoice
  readonly open: boolean
  readonly onClose: () => void
}

const PostDialog = ({ invoice: { id }, open, onClose }: AboutInvoice) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title="Post this invoice?"
      action="Post"
      onConfirm={async (once) => {
        say(messageOf(await run("post", "/Invoices/{id}/post", { path: { id }, once })))
      }}
    >
      <ActionPreview path="/Invoices/{id}/post" id={id} body={undefined} enabled={open} />
      <p>The invoice gets its number, and its journal is written. A posted invoice can only be credited.</p>
    </Confirm>
  )
}

const CancelDialog = ({ invoice: { id, account }, open, onClose }: AboutInvoice) => {
  const run = useDo()
  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={`Cancel this draft for ${account.name}?`}
      action="Cancel the draft"
      danger
      onConfirm={async (once) => {
        await run("post", "/Invoices/{id}/cancel", { path: { id }, once })
        say("The draft is cancelled")
      }}
    >
      <p>Its charges are due again. A cancelled draft cannot be restored.</p>
    </Confirm>
  )
}
